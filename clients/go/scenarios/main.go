// Scenarios plays the scenarios of the file named by SCENARIOS; it prints a JSON line for each.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"os"
	"strings"

	gw "github.com/chat-gateway/chat-gateway-go"
)

const toolAnswer = "sunny"

type scenario struct {
	Name    string          `json:"name"`
	Call    string          `json:"call"`
	BaseURL string          `json:"baseUrl"`
	APIKey  string          `json:"apiKey"`
	Retries int             `json:"retries"`
	Key     string          `json:"idempotencyKey"`
	Model   string          `json:"model"`
	Request json.RawMessage `json:"request"`
}

type call struct {
	id    string
	Name  string          `json:"name"`
	Input json.RawMessage `json:"input"`
}

type failure struct {
	Status  int    `json:"status"`
	Type    string `json:"type"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

type outcome struct {
	Text      string           `json:"text"`
	Reasoning string           `json:"reasoning"`
	Stop      string           `json:"stop"`
	CallStop  string           `json:"callStop"`
	Calls     []*call          `json:"calls"`
	Pieces    int              `json:"pieces"`
	Usage     map[string]int64 `json:"usage"`
	JSON      json.RawMessage  `json:"json,omitempty"`
	Count     int              `json:"count"`
	Has       bool             `json:"has"`
	ID        string           `json:"id"`
	Object    string           `json:"object"`
	Plan      string           `json:"plan"`
	Currency  string           `json:"currency"`
	Same      bool             `json:"same"`
	Error     *failure         `json:"error,omitempty"`
}

func (o *outcome) finishCalls() {
	for _, made := range o.Calls {
		if len(made.Input) == 0 {
			made.Input = json.RawMessage("{}")
		}
	}
}

func main() {
	text, err := os.ReadFile(os.Getenv("SCENARIOS"))
	if err != nil {
		panic(err)
	}
	var scenarios []scenario
	if err := json.Unmarshal(text, &scenarios); err != nil {
		panic(err)
	}
	for _, s := range scenarios {
		var o outcome
		if err := play(s, &o); err != nil {
			var told *gw.GatewayError
			if errors.As(err, &told) {
				o.Error = &failure{told.Status, told.Type, told.Code, told.Message}
			} else {
				o.Error = &failure{Message: err.Error()}
			}
		}
		o.finishCalls()
		line, err := json.Marshal(map[string]any{"scenario": s.Name, "outcome": o})
		if err != nil {
			panic(err)
		}
		fmt.Println(string(line))
	}
}

func play(s scenario, o *outcome) error {
	ctx := context.Background()
	gateway := gw.New(s.APIKey, gw.WithBaseURL(s.BaseURL), gw.WithMaxRetries(s.Retries))
	switch s.Call {
	case "models":
		list, err := gateway.ListModels(ctx)
		if err != nil {
			return err
		}
		o.Count = len(list.Data)
		for _, model := range list.Data {
			o.Has = o.Has || model.Id == "sandbox/echo"
		}
		return nil
	case "model":
		model, err := gateway.GetModel(ctx, s.Model)
		if err == nil {
			o.ID = model.Id
		}
		return err
	case "account":
		account, err := gateway.GetAccount(ctx)
		if err == nil {
			o.Object, o.Plan, o.Currency = account.Object, account.Plan.Id, account.Balance.Currency
		}
		return err
	}
	if strings.HasPrefix(s.Call, "chat") {
		return playChat(ctx, gateway, s, o)
	}
	return playMessages(ctx, gateway, s, o)
}

// idempotent makes the same request twice, then another of the same name.
func idempotent(s scenario, o *outcome, ask func(context.Context, *outcome) error, change func()) error {
	ctx := gw.WithIdempotencyKey(context.Background(), s.Key)
	var first, again outcome
	if err := ask(ctx, &first); err != nil {
		return err
	}
	if err := ask(ctx, &again); err != nil {
		return err
	}
	o.Same = first.ID == again.ID
	change()
	return ask(ctx, &again)
}

// conflict makes a request whose name another bears that still runs.
func conflict[T any](s scenario, stream func(context.Context) iter.Seq2[*T, error]) error {
	ctx := gw.WithIdempotencyKey(context.Background(), s.Key)
	for _, err := range stream(ctx) {
		if err != nil {
			return err
		}
		for _, err := range stream(ctx) {
			return err
		}
	}
	return errors.New("no event")
}

func playChat(ctx context.Context, gateway *gw.Gateway, s scenario, o *outcome) error {
	var request gw.ChatCompletionRequest
	if err := json.Unmarshal(s.Request, &request); err != nil {
		return err
	}
	switch s.Call {
	case "chat-idempotent":
		return idempotent(s, o, func(ctx context.Context, o *outcome) error {
			return chat(ctx, gateway, request, o)
		}, func() { request.SetMaxTokens(50) })
	case "chat-conflict":
		return conflict(s, func(ctx context.Context) iter.Seq2[*gw.ChatCompletionChunk, error] {
			return gateway.StreamChatCompletion(ctx, request)
		})
	case "chat-cancel":
		for _, err := range gateway.StreamChatCompletion(ctx, request) {
			if err != nil {
				return err
			}
			break
		}
	}
	say := chat
	if strings.HasSuffix(s.Call, "-stream") {
		say = streamChat
	}
	if strings.HasPrefix(s.Call, "chat-tools") {
		var first outcome
		if err := say(ctx, gateway, request, &first); err != nil {
			return err
		}
		var calls []gw.ChatToolCall
		for _, made := range first.Calls {
			function := gw.NewChatFunctionCall(made.Name, string(made.Input))
			calls = append(calls, *gw.NewChatToolCall(made.id, "function", *function))
		}
		request.Messages = append(request.Messages, gw.AssistantCalls(calls...))
		for _, made := range calls {
			request.Messages = append(request.Messages, gw.ToolMessage(made.Id, toolAnswer))
		}
		request.ToolChoice = nil
		o.Calls, o.CallStop = first.Calls, first.Stop
	}
	err := say(ctx, gateway, request, o)
	if request.ResponseFormat != nil {
		o.JSON = json.RawMessage(o.Text)
	}
	return err
}

func chat(ctx context.Context, gateway *gw.Gateway, request gw.ChatCompletionRequest, o *outcome) error {
	reply, err := gateway.CreateChatCompletion(ctx, request)
	if err != nil {
		return err
	}
	o.ID = reply.Id
	choice := reply.Choices[0]
	o.Text = choice.Message.GetContent()
	o.Reasoning = choice.Message.GetReasoningContent()
	o.Stop = choice.FinishReason
	for _, made := range choice.Message.ToolCalls {
		input := json.RawMessage(made.Function.Arguments)
		o.Calls = append(o.Calls, &call{made.Id, made.Function.Name, input})
	}
	o.Usage = map[string]int64{"input": reply.Usage.PromptTokens, "output": reply.Usage.CompletionTokens}
	return nil
}

func streamChat(ctx context.Context, gateway *gw.Gateway, request gw.ChatCompletionRequest, o *outcome) error {
	for chunk, err := range gateway.StreamChatCompletion(ctx, request) {
		if err != nil {
			return err
		}
		if usage := chunk.Usage; usage != nil {
			o.Usage = map[string]int64{"input": usage.PromptTokens, "output": usage.CompletionTokens}
		}
		for _, choice := range chunk.Choices {
			o.Text += choice.Delta.GetContent()
			if choice.Delta.GetContent() != "" {
				o.Pieces++
			}
			o.Reasoning += choice.Delta.GetReasoningContent()
			if reason := choice.FinishReason.Get(); reason != nil {
				o.Stop = *reason
			}
			for _, piece := range choice.Delta.ToolCalls {
				if piece.Id != nil {
					o.Calls = append(o.Calls, &call{id: *piece.Id, Name: piece.Function.GetName()})
				}
				made := o.Calls[piece.Index]
				made.Input = append(made.Input, piece.Function.Arguments...)
			}
		}
	}
	return nil
}

func playMessages(ctx context.Context, gateway *gw.Gateway, s scenario, o *outcome) error {
	var request gw.MessagesRequest
	if err := json.Unmarshal(s.Request, &request); err != nil {
		return err
	}
	switch s.Call {
	case "messages-idempotent":
		return idempotent(s, o, func(ctx context.Context, o *outcome) error {
			return message(ctx, gateway, request, o)
		}, func() { request.SetMaxTokens(50) })
	case "messages-conflict":
		return conflict(s, func(ctx context.Context) iter.Seq2[*gw.MessageStreamEvent, error] {
			return gateway.StreamMessage(ctx, request)
		})
	case "messages-cancel":
		for _, err := range gateway.StreamMessage(ctx, request) {
			if err != nil {
				return err
			}
			break
		}
	}
	say := message
	if strings.HasSuffix(s.Call, "-stream") {
		say = streamMessage
	}
	if strings.HasPrefix(s.Call, "messages-tools") {
		var first outcome
		if err := say(ctx, gateway, request, &first); err != nil {
			return err
		}
		var calls []gw.ToolUseBlock
		var results []gw.UserInputBlock
		for _, made := range first.Calls {
			var input map[string]any
			if err := json.Unmarshal(made.Input, &input); err != nil {
				return err
			}
			calls = append(calls, *gw.NewToolUseBlock("tool_use", made.id, made.Name, input))
			results = append(results, gw.ToolResult(made.id, toolAnswer))
		}
		request.Messages = append(request.Messages, gw.AssistantToolUse(calls...), gw.UserBlocks(results...))
		request.ToolChoice = nil
		o.Calls, o.CallStop = first.Calls, first.Stop
	}
	err := say(ctx, gateway, request, o)
	if request.OutputConfig != nil {
		o.JSON = json.RawMessage(o.Text)
	}
	return err
}

func message(ctx context.Context, gateway *gw.Gateway, request gw.MessagesRequest, o *outcome) error {
	reply, err := gateway.CreateMessage(ctx, request)
	if err != nil {
		return err
	}
	o.ID = reply.Id
	for _, block := range reply.Content {
		switch {
		case block.TextBlock != nil:
			o.Text += block.TextBlock.Text
		case block.ThinkingBlock != nil:
			o.Reasoning += block.ThinkingBlock.Thinking
		case block.ToolUseBlock != nil:
			input, err := json.Marshal(block.ToolUseBlock.Input)
			if err != nil {
				return err
			}
			o.Calls = append(o.Calls, &call{block.ToolUseBlock.Id, block.ToolUseBlock.Name, input})
		}
	}
	o.Stop = string(reply.StopReason)
	o.Usage = map[string]int64{"input": reply.Usage.InputTokens, "output": reply.Usage.OutputTokens}
	return nil
}

func streamMessage(ctx context.Context, gateway *gw.Gateway, request gw.MessagesRequest, o *outcome) error {
	for event, err := range gateway.StreamMessage(ctx, request) {
		if err != nil {
			return err
		}
		switch {
		case event.ContentBlockStartEvent != nil:
			if block := event.ContentBlockStartEvent.ContentBlock.ToolUseBlock; block != nil {
				o.Calls = append(o.Calls, &call{id: block.Id, Name: block.Name})
			}
		case event.ContentBlockDeltaEvent != nil:
			readDelta(event.ContentBlockDeltaEvent.Delta, o)
		case event.MessageDeltaEvent != nil:
			o.Stop = string(event.MessageDeltaEvent.Delta.StopReason)
			usage := event.MessageDeltaEvent.Usage
			o.Usage = map[string]int64{"input": usage.InputTokens, "output": usage.OutputTokens}
		}
	}
	return nil
}

func readDelta(delta gw.ContentBlockDelta, o *outcome) {
	switch {
	case delta.TextDelta != nil:
		o.Text += delta.TextDelta.Text
		o.Pieces++
	case delta.ThinkingDelta != nil:
		o.Reasoning += delta.ThinkingDelta.Thinking
	case delta.InputJsonDelta != nil:
		made := o.Calls[len(o.Calls)-1]
		made.Input = append(made.Input, delta.InputJsonDelta.PartialJson...)
	}
}
