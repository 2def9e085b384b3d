/** Generated Markdown of a document, by block name. */
export type Blocks = Readonly<Record<string, () => string>>;

const block = /^<!-- generated: (\w+) -->\n[\s\S]*?^<!-- end -->$/gm;

/**
 * Returns the document with every generated block updated; throws for a block without a generator.
 */
export function fillBlocks(markdown: string, blocks: Blocks): string {
  return markdown.replace(block, (_block, name: string) => {
    const make = blocks[name];
    if (make === undefined) throw new Error(`nothing generates the block "${name}"`);
    return `<!-- generated: ${name} -->\n${make()}\n<!-- end -->`;
  });
}
