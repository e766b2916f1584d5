"""Sending: text, photos, documents, the typing mark, reactions."""

from tgbot.sandbox.checks import Upload
from tgbot.sandbox.entities import CAPTION_LIMIT, TEXT_LIMIT, formatted, within
from tgbot.sandbox.files import document_json, photo_sizes
from tgbot.sandbox.jsontypes import Obj, Value, number_of, objects_of, text_of
from tgbot.sandbox.keyboards import checked_markup
from tgbot.sandbox.methods.call import Call, Method
from tgbot.sandbox.model import Chat, Message
from tgbot.sandbox.posts import draft, place, send
from tgbot.sandbox.refusals import bad_request
from tgbot.sandbox.render import message_json
from tgbot.sandbox.seen import message_seen

REACTIONS = (
    "👍👎❤🔥🥰👏😁🤔🤯😱🤬😢🎉🤩🤮💩🙏👌🕊🤡🥱🥴😍🐳🌚🌭💯🤣⚡🍌🏆💔🤨😐"
    "🍓🍾💋🖕😈😴😭🤓👻👀🎃🙈😇😨🤝✍🤗🫡🎅🎄☃💅🤪🗿🆒💘🙉🦄😘💊🙊😎👾😡"
)
ACTIONS = frozenset(
    {
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
    }
)


def send_message(call: Call) -> Value:
    chat = call.writable_chat()
    text, entities = text_parameter(call, "text", "entities", TEXT_LIMIT, "message is too long")
    if not text:
        raise bad_request("message text is empty")
    message = outgoing(call, chat)
    message.text, message.entities = text, entities
    return _sent(call, chat, message)


def send_photo(call: Call) -> Value:
    chat = call.writable_chat()
    sizes = photo_parameter(call, "photo")
    return _send_media(call, chat, sizes, {})


def send_document(call: Call) -> Value:
    chat = call.writable_chat()
    return _send_media(call, chat, [], document_parameter(call, "document"))


def send_chat_action(call: Call) -> Value:
    chat = call.writable_chat()
    if call.params.text("action").lower() not in ACTIONS:
        raise bad_request("wrong parameter action in request")
    topic = call.topic(chat)
    call.sandbox.events.tell("typing", place(chat) | {"from": call.bot.id, "thread": topic.id if topic else None})
    return True


def set_message_reaction(call: Call) -> Value:
    chat = call.chat()
    message = call.message(chat, "message to react not found")
    wanted = objects_of(call.params.values, "reaction")
    if len(wanted) > 1:
        raise bad_request("REACTIONS_TOO_MANY")
    for reaction in wanted:
        if text_of(reaction, "type") != "emoji" or text_of(reaction, "emoji").rstrip("\ufe0f") not in REACTIONS:
            raise bad_request("REACTION_INVALID")
    message.reactions.pop(str(call.bot.id), None)
    if wanted:
        message.reactions[str(call.bot.id)] = list(wanted)
    call.world.keep(message)
    call.sandbox.events.tell("reaction", message_seen(call.world, chat, message))
    return True


def outgoing(call: Call, chat: Chat) -> Message:
    """A message of the bot with its place, reply and keyboard, still without content."""
    topic = call.topic(chat)
    reply_to = _reply_parameter(call, chat)
    markup = checked_markup(call.params.obj("reply_markup"), chat.type)
    message = draft(call.sandbox, chat, call.bot.id, thread=topic.id if topic else 0, reply_to=reply_to)
    message.markup = markup
    if call.params.flag("protect_content"):
        message.extra = {"has_protected_content": True}
    return message


def text_parameter(call: Call, name: str, given: str, limit: int, refusal: str) -> tuple[str, list[Obj]]:
    """A text or caption of at most `limit` UTF-16 units after parsing."""
    mode = call.params.text("parse_mode")
    text, entities = formatted(call.world, call.params.text(name), mode, objects_of(call.params.values, given))
    within(text, limit, refusal=refusal)
    return text, entities


def photo_parameter(call: Call, name: str, given: str = "") -> list[Obj]:
    """A photo that is uploaded under this name, or known by its file id."""
    upload = _upload(call, name, given)
    if upload is not None:
        return call.sandbox.files.photo(upload.name, upload.content)
    stored = call.world.files.get(given or call.params.text(name))
    if stored is None or not stored.width:
        raise bad_request("wrong file identifier/HTTP URL specified")
    return photo_sizes(stored)


def document_parameter(call: Call, name: str, given: str = "") -> Obj:
    upload = _upload(call, name, given)
    if upload is not None:
        return document_json(call.sandbox.files.store("documents", upload.name, upload.content))
    stored = call.world.files.get(given or call.params.text(name))
    if stored is None:
        raise bad_request("wrong file identifier/HTTP URL specified")
    return document_json(stored)


def _upload(call: Call, name: str, given: str) -> Upload | None:
    value = given or call.params.text(name)
    if value.startswith("attach://"):
        upload = call.params.files.get(value.removeprefix("attach://"))
        if upload is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
        return upload
    return call.params.files.get(name)


def _send_media(call: Call, chat: Chat, photo: list[Obj], document: Obj) -> Value:
    text, entities = text_parameter(call, "caption", "caption_entities", CAPTION_LIMIT, "message caption is too long")
    message = outgoing(call, chat)
    message.text, message.entities = text, entities
    message.photo, message.document = photo, document
    return _sent(call, chat, message)


def _sent(call: Call, chat: Chat, message: Message) -> Value:
    send(call.sandbox, chat, message)
    return message_json(call.world, chat, message)


def _reply_parameter(call: Call, chat: Chat) -> int:
    """The number of the message that is answered, 0 for none or where it is gone and that was allowed."""
    reply = call.params.obj("reply_parameters")
    number = number_of(reply, "message_id")
    if not number:
        return 0
    if call.world.message(chat, number) is not None:
        return number
    if reply.get("allow_sending_without_reply"):
        return 0
    raise bad_request("message to be replied not found")


METHODS: dict[str, Method] = {
    "sendMessage": send_message,
    "sendPhoto": send_photo,
    "sendDocument": send_document,
    "sendChatAction": send_chat_action,
    "setMessageReaction": set_message_reaction,
}
