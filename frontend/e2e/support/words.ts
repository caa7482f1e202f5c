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
  return page.evaluate((all) => {
    const NOT_OURS =
      '[data-not-ours], bdi, time, code, option, textarea, script, style, svg, noscript, a[href^="mailto:"]';
    const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
    /** A shorter piece of a text would stand in one of them by chance. */
    const LONG = 30;
    const plain = (text: string) =>
      text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim().replace(/[.:]$/, '').toLowerCase();
    const known = all.map(plain);
    const parts = new Set(known.flatMap((text) => [text, ...text.split(/[:.] | — /)]));
    const isContent = (text: string) =>
      parts.has(text) || (text.length >= LONG && known.some((one) => one.includes(text)));
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
      return rest;
    }

    /** @param around elements whose whole text may be content, of which this is a piece */
    function note(text: string, around: readonly (Element | null | undefined)[] = []): void {
      const piece = outside(text).trim();
      if (!/\p{L}{2,}/u.test(piece) || isContent(plain(piece))) return;
      if (!around.some((element) => element && isContent(plain(element.textContent)))) found.add(piece);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.closest(NOT_OURS)) note(node.textContent ?? '', [parent, parent?.parentElement]);
    }
    for (const element of document.body.querySelectorAll('*'))
      if (!element.closest(NOT_OURS)) ATTRIBUTES.forEach((name) => note(element.getAttribute(name) ?? ''));
    note(document.title.replace(/ · Anew$/, ''));
    return [...found];
  }, content);
}
