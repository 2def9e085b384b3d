/**
 * JSON pointers of the fields that need an ability (`DecodedRequest.places`), in document order.
 */
export interface AbilityPlaces {
  readonly tools?: readonly string[];
  readonly image?: readonly string[];
  readonly document?: readonly string[];
}
