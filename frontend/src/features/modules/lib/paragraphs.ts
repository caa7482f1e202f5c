const LONGEST_HEADING = 70;

export interface Paragraph {
  text: string;
  /** A short line between two paragraphs is a heading for the text that follows. */
  heading: boolean;
}

/** Splits a text into paragraphs at blank lines. */
export function paragraphs(text: string): Paragraph[] {
  const texts = text
    .split(/\n\s*\n/)
    .map((it) => it.trim())
    .filter(Boolean);
  return texts.map((it, index) => ({
    text: it,
    heading: it.length <= LONGEST_HEADING && index > 0 && index < texts.length - 1,
  }));
}

/** Splits a step such as "Stop — take one breath" into its name and its instruction. */
export function frameworkStep(step: string): [title: string, text: string] {
  const [title = '', ...rest] = step.split(' — ');
  const text = rest.join(' — ');
  return [title, text.charAt(0).toUpperCase() + text.slice(1)];
}
