"""Twelve turns with tools by a framework for Python: ``conversations.py FRAMEWORK CHANGE``.

Run by ``run.ts``, which has the vendor's stand-in. Prints how many turns were answered.

Environment: GATEWAY_URL (with /v1), GATEWAY_KEY, MODEL.
"""

import asyncio
import os
import sys
from typing import Any, Callable

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"
os.environ["OPENAI_AGENTS_DISABLE_TRACING"] = "1"
os.environ["CREWAI_DISABLE_TELEMETRY"] = "true"
os.environ["OTEL_SDK_DISABLED"] = "true"

from pydantic import BaseModel

URL = os.environ["GATEWAY_URL"]
KEY = os.environ["GATEWAY_KEY"]
MODEL = os.environ["MODEL"]
TURNS = 12
LAST_STEP = 2
MAX_TOKENS = 6_000
EFFORT = {"effort": "high"}
EXTRA = {"reasoning": EFFORT}
# What a response of the responses protocol has besides its text.
ENCRYPTED = ["reasoning.encrypted_content"]
ANY_JSON = {"type": "json_object"}
FRAMEWORK, CHANGE = sys.argv[1:]


class Step(BaseModel):
    """What the model answers in JSON."""

    step: int


def look(step: int) -> str:
    """Looks.

    Args:
        step: The number of the look.
    """
    return "red"


def see(step: int) -> str:
    """Sees.

    Args:
        step: The number of the look.
    """
    return "red"


def system(turn: int) -> str:
    """What stands before the conversation, in a turn that counts from 1."""
    return f"It is {turn}." if CHANGE == "clock" else "Be brief."


def tools(turn: int) -> list[Callable[[int], str]]:
    """What the agent has in a turn."""
    both = CHANGE == "added" or (CHANGE == "tools" and turn >= 7)
    return [look, see] if both else [look]


def is_offered(name: str, step: int) -> bool:
    """Whether a tool of the agent goes to the model, at a step that counts from 0."""
    if CHANGE == "last":
        return step < LAST_STEP
    return name == "look" or CHANGE != "added" or step >= LAST_STEP


def is_json(turn: int) -> bool:
    """Whether an answer must fit a schema."""
    return CHANGE == "json" and turn % 3 == 0


def is_object(step: int) -> bool:
    """Whether a call asks for JSON of any form."""
    return CHANGE == "object" and step == LAST_STEP


def is_object_turn(turn: int) -> bool:
    """Whether each call of a turn does, where a framework cannot ask for it at one alone."""
    return CHANGE == "object" and turn % 3 == 0


def skips(turn: int) -> bool:
    return CHANGE == "cut" and turn >= 7


def langchain_turns(model: Any) -> int:
    """Also LangGraph's: its agents are the graphs that ``create_agent`` makes."""
    from langchain.agents import create_agent
    from langchain.agents.middleware import wrap_model_call
    from langchain.agents.structured_output import ProviderStrategy
    from langchain.tools import tool

    messages: list[Any] = []
    first_turn = 0
    for turn in range(1, TURNS + 1):
        step = -1

        @wrap_model_call
        def prefix(request: Any, handler: Any) -> Any:
            nonlocal step
            step += 1
            offered = [one for one in request.tools if is_offered(one.name, step)]
            extra = {"extra_body": {**EXTRA, "response_format": ANY_JSON}}
            settings = extra if is_object(step) else {}
            return handler(request.override(tools=offered, model_settings=settings))

        agent = create_agent(
            model,
            [tool(one) for one in tools(turn)],
            system_prompt=system(turn),
            middleware=[prefix],
            response_format=ProviderStrategy(Step) if is_json(turn) else None,
        )
        messages.append({"role": "user", "content": f"Question {turn}"})
        shown = messages[first_turn:] if skips(turn) else messages
        added = agent.invoke({"messages": shown})["messages"][len(shown) :]
        messages.extend(added)
        if turn == 1:
            first_turn = len(messages)
    return TURNS


def langchain_openai(**settings: Any) -> int:
    from langchain_openai import ChatOpenAI

    return langchain_turns(
        ChatOpenAI(
            model=MODEL,
            base_url=URL,
            api_key=KEY,
            max_retries=0,
            max_tokens=MAX_TOKENS,
            **settings,
        )
    )


def langchain_responses() -> int:
    return langchain_openai(
        use_responses_api=True, reasoning=EFFORT, include=ENCRYPTED, store=False
    )


def langchain_anthropic() -> int:
    from langchain_anthropic import ChatAnthropic

    return langchain_turns(
        ChatAnthropic(
            model=MODEL,
            base_url=URL.removesuffix("/v1"),
            api_key=KEY,
            max_retries=0,
            max_tokens=MAX_TOKENS,
            thinking={"type": "adaptive"},
        )
    )


def openai_agents() -> int:
    from agents import OpenAIChatCompletionsModel

    return openai_agents_turns(
        OpenAIChatCompletionsModel,
        lambda turn: {
            "extra_body": {**EXTRA, "response_format": ANY_JSON} if is_object_turn(turn) else EXTRA
        },
    )


def openai_agents_one_call() -> int:
    from agents import OpenAIChatCompletionsModel
    from openai.types.shared import Reasoning

    settings = {"parallel_tool_calls": False, "reasoning": Reasoning(**EFFORT)}
    return openai_agents_turns(
        OpenAIChatCompletionsModel,
        lambda turn: {
            **settings,
            **({"extra_body": {"response_format": ANY_JSON}} if is_object_turn(turn) else {}),
        },
    )


def openai_agents_responses() -> int:
    from agents import OpenAIResponsesModel
    from openai.types.shared import Reasoning

    settings = {
        "reasoning": Reasoning(**EFFORT),
        "response_include": ENCRYPTED,
        "store": False,
    }
    return openai_agents_turns(OpenAIResponsesModel, lambda _: settings)


def openai_agents_turns(model: Any, settings: Callable[[int], dict[str, Any]]) -> int:
    from agents import Agent, ModelSettings, Runner, function_tool
    from openai import AsyncOpenAI

    client = AsyncOpenAI(base_url=URL, api_key=KEY, max_retries=0)
    history: list[Any] = []
    first_turn = 0
    for turn in range(1, TURNS + 1):
        looks = 0

        def offer(one: Callable[[int], str]) -> Any:
            def run(step: int) -> str:
                nonlocal looks
                looks += 1
                return one(step)

            enabled = lambda *_: is_offered(one.__name__, looks)
            return function_tool(run, name_override=one.__name__, is_enabled=enabled)

        agent = Agent(
            name="agent",
            instructions=system(turn),
            tools=[offer(one) for one in tools(turn)],
            model=model(model=MODEL, openai_client=client),
            model_settings=ModelSettings(max_tokens=MAX_TOKENS, **settings(turn)),
            output_type=Step if is_json(turn) else None,
        )
        question = {"role": "user", "content": f"Question {turn}"}
        shown = history[first_turn:] if skips(turn) else history
        result = Runner.run_sync(agent, [*shown, question])
        history = [*history, *result.to_input_list()[len(shown) :]]
        if turn == 1:
            first_turn = len(history)
    return TURNS


def pydantic_ai_turns(model: Any, settings: dict[str, Any]) -> int:
    from pydantic_ai import Agent, NativeOutput, PromptedOutput
    from pydantic_ai.capabilities import PrepareTools

    async def prepare(context: Any, offered: list[Any]) -> list[Any]:
        return [one for one in offered if is_offered(one.name, context.run_step - 1)]

    history: list[Any] = []
    first_turn = 0
    for turn in range(1, TURNS + 1):
        output: Any = NativeOutput(Step) if is_json(turn) else str
        agent = Agent(
            model,
            instructions=system(turn),
            tools=tools(turn),
            capabilities=[PrepareTools(prepare)],
            output_type=PromptedOutput(Step) if is_object_turn(turn) else output,
            model_settings={"max_tokens": MAX_TOKENS, **settings},
        )
        shown = history[first_turn:] if skips(turn) else history
        result = agent.run_sync(f"Question {turn}", message_history=shown)
        history = [*history, *result.new_messages()]
        if turn == 1:
            first_turn = len(history)
    return TURNS


def pydantic_ai() -> int:
    from openai import AsyncOpenAI
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.providers.openai import OpenAIProvider

    client = AsyncOpenAI(base_url=URL, api_key=KEY, max_retries=0)
    model = OpenAIChatModel(MODEL, provider=OpenAIProvider(openai_client=client))
    return pydantic_ai_turns(model, {"extra_body": EXTRA})


def pydantic_ai_anthropic() -> int:
    from anthropic import AsyncAnthropic
    from pydantic_ai.models.anthropic import AnthropicModel
    from pydantic_ai.providers.anthropic import AnthropicProvider

    client = AsyncAnthropic(base_url=URL.removesuffix("/v1"), api_key=KEY, max_retries=0)
    model = AnthropicModel(
        MODEL,
        provider=AnthropicProvider(anthropic_client=client),
        profile={"supports_json_schema_output": True},
    )
    return pydantic_ai_turns(model, {"anthropic_thinking": {"type": "adaptive"}})


def smolagents() -> int:
    from smolagents import OpenAIServerModel, ToolCallingAgent, tool

    model = OpenAIServerModel(
        model_id=MODEL,
        api_base=URL,
        api_key=KEY,
        max_tokens=MAX_TOKENS,
        extra_body=EXTRA,
    )
    wanted = [tool(look)]
    agent = ToolCallingAgent(tools=wanted, model=model, max_steps=2, verbosity_level=0)
    for turn in range(1, TURNS + 1):
        agent.tools.update({one.__name__: tool(one) for one in tools(turn)})
        agent.instructions = system(turn)
        agent.run(f"Question {turn}", reset=turn == 1 or skips(turn))
    return TURNS


def crewai(**settings: Any) -> int:
    from crewai import LLM, Agent, Crew, Task
    from crewai.tools import tool

    llm = LLM(
        model=f"openai/{MODEL}",
        base_url=URL,
        api_key=KEY,
        max_tokens=MAX_TOKENS,
        **settings,
    )
    for turn in range(1, TURNS + 1):
        agent = Agent(
            role="Helper",
            goal=system(turn),
            backstory="A helper.",
            llm=llm,
            tools=[tool(one.__name__)(one) for one in tools(turn)],
        )
        task = Task(
            description=f"Question {turn}",
            expected_output="An answer.",
            agent=agent,
            output_json=Step if is_json(turn) else None,
        )
        Crew(agents=[agent], tasks=[task], verbose=False).kickoff()
    return TURNS


def instructor_turns() -> int:
    import instructor
    from openai import OpenAI

    client = instructor.from_openai(
        OpenAI(base_url=URL, api_key=KEY, max_retries=0), mode=instructor.Mode.JSON_SCHEMA
    )
    messages: list[Any] = []
    for turn in range(1, TURNS + 1):
        messages.append({"role": "user", "content": f"Question {turn}"})
        step = client.create(
            model=MODEL,
            messages=[
                {"role": "system", "content": system(turn)},
                *(messages[2:] if skips(turn) else messages),
            ],
            response_model=Step,
            max_tokens=MAX_TOKENS,
            max_retries=0,
            extra_body=EXTRA,
        )
        messages.append({"role": "assistant", "content": step.model_dump_json()})
    return TURNS


def llama_index(kind: str, **settings: Any) -> int:
    from llama_index.core.agent import workflow
    from llama_index.core.tools import FunctionTool
    from llama_index.core.workflow import Context
    from llama_index.llms.openai_like import OpenAILike

    llm = OpenAILike(
        model=MODEL,
        api_base=URL,
        api_key=KEY,
        is_chat_model=True,
        max_retries=0,
        max_tokens=MAX_TOKENS,
        **settings,
    )

    async def run() -> None:
        context = None
        for turn in range(1, TURNS + 1):
            agent = getattr(workflow, kind)(
                tools=[FunctionTool.from_defaults(one) for one in tools(turn)],
                llm=llm,
                system_prompt=system(turn),
            )
            if context is None or skips(turn):
                context = Context(agent)
            await agent.run(f"Question {turn}", ctx=context)

    asyncio.run(run())
    return TURNS


def haystack() -> int:
    from haystack.components.agents import Agent
    from haystack.components.generators.chat import OpenAIChatGenerator
    from haystack.dataclasses import ChatMessage
    from haystack.tools import create_tool_from_function
    from haystack.utils import Secret

    model = OpenAIChatGenerator(
        api_key=Secret.from_token(KEY), model=MODEL, api_base_url=URL, max_retries=0
    )
    messages: list[Any] = []
    first_turn = 0
    for turn in range(1, TURNS + 1):
        agent = Agent(
            chat_generator=model,
            tools=[create_tool_from_function(one) for one in tools(turn)],
            system_prompt=system(turn),
        )
        messages.append(ChatMessage.from_user(f"Question {turn}"))
        shown = messages[first_turn:] if skips(turn) else messages
        # The first of its messages is the system prompt.
        result = agent.run(messages=shown)["messages"][1:]
        messages.extend(result[len(shown) :])
        if turn == 1:
            first_turn = len(messages)
    return TURNS


def lite_llm_turns(model: str, **settings: Any) -> int:
    import json

    import litellm

    def schema(one: Callable[[int], str]) -> dict[str, Any]:
        parameters = {"type": "object", "properties": {"step": {"type": "integer"}}}
        return {"type": "function", "function": {"name": one.__name__, "parameters": parameters}}

    messages: list[Any] = []
    first_turn = 0
    for turn in range(1, TURNS + 1):
        messages.append({"role": "user", "content": f"Question {turn}"})
        for step in range(6):
            offered = [schema(one) for one in tools(turn) if is_offered(one.__name__, step)]
            formatted = ANY_JSON if is_object(step) else Step if is_json(turn) else None
            reply = litellm.completion(
                model=model,
                api_key=KEY,
                messages=[
                    {"role": "system", "content": system(turn)},
                    *(messages[first_turn:] if skips(turn) else messages),
                ],
                max_tokens=MAX_TOKENS,
                num_retries=0,
                tools=offered or None,
                response_format=formatted,
                **settings,
            )
            message = reply.choices[0].message
            messages.append(message.model_dump(exclude_none=True))
            calls = message.tool_calls or []
            for call in calls:
                json.loads(call.function.arguments)
                messages.append({"role": "tool", "tool_call_id": call.id, "content": "red"})
            if not calls:
                break
        if turn == 1:
            first_turn = len(messages)
    return TURNS


FRAMEWORKS = {
    "crewai": lambda: crewai(additional_params={"extra_body": EXTRA}),
    "crewai-effort": lambda: crewai(reasoning_effort="high"),
    "haystack": haystack,
    "instructor": instructor_turns,
    "langchain-anthropic": langchain_anthropic,
    "langchain-effort": lambda: langchain_openai(reasoning_effort="high"),
    "langchain-openai": lambda: langchain_openai(extra_body=EXTRA),
    "langchain-openai-responses": langchain_responses,
    "litellm": lambda: lite_llm_turns(f"openai/{MODEL}", api_base=URL, extra_body=EXTRA),
    "llama-index": lambda: llama_index("ReActAgent", additional_kwargs={"extra_body": EXTRA}),
    "llama-index-functions": lambda: llama_index(
        "FunctionAgent", is_function_calling_model=True
    ),
    "openai-agents": openai_agents,
    "openai-agents-one-call": openai_agents_one_call,
    "openai-agents-responses": openai_agents_responses,
    "pydantic-ai": pydantic_ai,
    "pydantic-ai-anthropic": pydantic_ai_anthropic,
    "smolagents": smolagents,
}
print(FRAMEWORKS[FRAMEWORK]())
