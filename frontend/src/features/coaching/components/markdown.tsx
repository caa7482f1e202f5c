import type { MarkedToken, Tokens } from 'marked';
import { memo, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../shared/lib/class-names';
import { addressInWords, blocksOf, isScreen, known } from '../lib/markdown';
import styles from './markdown.module.css';

interface TokensProps {
  tokens: Tokens.Generic['tokens'];
}

/** Only a screen of ours is linked to: where else an answer wants to lead stands there in words. */
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

function Piece({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? <Pieces tokens={token.tokens} /> : token.text;
    case 'escape':
    case 'image':
      return token.text;
    case 'strong':
      return (
        <strong>
          <Pieces tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Pieces tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Pieces tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <LinkOrWords token={token} />;
    // HTML, and whatever a later version knows, is the text that it is.
    default:
      return token.raw;
  }
}

function Pieces({ tokens = [] }: TokensProps) {
  return known(tokens).map((token, index) => <Piece key={index} token={token} />);
}

function List({ ordered, start, items }: Tokens.List) {
  const entries = items.map((item, index) => (
    <li key={index}>
      <ItemWords {...item} />
    </li>
  ));
  return ordered ? <ol start={start || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

const isWords = ({ type }: MarkedToken) => type === 'text';

/** The words of an item stand there as they are, and what is nested in it below them. */
function ItemWords({ tokens }: Tokens.ListItem) {
  return known(tokens).map((token, index) => {
    if (token.type === 'checkbox') return token.checked ? '☑ ' : '☐ ';
    return isWords(token) ? <Piece key={index} token={token} /> : <Block key={index} token={token} />;
  });
}

function Cell({ cell: { tokens, align, header } }: { cell: Tokens.TableCell }) {
  const className = classNames(align && styles[align]);
  const words = <Pieces tokens={tokens} />;
  if (header)
    return (
      <th scope="col" {...(className && { className })}>
        {words}
      </th>
    );
  return <td {...(className && { className })}>{words}</td>;
}

const Row = ({ cells }: { cells: Tokens.TableCell[] }) => (
  <tr>
    {cells.map((cell, index) => (
      <Cell key={index} cell={cell} />
    ))}
  </tr>
);

function Table({ header, rows }: Tokens.Table) {
  return (
    <table className={styles.table}>
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

function drawn(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return (
        <p>
          <strong>
            <Pieces tokens={token.tokens} />
          </strong>
        </p>
      );
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={known(token.tokens)} />
        </blockquote>
      );
    case 'list':
      return <List {...token} />;
    case 'code':
      return (
        <pre className={styles.code}>
          <code>{token.text}</code>
        </pre>
      );
    case 'table':
      return <Table {...token} />;
    case 'paragraph':
      return (
        <p>
          <Pieces tokens={token.tokens} />
        </p>
      );
    case 'space':
    case 'hr':
    case 'def':
      return null;
    default:
      return (
        <p>
          <Piece token={token} />
        </p>
      );
  }
}

interface BlockProps {
  token: MarkedToken;
}

/** Finished blocks of a text that still comes are not drawn again: the same source is the same block. */
const Block = memo(
  function Block({ token }: BlockProps) {
    return drawn(token);
  },
  (before, after) => before.token.raw === after.token.raw && before.token.type === after.token.type,
);

function Blocks({ tokens }: { tokens: readonly MarkedToken[] }) {
  return tokens.map((token, index) => <Block key={index} token={token} />);
}

/** Text with a little shape to it. No HTML, no picture and no address of elsewhere comes out of it. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return <Blocks tokens={blocks} />;
}
