import { Lexer, Tokenizer, type MarkedToken, type Token, type Tokens } from 'marked';

/** A text with more lists and quotes within each other than this does not mean them. */
const DEEPEST = 8;
/** A year at the beginning of a line begins no list. */
const YEAR = /^ {0,3}\d{4,}[.)]/;

/** What the coach writes is an answer, not a document: some of what Markdown knows is not meant in it. */
class AnswerTokenizer extends Tokenizer {
  private depth = 0;

  override list(source: string): Tokens.List | undefined {
    return YEAR.test(source) ? undefined : this.within(() => super.list(source));
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.within(() => super.blockquote(source));
  }

  /** A dash under a line would make it a heading, and then no more once the list that it begins goes on. */
  override lheading(): undefined {
    return undefined;
  }

  /** Words that are set in are words. */
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

/** Without extensions there are no tokens but those that Marked names. */
export const known = (tokens: readonly Token[]): readonly MarkedToken[] => tokens as readonly MarkedToken[];

export function blocksOf(markdown: string): readonly MarkedToken[] {
  return known(new Lexer({ gfm: true, tokenizer: new AnswerTokenizer() }).lex(markdown));
}

/** A screen of ours; an answer links to nothing else. */
const SCREEN = /^\/(?!api\b)[\w-]+(?:\/[\w-]+)*(?:[?#][\w=&-]*)?$/;

export const isScreen = (address: string): boolean => SCREEN.test(address);

/** Where a link of elsewhere leads, for whoever wants to go there; null where its words say it, or nobody should. */
export function addressInWords({ href, text }: Tokens.Link): string | null {
  return /^https?:/i.test(href) && href !== text ? href : null;
}
