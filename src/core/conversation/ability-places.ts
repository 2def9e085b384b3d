/** JSON pointers of the places that need an ability (`DecodedRequest.places`), in their order. */
export interface AbilityPlaces {
  readonly tools?: readonly string[];
  readonly image?: readonly string[];
  readonly document?: readonly string[];
}
