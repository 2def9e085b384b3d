"""What frameworks for Python do on the responses protocol, with the sandbox models.

As ``responses.mjs``: tools, a handoff, objects, streams and errors. Prints a line for each case: its
name, and ``ok`` or the fault.

Environment: GATEWAY_URL (with /v1), GATEWAY_KEY.
"""

import asyncio
import os
from typing import Any, Callable

os.environ["OPENAI_AGENTS_DISABLE_TRACING"] = "1"

import openai
from agents import Agent, ModelSettings, OpenAIResponsesModel, Runner, function_tool
from langchain_core.messages import HumanMessage, ToolMessage
from langchain_core.tools import tool
from langchain_openai import ChatOpenAI
from openai.types.shared import Reasoning
from pydantic import BaseModel

URL = os.environ["GATEWAY_URL"]
KEY = os.environ["GATEWAY_KEY"]
TOLD = "I asked, and the tool get_weather answered: sunny"
WORDS = "one two three four five"


class Weather(BaseModel):
    """What an answer of a type has."""

    city: str


def weather(city: str) -> str:
    """Weather.

    Args:
        city: The city.
    """
    return "sunny"


def expect_part(text: Any, part: str) -> None:
    """Fails with both values."""
    if part not in str(text):
        raise ValueError(f"no {part} in: {text!r}")


def failure_of(call: Callable[[], Any]) -> Exception:
    """The error of a call that must fail."""
    try:
        reply = call()
    except Exception as error:
        return error
    raise ValueError(f"it answered: {reply!r}")


def agent(model: str, **settings: Any) -> Agent:
    client = openai.AsyncOpenAI(base_url=URL, api_key=KEY, max_retries=0)
    settings = {"name": "A", "instructions": "Be brief.", **settings}
    return Agent(model=OpenAIResponsesModel(f"sandbox/{model}", client), **settings)


get_weather = function_tool(weather, name_override="get_weather")


def run(of: Agent, given: Any) -> Any:
    return asyncio.run(Runner.run(of, given))


def stream_run(of: Agent, given: Any) -> Any:
    async def consume() -> Any:
        result = Runner.run_streamed(of, given)
        async for _ in result.stream_events():
            pass
        return result.final_output

    return asyncio.run(consume())


def agent_handoff() -> None:
    second = agent("agent", name="B", tools=[get_weather])
    result = run(agent("agent", handoffs=[second]), "Weather?")
    expect_part(result.last_agent.name, "B")
    expect_part(result.final_output, "I asked, and the tool transfer_to_b answered")


def agent_reasoning() -> None:
    settings = ModelSettings(
        store=False,
        reasoning=Reasoning(effort="low"),
        response_include=["reasoning.encrypted_content"],
    )
    history = run(agent("reasoner", model_settings=settings), "Hello").to_input_list()
    given = [*history, {"role": "user", "content": "Thank you"}]
    expect_part(run(agent("reasoner", model_settings=settings), given).final_output, "Thank you")


def agent_refusal() -> None:
    error: Any = failure_of(lambda: run(agent("nothing"), "Hello"))
    expect_part(f"{error.status_code} {error.code}", "404 model_not_found")


AGENTS: dict[str, Callable[[], Any]] = {
    "tools": lambda: expect_part(
        run(agent("agent", tools=[get_weather]), "Weather?").final_output, TOLD
    ),
    "tools streamed": lambda: expect_part(
        stream_run(agent("agent", tools=[get_weather]), "Weather?"), TOLD
    ),
    "a handoff": agent_handoff,
    "an output type": lambda: expect_part(
        run(agent("agent", output_type=Weather), "Where?").final_output.city, "city"
    ),
    "a conversation with reasoning": agent_reasoning,
    "a failure in the stream": lambda: failure_of(lambda: stream_run(agent("break"), WORDS)),
    "a cut stream": lambda: failure_of(lambda: stream_run(agent("truncate"), WORDS)),
    "a refusal": agent_refusal,
}


def lang_chain(model: str, **settings: Any) -> ChatOpenAI:
    return ChatOpenAI(
        model=f"sandbox/{model}",
        base_url=URL,
        api_key=KEY,
        max_retries=0,
        use_responses_api=True,
        **settings,
    )


def lang_chain_stream(model: str, given: str) -> str:
    return "".join(chunk.text for chunk in lang_chain(model).stream(given))


def lang_chain_tools() -> None:
    settings = {"store": False, "include": ["reasoning.encrypted_content"]}
    model = lang_chain("agent", **settings).bind_tools([tool("get_weather")(weather)])
    messages: list[Any] = [HumanMessage("Weather?")]
    first = model.invoke(messages)
    messages += [first, ToolMessage("sunny", tool_call_id=first.tool_calls[0]["id"])]
    second = model.invoke(messages)
    expect_part(second.text, TOLD)
    messages += [second, HumanMessage("Thank you")]
    expect_part(lang_chain("echo").invoke(messages).text, "Thank you")


def lang_chain_refusal() -> None:
    error: Any = failure_of(lambda: lang_chain("nothing").invoke("Hello"))
    expect_part(f"{error.status_code} {error.code}", "404 model_not_found")


LANG_CHAIN: dict[str, Callable[[], Any]] = {
    "text": lambda: expect_part(lang_chain("echo").invoke("Hello").text, "Hello"),
    "stream": lambda: expect_part(lang_chain_stream("echo", "Hello there"), "Hello there"),
    "tools": lang_chain_tools,
    "an object": lambda: expect_part(
        lang_chain("agent").with_structured_output(Weather).invoke("Where?").city, "city"
    ),
    "a failure in the stream": lambda: failure_of(lambda: lang_chain_stream("break", WORDS)),
    "a cut stream": lambda: failure_of(lambda: lang_chain_stream("truncate", WORDS)),
    "a refusal": lang_chain_refusal,
}

for framework, cases in {"Agents SDK for Python": AGENTS, "LangChain for Python": LANG_CHAIN}.items():
    for name, play in cases.items():
        fault = "ok"
        try:
            play()
        except Exception as error:
            fault = f"{type(error).__name__}: {str(error)[:400]}".replace("\n", " ")
        print(f"{framework}, responses, {name}: {fault}", flush=True)
