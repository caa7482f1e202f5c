const LONGEST_HEADING = 70;

export interface Paragraph {
  text: string;
  /** A short line between two paragraphs leads into what follows. */
  heading: boolean;
}

/** Paragraphs are split by blank lines. */
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

/** "Stop — take one breath" is a name and what to do. */
export function frameworkStep(step: string): [title: string, text: string] {
  const [title = '', ...rest] = step.split(' — ');
  const text = rest.join(' — ');
  return [title, text.charAt(0).toUpperCase() + text.slice(1)];
}
