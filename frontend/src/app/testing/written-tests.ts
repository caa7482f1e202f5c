import ts from 'typescript';

/** A test as it is written: what it does, without its title and without comments. */
export interface WrittenTest {
  title: string;
  code: string;
  numbers: ReadonlySet<number>;
}

const printer = ts.createPrinter({ removeComments: true });

/** `it` of `it('…')` and of `it.each(…)('…')`; what is skipped shows nothing. */
function isTest({ expression: callee }: ts.CallExpression): boolean {
  const named = (node: ts.Node) => ts.isIdentifier(node) && ['it', 'test'].includes(node.text);
  if (!ts.isCallExpression(callee)) return named(callee);
  const { expression: each } = callee;
  return ts.isPropertyAccessExpression(each) && each.name.text === 'each' && named(each.expression);
}

function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => eachNode(child, visit));
}

function numbersIn(nodes: readonly ts.Node[]): Set<number> {
  const numbers = new Set<number>();
  for (const node of nodes)
    eachNode(node, (part) => ts.isNumericLiteral(part) && numbers.add(Number(part.text)));
  return numbers;
}

function asTest({ expression, arguments: [title, ...rest] }: ts.CallExpression, file: ts.SourceFile) {
  if (!title || !ts.isStringLiteralLike(title)) return [];
  const parts = [expression, ...rest];
  const code = parts.map((part) => printer.printNode(ts.EmitHint.Unspecified, part, file)).join('\n');
  return [{ title: title.text, code, numbers: numbersIn(parts) }];
}

export function writtenTests(source: string): WrittenTest[] {
  const file = ts.createSourceFile('any.tsx', source, ts.ScriptTarget.Latest, true);
  const tests: WrittenTest[] = [];
  eachNode(file, (node) => {
    if (ts.isCallExpression(node) && isTest(node)) tests.push(...asTest(node, file));
  });
  return tests;
}
