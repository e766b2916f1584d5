"""Who am I, and what is new: getMe, getUpdates, getFile, the webhook's absence."""

from tgbot.sandbox.jsontypes import Value
from tgbot.sandbox.methods.call import Call, Method
from tgbot.sandbox.refusals import Refusal, bad_request
from tgbot.sandbox.render import user_json


def get_me(call: Call) -> Value:
    return user_json(call.world.people[call.bot.id]) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not call.bot.privacy,
        "supports_inline_queries": False,
        "supports_guest_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
        "has_topics_enabled": False,
        "allows_users_to_create_topics": False,
        "can_manage_bots": False,
    }


async def get_updates(call: Call) -> Value:
    """Long polling; `allowed_updates` holds until it is given anew, and only for updates from then on."""
    if call.params.has("allowed_updates"):
        call.bot.allowed = [kind for kind in call.params.list("allowed_updates") if isinstance(kind, str)]
        call.world.keep(call.bot)
    call.sandbox.polled_once.set()
    limit = call.params.number("limit") or 100
    return await call.sandbox.updates.poll(call.bot, call.params.number("offset"), limit, call.params.number("timeout"))


def delete_webhook(call: Call) -> Value:
    if call.params.flag("drop_pending_updates"):
        call.sandbox.updates.drop_all(call.bot)
    return True


def get_webhook_info(call: Call) -> Value:
    waiting = len(call.sandbox.updates.waiting(call.bot.id))
    return {"url": "", "has_custom_certificate": False, "pending_update_count": waiting}


def set_webhook(call: Call) -> Value:
    """Only the removal, an empty address: the sandbox delivers nothing by itself yet."""
    if call.params.text("url"):
        raise Refusal(400, "Bad Request: the sandbox delivers no webhooks; use getUpdates")
    return delete_webhook(call)


def get_file(call: Call) -> Value:
    stored = call.world.files.get(call.params.text("file_id"))
    if stored is None:
        raise bad_request("invalid file_id")
    return {
        "file_id": stored.id,
        "file_unique_id": stored.unique_id,
        "file_size": stored.size,
        "file_path": stored.path,
    }


METHODS: dict[str, Method] = {
    "getMe": get_me,
    "getUpdates": get_updates,
    "getFile": get_file,
    "getWebhookInfo": get_webhook_info,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
}
