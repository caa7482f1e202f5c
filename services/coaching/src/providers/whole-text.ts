/** Entire text of a provider's answer, for callers that need it complete. */
export async function wholeText(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text.trim();
}
