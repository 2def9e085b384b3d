package chatgateway

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"iter"
	"net/http"
)

// messageEvents are the kinds that this version knows; others are left out.
var messageEvents = map[string]bool{
	"message_start":       true,
	"content_block_start": true,
	"content_block_delta": true,
	"content_block_stop":  true,
	"message_delta":       true,
	"message_stop":        true,
}

// errStop ends the reading of a stream from within; it never leaves this package.
type errStop struct{}

func (errStop) Error() string { return "stop" }

// stream sends a request and hands each event's data to read, which says whether it was the last.
func stream[T any](
	ctx context.Context,
	g *Gateway,
	path string,
	body any,
	read func(data []byte) (event *T, last bool, err error),
) iter.Seq2[*T, error] {
	return func(yield func(*T, error) bool) {
		// Also where the caller leaves early: closing the connection stops the reply and its cost.
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		response, err := g.postStream(ctx, path, body)
		if err != nil {
			yield(nil, err)
			return
		}
		defer response.Body.Close()
		ended := false
		err = readEvents(response.Body, func(data []byte) error {
			event, last, err := read(data)
			if err != nil {
				return err
			}
			ended = last
			if event != nil && !yield(event, nil) {
				ended = true
				return errStop{}
			}
			if last {
				return errStop{}
			}
			return nil
		})
		if ended {
			return
		}
		if refused, ok := err.(*GatewayError); ok {
			yield(nil, refused)
		} else {
			yield(nil, truncated(err))
		}
	}
}

func (g *Gateway) postStream(ctx context.Context, path string, body any) (*http.Response, error) {
	text, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, g.baseURL+path, bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	for name, value := range g.client.cfg.DefaultHeader {
		request.Header.Set(name, value)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "text/event-stream")
	response, err := g.client.cfg.HTTPClient.Do(request)
	if err != nil {
		return nil, connectionError("connection_failed", "The service could not be reached.", err)
	}
	if response.StatusCode < 400 {
		return response, nil
	}
	defer response.Body.Close()
	told, _ := io.ReadAll(response.Body)
	return nil, errorFromBody(response.StatusCode, told)
}

// readChunk reads the data of one event of a chat stream.
func readChunk(data []byte) (*ChatCompletionChunk, bool, error) {
	if string(data) == "[DONE]" {
		return nil, true, nil
	}
	var kind struct {
		Type    string           `json:"type"`
		Choices *json.RawMessage `json:"choices"`
	}
	if err := json.Unmarshal(data, &kind); err != nil {
		return nil, false, err
	}
	if kind.Type == "error" {
		return nil, false, errorFromBody(http.StatusOK, data)
	}
	if kind.Choices == nil {
		return nil, false, nil
	}
	var chunk ChatCompletionChunk
	err := json.Unmarshal(data, &chunk)
	return &chunk, false, err
}

// readMessageEvent reads the data of one event of a messages stream.
func readMessageEvent(data []byte) (*MessageStreamEvent, bool, error) {
	var kind struct {
		Type string `json:"type"`
	}
	if err := json.Unmarshal(data, &kind); err != nil {
		return nil, false, err
	}
	if kind.Type == "error" {
		return nil, false, errorFromBody(http.StatusOK, data)
	}
	if !messageEvents[kind.Type] {
		return nil, false, nil
	}
	var event MessageStreamEvent
	err := json.Unmarshal(data, &event)
	return &event, kind.Type == "message_stop", err
}

// readEvents hands over the data of each server-sent event; ':' begins a comment.
func readEvents(body io.Reader, handle func(data []byte) error) error {
	reader := bufio.NewReader(body)
	var data [][]byte
	for {
		line, err := reader.ReadBytes('\n')
		if err != nil {
			return err
		}
		line = bytes.TrimRight(line, "\r\n")
		if len(line) == 0 {
			if len(data) > 0 {
				if err := handle(bytes.Join(data, []byte("\n"))); err != nil {
					return err
				}
			}
			data = nil
		} else if value, found := bytes.CutPrefix(line, []byte("data:")); found {
			data = append(data, bytes.TrimPrefix(value, []byte(" ")))
		}
	}
}
