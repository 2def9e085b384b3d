/** One hand-written document and where what is made from it lies. */
export interface Contract {
  /** For messages. */
  readonly name: string;
  readonly specification: URL;
  /** Below `generated/`; empty, or with a slash at its end. */
  readonly folder: string;
  /** Where its published versions lie. */
  readonly published: URL;
  /** Our own pages call it, with a generated client. */
  readonly isCalledByPages?: true;
}

const spec = new URL("../../spec/", import.meta.url);

/** The API that clients use, below `/v1`. */
export const clientContract: Contract = {
  name: "/v1",
  specification: new URL("openapi.yaml", spec),
  folder: "",
  published: new URL("published/", spec),
};

/** The operators' API, below `/admin/api/v1`, with a version of its own. */
export const adminContract: Contract = {
  name: "/admin/api/v1",
  specification: new URL("admin/openapi.yaml", spec),
  folder: "admin/",
  published: new URL("admin/published/", spec),
  isCalledByPages: true,
};

/** The customers' console, below `/console/api/v1`, with a version of its own. */
export const consoleContract: Contract = {
  name: "/console/api/v1",
  specification: new URL("console/openapi.yaml", spec),
  folder: "console/",
  published: new URL("console/published/", spec),
  isCalledByPages: true,
};

export const contracts: readonly Contract[] = [clientContract, adminContract, consoleContract];
