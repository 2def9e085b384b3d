/**
 * JSON pointers of the fields that need an ability of the model or of its upstreams (`DecodedRequest.places`), in document order.
 */
export interface AbilityPlaces {
  readonly tools?: readonly string[];
  readonly image?: readonly string[];
  readonly document?: readonly string[];
  /** The fields of URLs that lead into a private network; see `Upstream.fetchesImages`. */
  readonly innerImage?: readonly string[];
  readonly innerDocument?: readonly string[];
}
