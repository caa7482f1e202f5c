import type { Page } from '@playwright/test';

/**
 * Translates all pages of this person from their next load on, as Chrome does it: each text gives its place to two `<font>`
 * elements, which have the words in quotation marks instead of other words.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT_ALONE = 'font, script, style, textarea, title, svg, [translate=no]';
    const translateText = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest(LEFT_ALONE)) return;
      const outer = document.createElement('FONT');
      const inner = document.createElement('FONT');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const translate = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Node[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translateText(text as Text);
    };
    document.addEventListener('DOMContentLoaded', () => {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records)
          for (const node of type === 'childList' ? addedNodes : [target]) translate(node);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
}
