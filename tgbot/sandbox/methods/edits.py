"""Editing and deleting messages."""

from tgbot.sandbox.entities import CAPTION_LIMIT, TEXT_LIMIT, formatted, within
from tgbot.sandbox.jsontypes import Obj, Value, objects_of, text_of
from tgbot.sandbox.keyboards import checked_markup
from tgbot.sandbox.methods.call import Call, Method
from tgbot.sandbox.methods.messages import document_parameter, photo_parameter, text_parameter
from tgbot.sandbox.model import PRIVATE, SUPERGROUP, Chat, Message
from tgbot.sandbox.posts import changed, remove
from tgbot.sandbox.refusals import bad_request
from tgbot.sandbox.render import message_json

DELETABLE_S = 48 * 3600
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a "
    "current content and reply markup of the message"
)


def edit_message_text(call: Call) -> Value:
    chat, message = _own(call)
    if message.has_media or message.service:
        raise bad_request("there is no text in the message to edit")
    text, entities = text_parameter(call, "text", "entities", TEXT_LIMIT, "MESSAGE_TOO_LONG")
    if not text:
        raise bad_request("message text is empty")
    return _apply(call, chat, message, text, entities, {})


def edit_message_caption(call: Call) -> Value:
    chat, message = _own(call)
    if not message.has_media:
        raise bad_request("there is no caption in the message to edit")
    text, entities = text_parameter(call, "caption", "caption_entities", CAPTION_LIMIT, "MEDIA_CAPTION_TOO_LONG")
    return _apply(call, chat, message, text, entities, {})


def edit_message_reply_markup(call: Call) -> Value:
    chat, message = _own(call)
    return _apply(call, chat, message, message.text, message.entities, {})


def edit_message_media(call: Call) -> Value:
    chat, message = _own(call)
    if message.service:
        raise bad_request("message can't be edited")
    media = call.params.obj("media")
    kind, given = text_of(media, "type"), text_of(media, "media")
    if kind == "photo":
        content: Obj = {"photo": list(photo_parameter(call, "media", given))}
    elif kind == "document":
        content = {"document": document_parameter(call, "media", given)}
    else:
        raise bad_request(f"the sandbox edits no media of the type {kind!r}")
    caption = text_of(media, "caption")
    given_entities = objects_of(media, "caption_entities")
    text, entities = formatted(call.world, caption, text_of(media, "parse_mode"), given_entities)
    within(text, CAPTION_LIMIT, refusal="MEDIA_CAPTION_TOO_LONG")
    return _apply(call, chat, message, text, entities, content)


def delete_message(call: Call) -> Value:
    chat = call.chat()
    message = call.message(chat, "message to delete not found")
    if not _deletable(call, chat, message):
        raise bad_request("message can't be deleted")
    remove(call.sandbox, chat, [message])
    return True


def delete_messages(call: Call) -> Value:
    """Unknown messages are passed over; one that may not be deleted refuses all."""
    chat = call.chat()
    numbers = [n for n in call.params.list("message_ids") if isinstance(n, int)]
    if not 1 <= len(numbers) <= 100:
        raise bad_request("message identifiers are not specified" if not numbers else "too many message identifiers")
    found = [m for m in (call.world.message(chat, n) for n in numbers) if m is not None]
    if not all(_deletable(call, chat, message) for message in found):
        raise bad_request("message can't be deleted")
    remove(call.sandbox, chat, found)
    return True


def _own(call: Call) -> tuple[Chat, Message]:
    if call.params.has("inline_message_id"):
        raise bad_request("message identifier is not specified")
    if not call.params.has("chat_id"):
        raise bad_request("chat_id is empty")
    chat = call.chat()
    if not call.params.number("message_id"):
        raise bad_request("message identifier is not specified")
    message = call.message(chat, "message to edit not found")
    if message.sender != call.bot.id:
        raise bad_request("message can't be edited")
    return chat, message


def _apply(call: Call, chat: Chat, message: Message, text: str, entities: list[Obj], media: Obj) -> Value:
    """Changes the message, or refuses where nothing would change. Without `reply_markup` the keyboard goes."""
    markup = checked_markup(call.params.obj("reply_markup"), chat.type)
    if message.markup and "inline_keyboard" not in message.markup:
        raise bad_request("message can't be edited")
    if (message.markup.get("force_reply") or False) and markup:
        markup["force_reply"] = True
    photo = objects_of(media, "photo") if media else message.photo
    document = objects_of({"d": [media["document"]]}, "d")[0] if "document" in media else {}
    document = document if media else message.document
    same = (text, entities, markup) == (message.text, message.entities, message.markup)
    if same and _ids(photo, document) == _ids(message.photo, message.document):
        raise bad_request(NOT_MODIFIED)
    content_changed = (text, entities) != (message.text, message.entities) or bool(media)
    message.text, message.entities, message.markup = text, entities, markup
    message.photo, message.document = photo, document
    if content_changed:
        message.edit_date = call.sandbox.now()
    changed(call.sandbox, chat, message)
    return message_json(call.world, chat, message)


def _ids(photo: list[Obj], document: Obj) -> list[str]:
    return [text_of(size, "file_unique_id") for size in photo] + [text_of(document, "file_unique_id")]


def _deletable(call: Call, chat: Chat, message: Message) -> bool:
    """Admins with the right may delete anything in a supergroup; others only for 48 hours, bots their own."""
    if chat.type == SUPERGROUP and chat.may(call.bot.id, "can_delete_messages"):
        return True
    if call.sandbox.clock.now() - message.date >= DELETABLE_S:
        return False
    if chat.type == PRIVATE or message.sender == call.bot.id:
        return True
    return chat.may(call.bot.id, "can_delete_messages")


METHODS: dict[str, Method] = {
    "editMessageText": edit_message_text,
    "editMessageCaption": edit_message_caption,
    "editMessageReplyMarkup": edit_message_reply_markup,
    "editMessageMedia": edit_message_media,
    "deleteMessage": delete_message,
    "deleteMessages": delete_messages,
}
