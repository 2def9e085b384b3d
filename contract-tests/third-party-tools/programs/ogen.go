// One whole chat, one streamed one, one message and a typed error, with the client that ogen makes.
package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"thirdparty/api"

	"github.com/ogen-go/ogen/ogenerrors"
)

type key string

func (k key) BearerAuth(context.Context, api.OperationName) (api.BearerAuth, error) {
	return api.BearerAuth{Token: string(k)}, nil
}

// One valid key is enough: the other way to send it is left out.
func (k key) ApiKeyAuth(context.Context, api.OperationName) (api.ApiKeyAuth, error) {
	return api.ApiKeyAuth{}, ogenerrors.ErrSkipClientSecurity
}

func chat(client *api.Client, model string, stream bool) api.CreateChatCompletionRes {
	content := api.NewPlainTextChatMixedContent("Hello there")
	user := api.ChatUserMessage{Role: api.ChatUserMessageRoleUser, Content: content}
	request := &api.ChatCompletionRequest{
		Model:    model,
		Messages: []api.ChatMessage{{OneOf: api.NewChatUserMessageChatMessageSum(user)}},
	}
	if stream {
		request.Stream = api.NewOptBool(true)
	}
	reply, err := client.CreateChatCompletion(context.Background(), request, api.CreateChatCompletionParams{})
	if err != nil {
		log.Fatal(err)
	}
	return reply
}

func main() {
	client, err := api.NewClient(os.Getenv("GATEWAY_URL"), key(os.Getenv("GATEWAY_KEY")))
	if err != nil {
		log.Fatal(err)
	}
	whole := chat(client, "sandbox/echo", false).(*api.ChatCompletionHeaders)
	fmt.Println("chat:", whole.Response.Choices[0].Message.Content.Value)

	streamed := chat(client, "sandbox/echo", true).(*api.ChatCompletionTextEventStreamHeaders)
	events, err := io.ReadAll(streamed.Response)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("stream ends:", strings.HasSuffix(string(events), "data: [DONE]\n\n"))

	content := api.NewPlainTextUserInputContent("Hello there")
	user := api.UserInputMessage{Role: api.UserInputMessageRoleUser, Content: content}
	message, err := client.CreateMessage(context.Background(), &api.MessagesRequest{
		Model:     "sandbox/echo",
		MaxTokens: api.NewOptInt64(100),
		Messages:  []api.InputMessage{{OneOf: api.NewUserInputMessageInputMessageSum(user)}},
	}, api.CreateMessageParams{})
	if err != nil {
		log.Fatal(err)
	}
	block := message.(*api.MessageHeaders).Response.Content[0].OneOf.TextBlock
	fmt.Println("message:", block.Text)

	missing := chat(client, "nobody/nothing", false).(*api.NotFoundHeaders)
	fmt.Println("error: 404", missing.Response.Error.Code)
}
