// Quickstart needs GATEWAY_URL (…/v1) and GATEWAY_KEY.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	chatgateway "github.com/chat-gateway/chat-gateway-go"
)

func main() {
	// #region client
	ctx := context.Background()
	gateway := chatgateway.New(
		os.Getenv("GATEWAY_KEY"),
		chatgateway.WithBaseURL(os.Getenv("GATEWAY_URL")),
	)
	// #endregion

	// #region chat
	completion, err := gateway.CreateChatCompletion(ctx, chatgateway.ChatCompletionRequest{
		Model:    "sandbox/echo",
		Messages: []chatgateway.ChatMessage{chatgateway.UserMessage("Hello there")},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(completion.Choices[0].Message.GetContent())
	// #endregion

	// #region stream
	chunks := gateway.StreamChatCompletion(ctx, chatgateway.ChatCompletionRequest{
		Model:    "sandbox/echo",
		Messages: []chatgateway.ChatMessage{chatgateway.UserMessage("Piece by piece")},
	})
	for chunk, err := range chunks {
		if err != nil {
			log.Fatal(err)
		}
		for _, choice := range chunk.Choices {
			fmt.Print(choice.Delta.GetContent())
		}
	}
	fmt.Println()
	// #endregion

	// #region messages
	maxTokens := int64(100)
	events := gateway.StreamMessage(ctx, chatgateway.MessagesRequest{
		Model:     "sandbox/echo",
		MaxTokens: &maxTokens,
		Messages:  []chatgateway.InputMessage{chatgateway.UserTurn("The other protocol")},
	})
	for event, err := range events {
		if err != nil {
			log.Fatal(err)
		}
		if event.ContentBlockDeltaEvent != nil && event.ContentBlockDeltaEvent.Delta.TextDelta != nil {
			fmt.Print(event.ContentBlockDeltaEvent.Delta.TextDelta.Text)
		}
	}
	fmt.Println()
	// #endregion

	// #region tools
	request := chatgateway.ChatCompletionRequest{
		Model:    "sandbox/agent",
		Messages: []chatgateway.ChatMessage{chatgateway.UserMessage("Is it sunny?")},
		Tools: []chatgateway.ChatTool{{
			Type:     "function",
			Function: chatgateway.ChatFunctionDefinition{Name: "get_weather"},
		}},
	}
	asked, err := gateway.CreateChatCompletion(ctx, request)
	if err != nil {
		log.Fatal(err)
	}
	calls := asked.Choices[0].Message.ToolCalls
	request.Messages = append(request.Messages, chatgateway.AssistantCalls(calls...))
	for _, call := range calls {
		request.Messages = append(request.Messages, chatgateway.ToolMessage(call.Id, "sunny"))
	}
	answer, err := gateway.CreateChatCompletion(ctx, request)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Choices[0].Message.GetContent())
	// #endregion

	// #region cancel
	slow := gateway.StreamChatCompletion(ctx, chatgateway.ChatCompletionRequest{
		Model:    "sandbox/slow",
		Messages: []chatgateway.ChatMessage{chatgateway.UserMessage("one two three four five")},
	})
	for range slow {
		break // closes the connection; the rest is neither made nor charged
	}
	fmt.Println("cancelled")
	// #endregion

	// #region errors
	_, err = gateway.GetModel(ctx, "sandbox/nothing")
	var refused *chatgateway.GatewayError
	if errors.As(err, &refused) {
		fmt.Println(refused.Status, refused.Type, refused.Code)
	}
	// #endregion
}
