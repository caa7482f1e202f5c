/** Marks at the end of a text that still comes: what follows says whether they are a list, a rule, bold or none of it. */
const OPEN_MARKS = /(^|\n)[ \t]*(?:[-*+#>`~_=]+|\d{1,3}[.)]?)[ \t]*$/;
const DELIMITERS = /^\|[ :|-]*-[ :|-]*\|[ \t]*$/;

const isTableLine = (line: string) => line.trimStart().startsWith('|');

/** A table without its second line looks like a text full of bars. */
function withoutTableHead(text: string): string {
  const lines = text.split('\n');
  const before = lines.findLastIndex((line) => !isTableLine(line));
  const [, delimiters] = lines.slice(before + 1);
  const isBegun = before + 1 < lines.length && !DELIMITERS.test(delimiters?.trim() ?? '');
  return isBegun ? lines.slice(0, before + 1).join('\n') : text;
}

/** As much of a text that still comes as can be drawn without taking another shape with the next word. */
export function drawable(text: string): string {
  return withoutTableHead(text.replace(OPEN_MARKS, '$1'));
}
