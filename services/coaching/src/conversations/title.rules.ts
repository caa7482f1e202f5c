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
  const cut = line.slice(0, LONGEST - 1);
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > LONGEST / 2 ? cut.slice(0, atWord) : cut).trimEnd()}…`;
}
