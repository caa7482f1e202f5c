import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Markdown } from './markdown';

function html(text: string): string {
  const { container } = render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  );
  return container.innerHTML;
}

const TABLE =
  '<table><thead><tr><th scope="col">a</th><th scope="col" data-align="right">b</th></tr></thead>' +
  '<tbody><tr><td><strong>1</strong></td><td data-align="right">2</td></tr></tbody></table>';

describe('what is drawn', () => {
  it.each([
    ['paragraphs', 'One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['line breaks', 'One\nTwo', '<p>One\nTwo</p>'],
    ['CRLF', 'One\r\n\r\nTwo', '<p>One</p><p>Two</p>'],
    ['bold', 'a **b** __c__', '<p>a <strong>b</strong> <strong>c</strong></p>'],
    ['italic', 'a *b* _c_', '<p>a <em>b</em> <em>c</em></p>'],
    ['both', '***a***', '<p><em><strong>a</strong></em></p>'],
    ['one in the other', '**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['code', 'a `**b**` c', '<p>a <code>**b**</code> c</p>'],
    ['a heading, as bold', '## So *this*', '<p><strong>So <em>this</em></strong></p>'],
    ['a quote', '> a\n> b', '<blockquote><p>a\nb</p></blockquote>'],
    ['bullets', '- a\n- **b**\n- c', '<ul><li>a</li><li><strong>b</strong></li><li>c</li></ul>'],
    ['numbers', '1. a\n2. b', '<ol start="1"><li>a</li><li>b</li></ol>'],
    ['numbers that go on', '1. a\n\n2. b', '<ol start="1"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['numbers after a pause', '3. a', '<ol start="3"><li>a</li></ol>'],
    [
      'a list in a list',
      '- a\n  1. b\n  2. c\n- d',
      '<ul><li>a<ol start="1"><li>b</li><li>c</li></ol></li><li>d</li></ul>',
    ],
    ['what is to be done and what is', '- [ ] a\n- [x] b', '<ul><li>☐ a</li><li>☑ b</li></ul>'],
    ['a list in a quote', '> - a\n> - b', '<blockquote><ul><li>a</li><li>b</li></ul></blockquote>'],
    ['a fence', '```js\n**a**\n  b\n```\nc', '<pre><code>**a**\n  b</code></pre><p>c</p>'],
    ['a fence that is not closed', '```\na', '<pre><code>a</code></pre>'],
    ['a table', '| a | b |\n| --- | ---: |\n| **1** | 2 |', TABLE],
    ['struck words', '~~a~~', '<p><del>a</del></p>'],
    ['a line’s end', 'a  \nb', '<p>a<br>b</p>'],
    ['a mark that is meant as one', '\\*a\\*', '<p>*a*</p>'],
    ['an item over two lines', '- a\n  b', '<ul><li>a\nb</li></ul>'],
    ['text before a list', 'So:\n- a', '<p>So:</p><ul><li>a</li></ul>'],
    ['a rule, as a pause', 'a\n\n---\n\nb', '<p>a</p><p>b</p>'],
    ['nothing', '', ''],
  ])('%s', (_what, text, expected) => {
    expect(html(text)).toBe(expected);
  });
});

describe('what stays the text that it is', () => {
  it.each([
    '2 * 3 * 4',
    'snake_case_name',
    'a ** b',
    '5 - 3',
    '2026. Good',
    'a **** b',
    '#hashtag',
    'So:\n-',
    'So:\n---x',
    '| a |',
    '    set in',
  ])('%s', (text) => {
    expect(html(text)).toBe(`<p>${text}</p>`);
  });

  it.each(['**bo', '*it', 'a **b *c', '`co', '[text', '[text](', '[text](/modules/emo', '**'])(
    'while it is still being written: %s',
    (text) => {
      expect(html(text)).toBe(`<p>${text}</p>`);
    },
  );
});

describe('links', () => {
  it('lead to screens of ours', () => {
    expect(html('See [Emotional Safety](/modules/emotional-safety).')).toBe(
      '<p>See <a href="/modules/emotional-safety" data-discover="true">Emotional Safety</a>.</p>',
    );
  });

  it.each([
    ['[a site](https://example.com/x)', 'a site (https://example.com/x)'],
    ['[https://a.example](https://a.example)', 'https://a.example'],
    ['[x](javascript:alert`1`)', 'x'],
    ['[x](data:text/html,1)', 'x'],
    ['[x](//evil.example)', 'x'],
    ['[x](/\\evil.example)', 'x'],
    ['[x](/api/logout)', 'x'],
    ['[x](modules/a)', 'x'],
    ['[x](/modules/..%2f)', 'x'],
  ])('to elsewhere are words: %s', (text, words) => {
    const drawn = html(text);
    expect(drawn).toBe(`<p>${words}</p>`);
  });
});

describe('what must not get in', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '**<b onclick=alert(1)>x</b>**',
    '![pixel](https://evil.example/p.gif)',
    '[![a](https://evil.example/p.gif)](/modules/a)',
    '[x](/modules/a" onclick="alert(1))',
    '<style>*{display:none}</style>',
    '&lt;script&gt;',
    '<details><summary>a</summary>**b**</details>',
    '| <img src=x onerror=alert(1)> |\n|---|\n| <b onclick=alert(1)>x</b> |',
    '- <script>alert(1)</script>\n  - <img src=x onerror=alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '<javascript:alert(1)>',
  ])('%s', (text) => {
    const { container } = render(
      <MemoryRouter>
        <Markdown text={text} />
      </MemoryRouter>,
    );
    expect(
      container.querySelector('script, img, style, b, [onclick], [onerror], a[href^="java"]'),
    ).toBeNull();
  });

  it('HTML is the text that it is', () => {
    expect(html('<b>a</b>')).toBe('<p>&lt;b&gt;a&lt;/b&gt;</p>');
    expect(html('<div>\na\n</div>')).toBe('<p>&lt;div&gt;\na\n&lt;/div&gt;</p>');
  });

  it('a picture is its description', () => {
    expect(html('![a lake](https://evil.example/p.gif)')).toBe('<p>a lake</p>');
  });
});

it('takes a reasonable time for an unreasonable text', () => {
  const started = performance.now();
  for (const piece of ['*', '_a ', '**a ', '[', '`', '> ', '1. ', '![a](', '- ', '|', '<a ', 'a_', '\n- '])
    html(piece.repeat(5_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});
