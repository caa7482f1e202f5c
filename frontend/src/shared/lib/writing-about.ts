/** State that a link passes on, so that what the person writes begins with what they come from. */
export interface WritingAbout {
  /** Daily question that a journal entry answers. */
  question?: { id: string; text: string };
  /** First words of a journal entry or of a message to the coach. */
  beginning?: string;
}
