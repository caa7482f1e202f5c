import { words } from '@anew/words/en-XA';
import { learn, speak } from '@anew/words/language';

/** Lets every word from a catalogue appear in brackets, until the returned function is called. */
export function speakPseudo(): () => void {
  learn('en-XA', words);
  speak('en-XA');
  return () => speak('en');
}

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
/** Elements whose text is no word of ours: what people wrote, names, and addresses. */
const NOT_OURS = '[data-not-ours], bdi, time, code, option, textarea, script, style, svg, a[href^="mailto:"]';

/** Removes what is in brackets, from the innermost on: a word may stand inside another. */
function withoutMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text : withoutMarked(rest);
}

const hasWords = (text: string) => /\p{L}{2,}/u.test(withoutMarked(text));

function textsIn(root: Element): string[] {
  const texts: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest(NOT_OURS)) continue;
    texts.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
    texts.push(...own(element));
  }
  return texts;
}

/**
 * The text of an element that has a text node of its own, as a whole: a sentence with a link in it starts its bracket
 * before the link and ends it after.
 */
function own(element: Element): string[] {
  const has = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  if (!has) return [];
  const sentence = outermost(element);
  return sentence === element ? [ourTextOf(element)] : [];
}

function ourTextOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll(NOT_OURS).forEach((other) => other.remove());
  return copy.textContent;
}

/** A link or emphasis inside a sentence belongs to it. */
function outermost(element: Element): Element {
  const parent = element.parentElement;
  const isInside = [...(parent?.childNodes ?? [])].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  return parent && isInside ? outermost(parent) : element;
}

/** What a reader sees or hears that is in no catalogue. */
export const unmarked = (root: Element): string[] => [...new Set(textsIn(root).filter(hasWords))];
