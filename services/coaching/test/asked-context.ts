import type { Asked } from '@anew/testkit/fake-provider';

/** What the instructions of a request tell of the couple: the content of their context tags. */
export function contextOf({ system: instructions }: Asked): string {
  const [, context] = /\n\n<context>\n([^]*)\n<\/context>$/.exec(instructions) ?? [];
  if (context === undefined) throw new Error(`No context in ${instructions}`);
  return context;
}
