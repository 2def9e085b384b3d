package com.chatgateway;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;

/**
 * Repeats lost connections, 408, 409, 429 and 5xx, unless {@code x-should-retry} says otherwise;
 * after {@code retry-after-ms} or {@code retry-after} where they are given. All repeats of a POST
 * carry one {@code Idempotency-Key}, so that a request is charged once.
 */
final class RetryInterceptor implements Interceptor {
  private static final long FIRST_DELAY_MS = 500;
  private static final long LONGEST_DELAY_MS = 8_000;
  private static final double LONGEST_ASKED_DELAY_MS = 60_000;

  private final int maxRetries;

  RetryInterceptor(int maxRetries) {
    this.maxRetries = maxRetries;
  }

  @Override
  public Response intercept(Chain chain) throws IOException {
    Request request = named(chain.request());
    for (int attempt = 0; ; attempt += 1) {
      boolean isLast = attempt >= maxRetries;
      long delayMs = backOffMs(attempt);
      try {
        Response response = chain.proceed(request);
        if (isLast || !isRetried(response)) {
          return response;
        }
        double asked = askedDelayMs(response);
        delayMs = asked >= 0 && asked <= LONGEST_ASKED_DELAY_MS ? (long) asked : delayMs;
        response.close();
      } catch (IOException lost) {
        if (isLast || chain.call().isCanceled()) {
          throw lost;
        }
      }
      sleep(delayMs);
    }
  }

  private static Request named(Request request) {
    if (!request.method().equals("POST") || request.header("Idempotency-Key") != null) {
      return request;
    }
    return request.newBuilder().header("Idempotency-Key", UUID.randomUUID().toString()).build();
  }

  private static boolean isRetried(Response response) {
    if (response.code() < 400) {
      return false;
    }
    String told = response.header("x-should-retry");
    if ("true".equals(told) || "false".equals(told)) {
      return told.equals("true");
    }
    int status = response.code();
    return status == 408 || status == 409 || status == 429 || status >= 500;
  }

  /** Below zero where nothing is asked for. */
  private static double askedDelayMs(Response response) {
    try {
      String ms = response.header("retry-after-ms");
      return ms != null
          ? Double.parseDouble(ms)
          : Double.parseDouble(response.header("retry-after", "-1")) * 1_000;
    } catch (NumberFormatException other) {
      return -1;
    }
  }

  /** Twice as long each time, less up to a quarter so that clients do not march in step. */
  private static long backOffMs(int attempt) {
    long delayMs = Math.min(FIRST_DELAY_MS << Math.min(attempt, 10), LONGEST_DELAY_MS);
    return delayMs - ThreadLocalRandom.current().nextLong(delayMs / 4);
  }

  private static void sleep(long ms) throws IOException {
    try {
      Thread.sleep(ms);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted between two attempts");
    }
  }
}
