const LONGEST = 60;

/** Title by the day on which a conversation began, for one whose first line might reveal a danger. */
export function titleByDate(began: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(began);
  return `Conversation, ${day}`;
}

/** Title from the first line of a message, cut at a word. */
export function titleFrom(message: string): string {
  const [line = ''] = message.trim().split('\n');
  if (line.length <= LONGEST) return line;
  const cut = wholeSigns(line, LONGEST - 1);
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > LONGEST / 2 ? cut.slice(0, atWord) : cut).trimEnd()}…`;
}

/** Beginning of a text that does not end within a letter or an emoji, which can be several characters long. */
function wholeSigns(text: string, most: number): string {
  let beginning = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (beginning.length + segment.length > most) break;
    beginning += segment;
  }
  return beginning;
}
