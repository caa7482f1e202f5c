/** All that a provider writes, for whoever cannot begin before its end. */
export async function wholeText(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text.trim();
}
