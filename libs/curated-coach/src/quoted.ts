/**
 * Puts a sentence to say in quotation marks, with single marks inside. One that names its listener has marks
 * already.
 */
export function quoted(text: string): string {
  if (/^To .*: “/.test(text)) return text;
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}
