package com.chatgateway;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import okhttp3.Response;

/**
 * The events of one reply. Close it, from any thread, to end the reply early. Iterating throws
 * {@link GatewayException} where the stream tells an error or ends too early.
 */
public final class EventStream<T> implements Iterable<T>, Iterator<T>, AutoCloseable {
  /** What one event's data is. */
  interface Reader<T> {
    /** Null for data that is left out. */
    T read(String data) throws IOException;

    boolean isEnd(String data, T event);
  }

  private final Response response;
  private final BufferedReader lines;
  private final Reader<T> reader;
  private T next;
  private boolean ended;

  EventStream(Response response, Reader<T> reader) {
    this.response = response;
    this.lines = new BufferedReader(response.body().charStream());
    this.reader = reader;
  }

  /** Itself: a reply can be read once. */
  @Override
  public Iterator<T> iterator() {
    return this;
  }

  @Override
  public boolean hasNext() {
    while (next == null && !ended) {
      try {
        advance();
      } catch (IOException broken) {
        close();
        throw GatewayException.truncated(broken);
      } catch (RuntimeException told) {
        close();
        throw told;
      }
    }
    return next != null;
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    T event = next;
    next = null;
    return event;
  }

  /** Closes the connection; the rest of the reply is neither made nor charged. */
  @Override
  public void close() {
    ended = true;
    response.close();
  }

  private void advance() throws IOException {
    String data = readData();
    if (data == null) {
      throw GatewayException.truncated(null);
    }
    next = reader.read(data);
    if (reader.isEnd(data, next)) {
      close();
    }
  }

  /** The data of the next server-sent event, null at the end; ':' begins a comment. */
  private String readData() throws IOException {
    StringBuilder data = null;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty() && data != null) {
        return data.toString();
      }
      if (line.startsWith("data:")) {
        String value = line.substring(line.startsWith("data: ") ? 6 : 5);
        data = data == null ? new StringBuilder(value) : data.append('\n').append(value);
      }
    }
    return null;
  }
}
