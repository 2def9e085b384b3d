//! Plays the scenarios of the file named by SCENARIOS; prints a JSON line for each.

use chat_gateway::models::*;
use chat_gateway::*;
use serde_json::{json, Value};
use std::error::Error;

const TOOL_ANSWER: &str = "sunny";

struct Call {
    id: String,
    name: String,
    input: String,
}

/// What a reply says, in the words that the runners of all languages share.
#[derive(Default)]
struct Outcome {
    text: String,
    reasoning: String,
    stop: Value,
    call_stop: Value,
    calls: Vec<Call>,
    pieces: u32,
    usage: Value,
    more: Vec<(&'static str, Value)>,
}

impl Outcome {
    fn json(&self) -> Value {
        let calls: Vec<Value> = self.calls.iter().map(|call| {
            let input: Value = serde_json::from_str(&call.input).unwrap_or(json!({}));
            json!({ "name": call.name, "input": input })
        }).collect();
        let mut told = json!({
            "text": self.text, "reasoning": self.reasoning, "stop": self.stop,
            "callStop": self.call_stop, "calls": calls, "pieces": self.pieces, "usage": self.usage,
        });
        for (name, value) in &self.more {
            told[*name] = value.clone();
        }
        told
    }

    fn add_text(&mut self, text: &str) {
        self.text += text;
        self.pieces += u32::from(!text.is_empty());
    }

    fn take(&mut self, first: Outcome) {
        self.calls = first.calls;
        self.call_stop = first.stop;
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let file = std::fs::read_to_string(std::env::var("SCENARIOS")?)?;
    for scenario in serde_json::from_str::<Vec<Value>>(&file)? {
        let mut outcome = Outcome::default();
        if let Err(error) = play(&scenario, &mut outcome).await {
            let told = match error.downcast_ref::<GatewayError>() {
                Some(told) => json!({
                    "status": told.status, "type": told.kind, "code": told.code,
                    "message": told.message,
                }),
                None => json!({ "message": error.to_string() }),
            };
            outcome.more.push(("error", told));
        }
        println!("{}", json!({ "scenario": scenario["name"], "outcome": outcome.json() }));
    }
    Ok(())
}

async fn play(scenario: &Value, outcome: &mut Outcome) -> Result<(), Box<dyn Error>> {
    let text = |name: &str| scenario[name].as_str().unwrap_or_default();
    let retries = scenario["retries"].as_u64().unwrap_or(0) as u32;
    let gateway = ChatGateway::new(text("apiKey"), text("baseUrl")).with_max_retries(retries);
    match text("call") {
        "models" => {
            let data = gateway.list_models().await?.data;
            let has = data.iter().any(|model| model.id == "sandbox/echo");
            outcome.more = vec![("count", json!(data.len())), ("has", json!(has))];
        }
        "model" => {
            let id = gateway.get_model(text("model")).await?.id;
            outcome.more = vec![("id", json!(id))];
        }
        "account" => {
            let account = gateway.get_account().await?;
            outcome.more = vec![
                ("object", json!(account.object)),
                ("plan", json!(account.plan.id)),
                ("currency", json!(account.balance.currency)),
            ];
        }
        call if call.ends_with("-idempotent") || call.ends_with("-conflict") => {
            let named = gateway.with_idempotency_key(text("idempotencyKey"));
            play_named(&named, call, scenario["request"].clone(), outcome).await?;
        }
        call if call.starts_with("chat") => {
            let request = serde_json::from_value(scenario["request"].clone())?;
            play_chat(&gateway, call, request, outcome).await?;
        }
        call => {
            let request = serde_json::from_value(scenario["request"].clone())?;
            play_messages(&gateway, call, request, outcome).await?;
        }
    }
    Ok(())
}

/// The same request twice, then another of the same name; or one while the other still runs.
async fn play_named(
    gateway: &ChatGateway,
    call: &str,
    request: Value,
    outcome: &mut Outcome,
) -> Result<(), Box<dyn Error>> {
    if call.starts_with("chat") {
        let mut request: ChatCompletionRequest = serde_json::from_value(request)?;
        if call == "chat-conflict" {
            let mut held = gateway.stream_chat_completion(&request).await?;
            held.next().await.transpose()?;
            gateway.stream_chat_completion(&request).await?;
            return Ok(());
        }
        let first = gateway.create_chat_completion(&request).await?.id;
        let again = gateway.create_chat_completion(&request).await?.id;
        outcome.more.push(("same", json!(first == again)));
        request.max_tokens = Some(50);
        gateway.create_chat_completion(&request).await?;
        return Ok(());
    }
    let mut request: MessagesRequest = serde_json::from_value(request)?;
    if call == "messages-conflict" {
        let mut held = gateway.stream_message(&request).await?;
        held.next().await.transpose()?;
        gateway.stream_message(&request).await?;
        return Ok(());
    }
    let first = gateway.create_message(&request).await?.id;
    let again = gateway.create_message(&request).await?.id;
    outcome.more.push(("same", json!(first == again)));
    request.max_tokens = Some(50);
    gateway.create_message(&request).await?;
    Ok(())
}

async fn play_chat(
    gateway: &ChatGateway,
    call: &str,
    mut request: ChatCompletionRequest,
    outcome: &mut Outcome,
) -> Result<(), Box<dyn Error>> {
    let streamed = call.ends_with("-stream");
    if call == "chat-cancel" {
        let mut chunks = gateway.stream_chat_completion(&request).await?;
        chunks.next().await.transpose()?;
    }
    if call.starts_with("chat-tools") {
        let mut first = Outcome::default();
        say_chat(gateway, &request, streamed, &mut first).await?;
        let calls: Vec<ChatToolCall> = first.calls.iter().map(|made| {
            let function = ChatFunctionCall::new(made.name.clone(), made.input.clone());
            ChatToolCall::new(made.id.clone(), chat_tool_call::Type::Function, function)
        }).collect();
        request.messages.push(assistant_calls(&calls));
        request.messages.extend(calls.into_iter().map(|made| tool(made.id, TOOL_ANSWER)));
        request.tool_choice = None;
        outcome.take(first);
    }
    say_chat(gateway, &request, streamed, outcome).await?;
    if request.response_format.is_some() {
        outcome.more.push(("json", serde_json::from_str(&outcome.text)?));
    }
    Ok(())
}

async fn say_chat(
    gateway: &ChatGateway,
    request: &ChatCompletionRequest,
    streamed: bool,
    outcome: &mut Outcome,
) -> Result<(), Box<dyn Error>> {
    if !streamed {
        let reply = gateway.create_chat_completion(request).await?;
        let choice = &reply.choices[0];
        outcome.text = choice.message.content.clone().unwrap_or_default();
        outcome.reasoning = choice.message.reasoning_content.clone().unwrap_or_default();
        outcome.stop = json!(choice.finish_reason);
        for made in choice.message.tool_calls.iter().flatten() {
            let (name, input) = (made.function.name.clone(), made.function.arguments.clone());
            outcome.calls.push(Call { id: made.id.clone(), name, input });
        }
        outcome.usage = usage_of_chat(&reply.usage);
        return Ok(());
    }
    let mut chunks = gateway.stream_chat_completion(request).await?;
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk?;
        if let Some(usage) = &chunk.usage {
            outcome.usage = usage_of_chat(usage);
        }
        for choice in &chunk.choices {
            read_choice(choice, outcome);
        }
    }
    Ok(())
}

fn read_choice(choice: &ChatCompletionChunkChoice, outcome: &mut Outcome) {
    let delta = &choice.delta;
    outcome.add_text(delta.content.as_ref().and_then(|text| text.as_deref()).unwrap_or(""));
    outcome.reasoning += delta.reasoning_content.as_deref().unwrap_or("");
    if let Some(reason) = choice.finish_reason {
        outcome.stop = json!(reason);
    }
    for piece in delta.tool_calls.iter().flatten() {
        if let Some(id) = &piece.id {
            let name = piece.function.name.clone().unwrap_or_default();
            outcome.calls.push(Call { id: id.clone(), name, input: String::new() });
        }
        outcome.calls[piece.index as usize].input += &piece.function.arguments;
    }
}

fn usage_of_chat(usage: &CompletionUsage) -> Value {
    json!({ "input": usage.prompt_tokens, "output": usage.completion_tokens })
}

async fn play_messages(
    gateway: &ChatGateway,
    call: &str,
    mut request: MessagesRequest,
    outcome: &mut Outcome,
) -> Result<(), Box<dyn Error>> {
    let streamed = call.ends_with("-stream");
    if call == "messages-cancel" {
        let mut events = gateway.stream_message(&request).await?;
        events.next().await.transpose()?;
    }
    if call.starts_with("messages-tools") {
        let mut first = Outcome::default();
        say_message(gateway, &request, streamed, &mut first).await?;
        let mut calls = Vec::new();
        for made in &first.calls {
            let input = serde_json::from_str(&made.input)?;
            let kind = tool_use_block::Type::ToolUse;
            calls.push(ToolUseBlock::new(kind, made.id.clone(), made.name.clone(), input));
        }
        let results = calls.iter().map(|made| tool_result(&made.id, TOOL_ANSWER)).collect();
        request.messages.push(assistant_tool_use(&calls));
        request.messages.push(user_blocks(results));
        request.tool_choice = None;
        outcome.take(first);
    }
    say_message(gateway, &request, streamed, outcome).await?;
    if request.output_config.is_some() {
        outcome.more.push(("json", serde_json::from_str(&outcome.text)?));
    }
    Ok(())
}

async fn say_message(
    gateway: &ChatGateway,
    request: &MessagesRequest,
    streamed: bool,
    outcome: &mut Outcome,
) -> Result<(), Box<dyn Error>> {
    if streamed {
        let mut events = gateway.stream_message(request).await?;
        while let Some(event) = events.next().await {
            read_event(event?, outcome);
        }
        return Ok(());
    }
    let reply = gateway.create_message(request).await?;
    for block in reply.content {
        match block {
            ContentBlock::Text(block) => outcome.text += &block.text,
            ContentBlock::Thinking(block) => outcome.reasoning += &block.thinking,
            ContentBlock::ToolUse(block) => {
                let input = serde_json::to_string(&block.input)?;
                outcome.calls.push(Call { id: block.id, name: block.name, input });
            }
        }
    }
    outcome.stop = json!(reply.stop_reason);
    outcome.usage = usage_of_message(&reply.usage);
    Ok(())
}

fn read_event(event: MessageStreamEvent, outcome: &mut Outcome) {
    match event {
        MessageStreamEvent::ContentBlockStart(start) => {
            if let ContentBlock::ToolUse(block) = *start.content_block {
                let input = String::new();
                outcome.calls.push(Call { id: block.id, name: block.name, input });
            }
        }
        MessageStreamEvent::ContentBlockDelta(piece) => match *piece.delta {
            ContentBlockDelta::TextDelta(delta) => outcome.add_text(&delta.text),
            ContentBlockDelta::ThinkingDelta(delta) => outcome.reasoning += &delta.thinking,
            ContentBlockDelta::InputJsonDelta(delta) => {
                if let Some(call) = outcome.calls.last_mut() {
                    call.input += &delta.partial_json;
                }
            }
            ContentBlockDelta::SignatureDelta(_) => {}
        },
        MessageStreamEvent::MessageDelta(end) => {
            outcome.stop = json!(end.delta.stop_reason);
            outcome.usage = usage_of_message(&end.usage);
        }
        _ => {}
    }
}

fn usage_of_message(usage: &MessageUsage) -> Value {
    json!({ "input": usage.input_tokens, "output": usage.output_tokens })
}
