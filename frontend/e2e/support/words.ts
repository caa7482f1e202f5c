import type { Page } from '@playwright/test';
import { origin } from './visitor.js';

/** Lets the person read everything in the pseudo-language, in which every word from a catalogue is in brackets. */
export const readPseudo = (page: Page) =>
  page.context().addCookies([{ name: 'anew_language', value: 'en-XA', url: origin() }]);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Collects every text that the server sends from now on: what people wrote, names, and the content of the seeds. */
export function collectContent(page: Page): string[] {
  const content: string[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.startsWith('application/json')) return;
    response.json().then(
      (body: unknown) => content.push(...stringsIn(body)),
      // A page that is left takes the bodies of its answers along.
      () => undefined,
    );
  });
  return content;
}

/**
 * What a reader sees or hears that comes from no catalogue.
 *
 * @param content texts that are not ours to translate
 */
export function unmarkedTexts(page: Page, content: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (known) => {
      const NOT_OURS =
        '[data-not-ours], bdi, time, code, option, script, style, svg, noscript, a[href^="mailto:"]';
      const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
      /** A shorter piece of a text would stand in one of them by chance. */
      const LONG = 30;
      const found = new Set<string>();
      let depth = 0;

      /** The text without what is in brackets. A sentence with a link in it ends in another node than it begins. */
      function outside(text: string): string {
        let rest = '';
        for (const sign of text) {
          if (sign === '⟦') depth += 1;
          else if (sign === '⟧') depth -= 1;
          else if (depth === 0) rest += sign;
        }
        return rest.replaceAll(/\s+/g, ' ').trim();
      }

      function note(text: string): void {
        const piece = outside(text);
        const isContent = known.some((one) => one === piece || (piece.length >= LONG && one.includes(piece)));
        if (/\p{L}{2,}/u.test(piece) && !isContent) found.add(piece);
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (!node.parentElement?.closest(NOT_OURS)) note(node.textContent ?? '');
      for (const element of document.body.querySelectorAll('*'))
        if (!element.closest(NOT_OURS)) ATTRIBUTES.forEach((name) => note(element.getAttribute(name) ?? ''));
      note(document.title.replace(/ · Anew$/, ''));
      return [...found];
    },
    content.map((text) => text.replaceAll(/\s+/g, ' ').trim()),
  );
}
