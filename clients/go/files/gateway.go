package chatgateway

import (
	"context"
	"iter"
	"net/http"
	"strings"
)

const defaultMaxRetries = 2

// Gateway speaks both protocols. Every failure is a *GatewayError. Safe for concurrent use.
type Gateway struct {
	client  *APIClient
	baseURL string
}

type settings struct {
	baseURL    string
	maxRetries int
	transport  http.RoundTripper
}

// Option changes a setting of New.
type Option func(*settings)

// WithBaseURL names the gateway's address, which ends in /v1.
func WithBaseURL(url string) Option {
	return func(s *settings) { s.baseURL = strings.TrimRight(url, "/") }
}

// WithMaxRetries says how often a failed request is repeated; 2 where not given.
func WithMaxRetries(count int) Option {
	return func(s *settings) { s.maxRetries = count }
}

// WithTransport sends requests through another transport, for tests and proxies.
func WithTransport(transport http.RoundTripper) Option {
	return func(s *settings) { s.transport = transport }
}

// New makes a client. Time-outs and cancellation come with the context of each call.
func New(apiKey string, options ...Option) *Gateway {
	s := settings{
		baseURL:    "http://127.0.0.1:8080/v1",
		maxRetries: defaultMaxRetries,
		transport:  http.DefaultTransport,
	}
	for _, option := range options {
		option(&s)
	}
	configuration := NewConfiguration()
	configuration.Servers = ServerConfigurations{{URL: s.baseURL}}
	configuration.UserAgent = "chat-gateway-go/1.0.0"
	configuration.AddDefaultHeader("Authorization", "Bearer "+apiKey)
	transport := &retryTransport{base: s.transport, maxRetries: s.maxRetries}
	configuration.HTTPClient = &http.Client{Transport: transport}
	return &Gateway{client: NewAPIClient(configuration), baseURL: s.baseURL}
}

// CreateChatCompletion gives the whole reply.
func (g *Gateway) CreateChatCompletion(
	ctx context.Context, request ChatCompletionRequest,
) (*ChatCompletion, error) {
	reply, response, err := g.client.ChatAPI.CreateChatCompletion(ctx).
		ChatCompletionRequest(request).Execute()
	return reply, errorFrom(response, err)
}

// StreamChatCompletion gives the reply chunk by chunk; Stream is set for you. Leave the loop, or
// cancel the context, to end the reply early.
func (g *Gateway) StreamChatCompletion(
	ctx context.Context, request ChatCompletionRequest,
) iter.Seq2[*ChatCompletionChunk, error] {
	request.SetStream(true)
	return stream(ctx, g, "/chat/completions", request, readChunk)
}

// CreateMessage gives the whole reply.
func (g *Gateway) CreateMessage(ctx context.Context, request MessagesRequest) (*Message, error) {
	reply, response, err := g.client.MessagesAPI.CreateMessage(ctx).
		MessagesRequest(request).Execute()
	return reply, errorFrom(response, err)
}

// StreamMessage gives the reply event by event; Stream is set for you. One field of each event is
// not nil. Leave the loop, or cancel the context, to end the reply early.
func (g *Gateway) StreamMessage(
	ctx context.Context, request MessagesRequest,
) iter.Seq2[*MessageStreamEvent, error] {
	request.SetStream(true)
	return stream(ctx, g, "/messages", request, readMessageEvent)
}

// ListModels gives the models that the key may use.
func (g *Gateway) ListModels(ctx context.Context) (*ModelList, error) {
	reply, response, err := g.client.ModelsAPI.ListModels(ctx).Execute()
	return reply, errorFrom(response, err)
}

// GetModel gives one model's record.
func (g *Gateway) GetModel(ctx context.Context, id string) (*Model, error) {
	reply, response, err := g.client.ModelsAPI.GetModel(ctx, id).Execute()
	return reply, errorFrom(response, err)
}

// GetAccount gives plan, balance and limits.
func (g *Gateway) GetAccount(ctx context.Context) (*Account, error) {
	reply, response, err := g.client.AccountAPI.GetAccount(ctx).Execute()
	return reply, errorFrom(response, err)
}

// API gives the generated client, which sends with the same retries.
func (g *Gateway) API() *APIClient { return g.client }
