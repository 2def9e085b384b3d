/** Returns a user's text with calls for the puppet model. */
export function script(...calls: readonly (readonly [name: string, input: object])[]): string {
  return ["Go.", ...calls.map(([name, input]) => `call ${name} ${JSON.stringify(input)}`)].join(
    "\n",
  );
}
