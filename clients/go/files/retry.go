package chatgateway

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"io"
	mathrand "math/rand/v2"
	"net/http"
	"strconv"
	"time"
)

const (
	firstDelay        = 500 * time.Millisecond
	longestDelay      = 8 * time.Second
	longestAskedDelay = time.Minute
)

type idempotencyKey struct{}

// WithIdempotencyKey names the request that is made with the context; one is made up where it is
// not given. A request that is sent again with its name gets the reply of the first.
func WithIdempotencyKey(ctx context.Context, key string) context.Context {
	return context.WithValue(ctx, idempotencyKey{}, key)
}

// retryTransport repeats lost connections, 408, 409, 429 and 5xx, unless x-should-retry says
// otherwise; after retry-after-ms or retry-after where they are given. All repeats of a POST carry
// one Idempotency-Key, so that a request is charged once.
type retryTransport struct {
	base       http.RoundTripper
	maxRetries int
}

func (t *retryTransport) RoundTrip(request *http.Request) (*http.Response, error) {
	request = request.Clone(request.Context())
	if request.Method == http.MethodPost && request.Header.Get("Idempotency-Key") == "" {
		key, ok := request.Context().Value(idempotencyKey{}).(string)
		if !ok {
			key = newIdempotencyKey()
		}
		request.Header.Set("Idempotency-Key", key)
	}
	for attempt := 0; ; attempt++ {
		if attempt > 0 && request.GetBody != nil {
			body, err := request.GetBody()
			if err != nil {
				return nil, err
			}
			request.Body = body
		}
		response, err := t.base.RoundTrip(request)
		if attempt >= t.maxRetries || request.Context().Err() != nil {
			return response, err
		}
		delay := backOff(attempt)
		if err == nil {
			if !isRetried(response) {
				return response, nil
			}
			if asked, ok := askedDelay(response.Header); ok {
				delay = asked
			}
			_, _ = io.CopyN(io.Discard, response.Body, 1<<16)
			_ = response.Body.Close()
		}
		timer := time.NewTimer(delay)
		select {
		case <-timer.C:
		case <-request.Context().Done():
			timer.Stop()
			return nil, request.Context().Err()
		}
	}
}

func newIdempotencyKey() string {
	bytes := make([]byte, 16)
	_, _ = rand.Read(bytes)
	return hex.EncodeToString(bytes)
}

func isRetried(response *http.Response) bool {
	if response.StatusCode < 400 {
		return false
	}
	switch response.Header.Get("x-should-retry") {
	case "true":
		return true
	case "false":
		return false
	}
	switch response.StatusCode {
	case http.StatusRequestTimeout, http.StatusConflict, http.StatusTooManyRequests:
		return true
	}
	return response.StatusCode >= 500
}

func askedDelay(header http.Header) (time.Duration, bool) {
	unit := time.Millisecond
	text := header.Get("retry-after-ms")
	if text == "" {
		unit = time.Second
		text = header.Get("retry-after")
	}
	count, err := strconv.ParseFloat(text, 64)
	delay := time.Duration(count * float64(unit))
	return delay, err == nil && delay >= 0 && delay <= longestAskedDelay
}

// backOff is twice as long each time, less up to a quarter so that clients do not march in step.
func backOff(attempt int) time.Duration {
	delay := min(firstDelay<<min(attempt, 10), longestDelay)
	return delay - time.Duration(mathrand.Int64N(int64(delay)/4))
}
