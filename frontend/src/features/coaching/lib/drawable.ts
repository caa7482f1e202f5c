/**
 * Marks at the end of an unfinished text: only the next characters tell whether they are a list, a rule, bold text or
 * nothing.
 */
const OPEN_MARKS = /(^|\n)[ \t]*(?:[-*+#>`~_=]+|\d{1,3}[.)]?)[ \t]*$/;
const DELIMITERS = /^\|[ :|-]*-[ :|-]*\|[ \t]*$/;

const isTableLine = (line: string) => line.trimStart().startsWith('|');

/** Leaves out the head of a table without its second line, which would look like a text full of bars. */
function withoutTableHead(text: string): string {
  const lines = text.split('\n');
  const before = lines.findLastIndex((line) => !isTableLine(line));
  const [, delimiters] = lines.slice(before + 1);
  const isBegun = before + 1 < lines.length && !DELIMITERS.test(delimiters?.trim() ?? '');
  return isBegun ? lines.slice(0, before + 1).join('\n') : text;
}

/** The part of an unfinished text whose drawing does not change with the next word. */
export function drawable(text: string): string {
  return withoutTableHead(text.replace(OPEN_MARKS, '$1'));
}
