/**
 * The beginning of an answer that is too long for one message. A bare answer is all of it, or the rest of it.
 * What makes it a page comes first: so it can be told from a bare answer by its first bytes, unread.
 */
export interface Page<Answer> {
  /** Where the next page begins. */
  next: string;
  part: Answer;
}

/** What a page begins with in JSON. No bare answer has a field of this name. */
export const PAGE_BEGINNING = '{"next":';
