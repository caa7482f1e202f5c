import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';

/** Lists and quotes nested deeper than this are taken as plain text. */
const DEEPEST = 8;
/** A year at the beginning of a line does not begin a list. */
const YEAR = /^ {0,3}\d{4,}[.)]/;

/** The coach writes an answer, not a document, so some of Markdown's syntax is taken as plain text. */
class AnswerTokenizer extends Tokenizer {
  private depth = 0;

  override list(source: string): Tokens.List | undefined {
    return YEAR.test(source) ? undefined : this.within(() => super.list(source));
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.within(() => super.blockquote(source));
  }

  /** A dash under a line would make it a heading, until the next characters make it a list. */
  override lheading(): undefined {
    return undefined;
  }

  /** Indented text is not code. */
  override code(): undefined {
    return undefined;
  }

  private within<T>(read: () => T | undefined): T | undefined {
    if (this.depth >= DEEPEST) return undefined;
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }
}

/** Without extensions, Marked produces no other tokens than its own. */
export const known = (tokens: readonly Token[]): readonly MarkedToken[] => tokens as readonly MarkedToken[];

export function blocksOf(markdown: string): readonly MarkedToken[] {
  return known(new Lexer({ gfm: true, tokenizer: new AnswerTokenizer() }).lex(markdown));
}

/** Address of a screen of this app; an answer links to nothing else. */
const SCREEN = /^\/(?!api\b)[\w-]+(?:\/[\w-]+)*(?:[?#][\w=&-]*)?$/;

export const isScreen = (address: string): boolean => SCREEN.test(address);

/**
 * Address of a link to another site, to be shown as text. Null when the link's text shows it already, or when it is not
 * a web address.
 */
export function addressInWords({ href, text }: Tokens.Link): string | null {
  return /^https?:/i.test(href) && href !== text ? href : null;
}
