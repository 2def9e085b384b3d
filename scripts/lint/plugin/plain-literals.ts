/** The fields of a syntax tree's node that the rule reads. */
interface Node {
  readonly type: string;
  readonly argument?: Node;
  readonly properties?: readonly Node[];
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

/** Finds `{ ...{ a, b } }`, which equals `{ a, b }` and only steers the formatter. */
const noSpreadLiteral = {
  create({ report }: Context) {
    return {
      ObjectExpression({ properties = [] }: Node): void {
        for (const node of properties) {
          if (node.type !== "SpreadElement" || node.argument?.type !== "ObjectExpression") continue;
          report({ node, message: "write the fields without the spread around them" });
        }
      },
    };
  },
};

const plugin = { meta: { name: "literals" }, rules: { "no-spread-literal": noSpreadLiteral } };

export default plugin;
