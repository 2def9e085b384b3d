/** The name, colours and contacts on pages, statements and messages to customers. */
export interface Brand {
  /** The name of the service, in one line. */
  readonly name: string;
  /** The colours of links and buttons; null: the default. */
  readonly accent: Accent | null;
  /** An SVG image; null: the default. */
  readonly logo: string | null;
  /** Where customers get help; null: not stated. */
  readonly support: { readonly email: string | null; readonly url: string | null };
  /** Who sells the service and issues statements; null: not stated. */
  readonly seller: Seller | null;
}

/** The company that customers pay. */
export interface Seller {
  readonly name: string;
  /** The lines of the postal address. */
  readonly address: readonly string[];
  readonly taxId: string | null;
}

/** A colour on light and on dark pages, and the colours of text on it. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
  readonly onLight: string;
  readonly onDark: string;
}

/** The brand of a gateway that configures none. */
export const defaultBrand: Brand = {
  name: "Chat gateway",
  accent: null,
  logo: null,
  support: { email: null, url: null },
  seller: null,
};
