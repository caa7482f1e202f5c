import { beforeAll, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { bearTranslation } from './translated-page';

beforeAll(() => bearTranslation(document.body));

/** In which steps a translation replaces a text. Nothing says which ones a browser takes. */
const WAYS: Record<string, (text: Text, standIn: Element) => void> = {
  'at once': (text, standIn) => text.replaceWith(standIn),
  'in two steps': (text, standIn) => {
    text.before(standIn);
    text.remove();
  },
};

/** Does what Chrome's translation does: each text gives its place to two elements with other words. */
async function translate(replace: (text: Text, standIn: Element) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((it) => it.parentElement?.tagName !== 'FONT')) {
    const outer = document.createElement('FONT');
    outer.append(document.createElement('FONT'));
    outer.firstElementChild?.append(`«${text.data}»`);
    replace(text, outer);
  }
  // What the page has noticed, it is told after the translation's own work.
  await Promise.resolve();
}

interface Props {
  hint?: string;
  count: number;
  isSent?: boolean;
  isBold?: boolean;
}

const Part = ({ hint, count, isSent = false, isBold = false }: Props) => (
  <p data-testid="part">
    {hint}
    {isBold && <b>new</b>}
    {count} of 22
    {!isSent && <i>not sent</i>}
  </p>
);

it.each(Object.entries(WAYS))('a page that is translated %s changes as it should', async (_, replace) => {
  const { rerender, unmount } = render(<Part hint="Write!" count={1} />);
  const part = screen.getByTestId('part');
  await translate(replace);
  expect(part).toHaveTextContent('«Write!»«1»« of 22»«not sent»');

  // Something comes before a text.
  rerender(<Part hint="Write!" count={1} isBold />);
  expect(part).toHaveTextContent('«Write!»new«1»« of 22»«not sent»');
  // A text changes in its place.
  rerender(<Part hint="Write!" count={2} isBold />);
  await Promise.resolve();
  expect(part).toHaveTextContent('«Write!»new2« of 22»«not sent»');
  await translate(replace);
  // A text and an element go.
  rerender(<Part count={2} isBold isSent />);
  expect(part).toHaveTextContent('«new»«2»« of 22»');
  // A text comes before another one.
  rerender(<Part hint="Thanks!" count={2} isSent />);
  expect(part).toHaveTextContent('Thanks!«2»« of 22»');
  unmount();
  expect(document.body).toHaveTextContent('');
});

it('a text that something else than a translation has taken away breaks nothing', () => {
  const { rerender } = render(<Part hint="Write!" count={1} />);
  const part = screen.getByTestId('part');
  for (const text of [...part.childNodes].slice(0, 2)) text.remove();
  rerender(<Part count={1} isBold />);
  expect(part).toHaveTextContent('of 22not sentnew');
});

it('what is where it belongs is moved and removed as ever', () => {
  const [parent, first, last] = ['div', 'a', 'b'].map((name) => document.createElement(name));
  if (!parent || !first || !last) throw new Error('Three elements');
  expect(parent.insertBefore(last, null)).toBe(last);
  expect(parent.insertBefore(first, last)).toBe(first);
  expect(parent.innerHTML).toBe('<a></a><b></b>');
  expect(parent.removeChild(first)).toBe(first);
  expect(parent.innerHTML).toBe('<b></b>');
});
