package chatgateway

// UserMessage is what the user says, on the chat protocol.
func UserMessage(text string) ChatMessage {
	content := StringAsChatMixedContent(&text)
	return ChatMessage{ChatUserMessage: NewChatUserMessage("user", content)}
}

// SystemMessage is a general rule of behaviour, on the chat protocol.
func SystemMessage(text string) ChatMessage {
	content := StringAsChatTextContent(&text)
	return ChatMessage{ChatSystemMessage: NewChatSystemMessage("system", content)}
}

// ToolMessage is the result of a tool call, on the chat protocol.
func ToolMessage(toolCallID, text string) ChatMessage {
	content := StringAsChatMixedContent(&text)
	return ChatMessage{ChatToolMessage: NewChatToolMessage("tool", content, toolCallID)}
}

// AssistantCalls is an earlier reply that called tools, on the chat protocol.
func AssistantCalls(calls ...ChatToolCall) ChatMessage {
	message := NewChatAssistantMessage("assistant")
	for _, call := range calls {
		function := NewChatCalledFunctionParam(call.Function.Name, call.Function.Arguments)
		param := NewChatToolCallParam(call.Id, "function", *function)
		message.ToolCalls = append(message.ToolCalls, *param)
	}
	return ChatMessage{ChatAssistantMessage: message}
}

// UserTurn is what the user says, on the messages protocol.
func UserTurn(text string) InputMessage {
	content := StringAsUserInputContent(&text)
	return InputMessage{UserInputMessage: NewUserInputMessage("user", content)}
}

// UserBlocks is a turn of the user's in blocks: text, images, results of tool calls.
func UserBlocks(blocks ...UserInputBlock) InputMessage {
	content := ArrayOfUserInputBlockAsUserInputContent(&blocks)
	return InputMessage{UserInputMessage: NewUserInputMessage("user", content)}
}

// ToolResult is the result of a tool call, on the messages protocol.
func ToolResult(toolUseID, text string) UserInputBlock {
	result := NewToolResultBlockParam("tool_result", toolUseID)
	content := StringAsToolResultContent(&text)
	result.Content = &content
	return UserInputBlock{ToolResultBlockParam: result}
}

// AssistantToolUse is an earlier reply that called tools, on the messages protocol.
func AssistantToolUse(calls ...ToolUseBlock) InputMessage {
	var blocks []AssistantInputBlock
	for _, call := range calls {
		block := NewToolUseBlockParam("tool_use", call.Id, call.Name, call.Input)
		blocks = append(blocks, AssistantInputBlock{ToolUseBlockParam: block})
	}
	content := ArrayOfAssistantInputBlockAsAssistantInputContent(&blocks)
	return InputMessage{AssistantInputMessage: NewAssistantInputMessage("assistant", content)}
}
