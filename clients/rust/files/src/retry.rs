use reqwest::{header::HeaderMap, Client, Method, Request, Response};
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::time::Duration;

const FIRST_DELAY: Duration = Duration::from_millis(500);
const LONGEST_DELAY: Duration = Duration::from_secs(8);
const LONGEST_ASKED_DELAY: Duration = Duration::from_secs(60);

/// Sends a request and repeats what is worth repeating: lost connections, 408, 409, 429 and 5xx,
/// unless `x-should-retry` says otherwise; after `retry-after-ms` or `retry-after` where they are
/// given. All repeats of a POST carry one `Idempotency-Key`, so that it is charged once.
pub(crate) async fn send(
    client: &Client,
    mut request: Request,
    max_retries: u32,
) -> Result<Response, reqwest::Error> {
    if request.method() == Method::POST && !request.headers().contains_key("idempotency-key") {
        let name = format!("{:016x}{:016x}", random(), random());
        if let Ok(value) = name.parse() {
            request.headers_mut().insert("idempotency-key", value);
        }
    }
    let mut attempt = 0;
    loop {
        let repeat = request.try_clone().filter(|_| attempt < max_retries);
        let result = client.execute(request).await;
        let Some(next) = repeat else { return result };
        let delay = match &result {
            Ok(response) if !is_retried(response) => return result,
            Ok(response) => asked_delay(response.headers()),
            Err(_) => None,
        };
        drop(result);
        tokio::time::sleep(delay.unwrap_or_else(|| back_off(attempt))).await;
        request = next;
        attempt += 1;
    }
}

fn is_retried(response: &Response) -> bool {
    let status = response.status().as_u16();
    match text(response.headers(), "x-should-retry") {
        _ if status < 400 => false,
        Some("true") => true,
        Some("false") => false,
        _ => matches!(status, 408 | 409 | 429 | 500..),
    }
}

fn asked_delay(headers: &HeaderMap) -> Option<Duration> {
    let seconds = match text(headers, "retry-after-ms") {
        Some(ms) => ms.parse::<f64>().ok()? / 1_000.0,
        None => text(headers, "retry-after")?.parse().ok()?,
    };
    let delay = Duration::try_from_secs_f64(seconds).ok()?;
    (delay <= LONGEST_ASKED_DELAY).then_some(delay)
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Twice as long each time, less up to a quarter so that clients do not march in step.
fn back_off(attempt: u32) -> Duration {
    let delay = (FIRST_DELAY * 2_u32.pow(attempt.min(10))).min(LONGEST_DELAY);
    delay - delay.mul_f64((random() % 1_000) as f64 / 4_000.0)
}

/// The standard library's hasher is seeded anew each time; that is random enough for names.
fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}
