import { memo } from 'react';
import { Link } from 'react-router-dom';
import { toInline, type Inline } from '../lib/inline';
import { toBlocks, type Block } from '../lib/markdown';

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return <Link to={piece.to}>{piece.text}</Link>;
    case 'strong':
      return (
        <strong>
          <Pieces pieces={piece.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Pieces pieces={piece.children} />
        </em>
      );
  }
}

function Pieces({ pieces }: { pieces: readonly Inline[] }) {
  return pieces.map((piece, index) => <Piece key={index} piece={piece} />);
}

const Text = ({ text }: { text: string }) => <Pieces pieces={toInline(text)} />;

function Items({ text }: { text: string }) {
  return text.split('\n').map((item, index) => (
    <li key={index}>
      <Text text={item} />
    </li>
  ));
}

const DrawnBlock = memo(function DrawnBlock({ kind, text, start }: Block) {
  switch (kind) {
    case 'heading':
      return (
        <p>
          <strong>
            <Text text={text} />
          </strong>
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Text text={text} />
        </blockquote>
      );
    case 'bullets':
      return (
        <ul>
          <Items text={text} />
        </ul>
      );
    case 'numbers':
      return (
        <ol start={start}>
          <Items text={text} />
        </ol>
      );
    case 'paragraph':
      return (
        <p>
          <Text text={text} />
        </p>
      );
  }
});

/** Text with a little shape to it. No HTML, no picture and no address of elsewhere comes out of it. */
export function Markdown({ text }: { text: string }) {
  return toBlocks(text).map((block, index) => <DrawnBlock key={index} {...block} />);
}
