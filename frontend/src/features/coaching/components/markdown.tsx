import type { MarkedToken, Token, Tokens } from 'marked';
import { memo, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Numbers } from '#shared/ui/numbers';
import { addressInWords, blocksOf, isScreen, known } from '../lib/markdown';

/**
 * Drawing of each kind of token. A kind without one is drawn as its source text, so nothing else gets into the page.
 */
type Drawings = {
  [Type in MarkedToken['type']]?: (token: Extract<MarkedToken, { type: Type }>) => ReactNode;
};

function drawingOf(drawings: Drawings, { type }: MarkedToken) {
  return drawings[type] as ((token: MarkedToken) => ReactNode) | undefined;
}

function Pieces({ tokens = [] }: { tokens: Token[] | undefined }) {
  return known(tokens).map((token, index) => <Piece key={index} token={token} />);
}

/** Links only to screens of this app. Any other address is shown as text. */
function LinkOrWords({ token }: { token: Tokens.Link }) {
  const words = <Pieces tokens={token.tokens} />;
  if (isScreen(token.href)) return <Link to={token.href}>{words}</Link>;
  const address = addressInWords(token);
  return (
    <>
      {words}
      {address && ` (${address})`}
    </>
  );
}

const INLINE: Drawings = {
  text: ({ text, tokens }) => (tokens ? <Pieces tokens={tokens} /> : <Numbers>{text}</Numbers>),
  escape: ({ text }) => text,
  image: ({ text }) => text,
  br: () => <br />,
  codespan: ({ text }) => <code>{text}</code>,
  link: (token) => <LinkOrWords token={token} />,
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  strong: ({ tokens }) => (
    <strong>
      <Pieces tokens={tokens} />
    </strong>
  ),
  em: ({ tokens }) => (
    <em>
      <Pieces tokens={tokens} />
    </em>
  ),
  del: ({ tokens }) => (
    <del>
      <Pieces tokens={tokens} />
    </del>
  ),
};

function Piece({ token }: { token: MarkedToken }) {
  return drawingOf(INLINE, token)?.(token) ?? token.raw;
}

/** Shows the text of a list item inline, and nested blocks below it. */
function Item({ item }: { item: Tokens.ListItem }) {
  return (
    <li>
      {known(item.tokens).map((token, index) =>
        token.type in INLINE ? <Piece key={index} token={token} /> : <Block key={index} token={token} />,
      )}
    </li>
  );
}

function List({ ordered, start, items }: Tokens.List) {
  const drawn = items.map((item, index) => <Item key={index} item={item} />);
  return ordered ? <ol start={start || 1}>{drawn}</ol> : <ul>{drawn}</ul>;
}

function Row({ cells }: { cells: Tokens.TableCell[] }) {
  return (
    <tr>
      {cells.map(({ header, align, tokens }, index) => {
        const Cell = header ? 'th' : 'td';
        return (
          <Cell key={index} scope={header ? 'col' : undefined} data-align={align ?? undefined}>
            <Pieces tokens={tokens} />
          </Cell>
        );
      })}
    </tr>
  );
}

function Table({ header, rows }: Tokens.Table) {
  return (
    <table>
      <thead>
        <Row cells={header} />
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <Row key={index} cells={cells} />
        ))}
      </tbody>
    </table>
  );
}

const nothing = () => null;

const BLOCKS: Drawings = {
  space: nothing,
  def: nothing,
  /** A rule stands for a pause, and so does the end of a block. */
  hr: nothing,
  list: List,
  table: Table,
  paragraph: ({ tokens }) => (
    <p>
      <Pieces tokens={tokens} />
    </p>
  ),
  /** Headings become bold text, because the page has headings of its own. */
  heading: ({ tokens }) => (
    <p>
      <strong>
        <Pieces tokens={tokens} />
      </strong>
    </p>
  ),
  blockquote: ({ tokens }) => (
    <blockquote>
      <Blocks tokens={known(tokens)} />
    </blockquote>
  ),
  code: ({ text }) => (
    <pre>
      <code>{text}</code>
    </pre>
  ),
};

/** While a text is still arriving, finished blocks are not drawn again: the same source gives the same block. */
const Block = memo(
  function Block({ token }: { token: MarkedToken }) {
    const draw = drawingOf(BLOCKS, token);
    if (draw) return draw(token);
    return (
      <p>
        <Piece token={token} />
      </p>
    );
  },
  (before, after) => before.token.raw === after.token.raw && before.token.type === after.token.type,
);

function Blocks({ tokens }: { tokens: readonly MarkedToken[] }) {
  return tokens.map((token, index) => <Block key={index} token={token} />);
}

/**
 * Draws a text with simple formatting. It produces no HTML of the text's own, no pictures and no links to other sites.
 */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return <Blocks tokens={blocks} />;
}
