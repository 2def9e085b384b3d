/** A hand-written document and the places of its generated files. */
export interface Contract {
  /** For messages. */
  readonly name: string;
  readonly specification: URL;
  /** Below `generated/`; empty, or with a slash at its end. */
  readonly folder: string;
  /** Folder of its published versions. */
  readonly published: URL;
  /** True if the document and its changelog are served. */
  readonly isServed?: true;
  /** True if our pages call the API through a generated client. */
  readonly isCalledByPages?: true;
  /** True if the operators' commands call the API. */
  readonly isCalledByCommands?: true;
}

const spec = new URL("../../spec/", import.meta.url);

/** The API that clients use, below `/v1`. */
export const clientContract: Contract = {
  name: "/v1",
  specification: new URL("openapi.yaml", spec),
  folder: "",
  published: new URL("published/", spec),
  isServed: true,
};

/** The admin API, below `/admin/api/v1`, with a separate version. */
export const adminContract: Contract = {
  name: "/admin/api/v1",
  specification: new URL("admin/openapi.yaml", spec),
  folder: "admin/",
  published: new URL("admin/published/", spec),
  isServed: true,
  isCalledByPages: true,
  isCalledByCommands: true,
};

/** The customers' console, below `/console/api/v1`, with a separate version. */
export const consoleContract: Contract = {
  name: "/console/api/v1",
  specification: new URL("console/openapi.yaml", spec),
  folder: "console/",
  published: new URL("console/published/", spec),
  isCalledByPages: true,
};

export const contracts: readonly Contract[] = [clientContract, adminContract, consoleContract];
