"""Answering presses."""

from tgbot.sandbox.jsontypes import Value
from tgbot.sandbox.methods.call import Call, Method
from tgbot.sandbox.presses import answer_press
from tgbot.sandbox.refusals import bad_request
from tgbot.sandbox.updates import PRESS_LIFETIME_S

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


def answer_callback_query(call: Call) -> Value:
    press = call.sandbox.presses.get(call.params.text("callback_query_id"))
    if press is None or press.bot != call.bot.id or press.answered:
        raise bad_request(TOO_OLD)
    if call.sandbox.clock.now() - press.at >= PRESS_LIFETIME_S:
        raise bad_request(TOO_OLD)
    answer_press(
        call.sandbox,
        press,
        {
            "text": call.params.text("text"),
            "show_alert": call.params.flag("show_alert"),
            "url": call.params.text("url") or None,
        },
    )
    return True


METHODS: dict[str, Method] = {"answerCallbackQuery": answer_callback_query}
