/** State that a link to the journal passes on, so that the new entry begins as an answer to this question. */
export interface WritingAbout {
  question: { id: string; text: string };
}
