/**
 * First page of an answer that is too long for one message. The last page is a bare answer without this
 * wrapper, and so is an answer that fits into one message.
 * `next` comes first, so that the first bytes tell a page from a bare answer without parsing.
 */
export interface Page<Answer> {
  /** Cursor of the next page. */
  next: string;
  part: Answer;
}

/** First bytes of a page's JSON. No bare answer has a field of this name. */
export const PAGE_BEGINNING = '{"next":';
