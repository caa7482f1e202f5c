/** What a link to the journal takes along, so that the entry begins as an answer to this question. */
export interface WritingAbout {
  question: { id: string; text: string };
}
