//! Needs GATEWAY_URL (…/v1) and GATEWAY_KEY.

// #region client
use chat_gateway::models::{ChatCompletionRequest, ContentBlockDelta, MessageStreamEvent};
use chat_gateway::models::{chat_tool, ChatFunctionDefinition, ChatTool};
use chat_gateway::models::{ChatCompletionChunk, MessagesRequest};
use chat_gateway::{assistant_calls, tool, user, user_turn, ChatGateway};
use std::env::var;
// #endregion

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    // #region gateway
    let gateway = ChatGateway::new(var("GATEWAY_KEY")?, var("GATEWAY_URL")?);
    // #endregion

    // #region chat
    let messages = vec![user("Hello there")];
    let request = ChatCompletionRequest::new("sandbox/echo".into(), messages);
    let completion = gateway.create_chat_completion(&request).await?;
    println!("{}", completion.choices[0].message.content.as_deref().unwrap_or(""));
    // #endregion

    // #region stream
    let messages = vec![user("Piece by piece")];
    let request = ChatCompletionRequest::new("sandbox/echo".into(), messages);
    let mut chunks = gateway.stream_chat_completion(&request).await?;
    while let Some(chunk) = chunks.next().await {
        print!("{}", text_of(&chunk?));
    }
    println!();
    // #endregion

    // #region messages
    let messages = vec![user_turn("The other protocol")];
    let mut request = MessagesRequest::new("sandbox/echo".into(), messages);
    request.max_tokens = Some(100);
    let mut events = gateway.stream_message(&request).await?;
    while let Some(event) = events.next().await {
        if let MessageStreamEvent::ContentBlockDelta(event) = event? {
            if let ContentBlockDelta::TextDelta(delta) = *event.delta {
                print!("{}", delta.text);
            }
        }
    }
    println!();
    // #endregion

    // #region tools
    let weather = ChatFunctionDefinition::new("get_weather".into());
    let mut request = ChatCompletionRequest::new("sandbox/agent".into(), vec![user("Is it sunny?")]);
    request.tools = Some(vec![ChatTool::new(chat_tool::Type::Function, weather)]);
    let completion = gateway.create_chat_completion(&request).await?;
    let calls = completion.choices[0].message.tool_calls.clone().unwrap_or_default();
    request.messages.push(assistant_calls(&calls));
    request.messages.extend(calls.iter().map(|call| tool(&call.id, "sunny")));
    let completion = gateway.create_chat_completion(&request).await?;
    println!("{}", completion.choices[0].message.content.as_deref().unwrap_or(""));
    // #endregion

    // #region cancel
    let messages = vec![user("one two three four five")];
    let request = ChatCompletionRequest::new("sandbox/slow".into(), messages);
    let mut chunks = gateway.stream_chat_completion(&request).await?;
    chunks.next().await.transpose()?;
    drop(chunks); // closes the connection; the rest is neither made nor charged
    println!("cancelled");
    // #endregion

    // #region errors
    if let Err(error) = gateway.get_model("sandbox/nothing").await {
        let status = error.status.unwrap_or_default();
        println!("{status} {} {}", error.kind, error.code);
    }
    // #endregion
    Ok(())
}

fn text_of(chunk: &ChatCompletionChunk) -> String {
    let pieces = chunk.choices.iter();
    pieces.filter_map(|choice| choice.delta.content.clone().flatten()).collect()
}
