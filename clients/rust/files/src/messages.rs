//! Short ways to write the usual messages of both protocols.

use crate::models::*;

/// Chat: what the user says.
pub fn user(text: impl Into<String>) -> ChatMessage {
    let content = ChatMixedContent::PlainText(text.into());
    let role = chat_user_message::Role::User;
    ChatMessage::User(Box::new(ChatUserMessage::new(role, content)))
}

/// Chat: a general rule of behaviour.
pub fn system(text: impl Into<String>) -> ChatMessage {
    let content = ChatTextContent::PlainText(text.into());
    let role = chat_system_message::Role::System;
    ChatMessage::System(Box::new(ChatSystemMessage::new(role, content)))
}

/// Chat: an earlier reply that called tools.
pub fn assistant_calls(calls: &[ChatToolCall]) -> ChatMessage {
    let calls = calls.iter().map(|call| {
        let (name, arguments) = (call.function.name.clone(), call.function.arguments.clone());
        let function = ChatCalledFunctionParam::new(name, arguments);
        ChatToolCallParam::new(call.id.clone(), chat_tool_call_param::Type::Function, function)
    });
    let mut message = ChatAssistantMessage::new(chat_assistant_message::Role::Assistant);
    message.tool_calls = Some(Some(calls.collect()));
    ChatMessage::Assistant(Box::new(message))
}

/// Chat: the result of a tool call.
pub fn tool(tool_call_id: impl Into<String>, text: impl Into<String>) -> ChatMessage {
    let content = ChatMixedContent::PlainText(text.into());
    let role = chat_tool_message::Role::Tool;
    ChatMessage::Tool(Box::new(ChatToolMessage::new(role, content, tool_call_id.into())))
}

/// Messages: what the user says.
pub fn user_turn(text: impl Into<String>) -> InputMessage {
    turn(UserInputContent::PlainText(text.into()))
}

/// Messages: a turn of the user's in blocks.
pub fn user_blocks(blocks: Vec<UserInputBlock>) -> InputMessage {
    turn(UserInputContent::UserInputBlocks(blocks))
}

fn turn(content: UserInputContent) -> InputMessage {
    let role = user_input_message::Role::User;
    InputMessage::User(Box::new(UserInputMessage::new(role, content)))
}

/// Messages: an earlier reply that called tools.
pub fn assistant_tool_use(calls: &[ToolUseBlock]) -> InputMessage {
    let blocks = calls.iter().map(|call| {
        let kind = tool_use_block_param::Type::ToolUse;
        let (id, name, input) = (call.id.clone(), call.name.clone(), call.input.clone());
        AssistantInputBlock::ToolUse(Box::new(ToolUseBlockParam::new(kind, id, name, input)))
    });
    let content = AssistantInputContent::AssistantInputBlocks(blocks.collect());
    let role = assistant_input_message::Role::Assistant;
    InputMessage::Assistant(Box::new(AssistantInputMessage::new(role, content)))
}

/// Messages: the result of a tool call.
pub fn tool_result(tool_use_id: impl Into<String>, text: impl Into<String>) -> UserInputBlock {
    let kind = tool_result_block_param::Type::ToolResult;
    let mut block = ToolResultBlockParam::new(kind, tool_use_id.into());
    block.content = Some(Box::new(ToolResultContent::PlainText(text.into())));
    UserInputBlock::ToolResult(Box::new(block))
}
