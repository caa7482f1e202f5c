import type { Catalogue, Language } from '@anew/words/language';

/** Sits beside the `lang` that is put on an element here, so that it can be told from one that the screen has set. */
const MARK = 'data-said';

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The texts of an element itself, or its name when it has no other text, as a button with an icon. */
function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  const texts = own.filter(hasLetters);
  const label = element.getAttribute('aria-label');
  return label !== null && !hasLetters(element.textContent) ? [label] : texts;
}

/**
 * Marks what is said in the window's language on screens that are still English: without a mark, a screen reader says
 * "Cerrar" in an English voice. Such words are in parts that many screens share, in dialogs and in toasts. They stand
 * beside words of the screen, and only by what the catalogue has said can they be told from those.
 *
 * @returns the same words, which now note what they say
 */
export function markWords(words: Catalogue, language: Language): Catalogue {
  const said = new Set<string>();
  const isSaid = (text: string) => said.has(text.trim());

  function note(word: unknown): unknown {
    // A sentence with a link in it comes in pieces.
    for (const piece of [word].flat()) if (typeof piece === 'string') said.add(piece.trim());
    return word;
  }

  function check(element: Element): void {
    const isMarked = element.hasAttribute(MARK);
    if (element.hasAttribute('lang') && !isMarked) return;
    const texts = textsOf(element);
    const around = element.closest(`[lang]:not([${MARK}])`)?.getAttribute('lang');
    const isOther = around === 'en' && texts.length > 0 && texts.every(isSaid);
    if (isOther === isMarked) return;
    element.toggleAttribute(MARK);
    if (isOther) element.setAttribute('lang', language);
    else element.removeAttribute('lang');
  }

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) check(element);
      for (const node of addedNodes)
        if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(check);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  });

  const noted = (word: Catalogue[string]) =>
    typeof word === 'string' ? word : (values: never) => note(word(values));
  Object.values(words).forEach(note);
  return Object.fromEntries(Object.entries(words).map(([id, word]) => [id, noted(word)]));
}
