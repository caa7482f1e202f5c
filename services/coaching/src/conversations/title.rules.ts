const LONGEST = 60;

/** What a conversation is called whose first line may give someone away: by the day it began. */
export function titleByDate(began: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(began);
  return `Conversation, ${day}`;
}

/** A conversation is called by its first message: the first line, cut at a word. */
export function titleFrom(message: string): string {
  const [line = ''] = message.trim().split('\n');
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1);
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > LONGEST / 2 ? cut.slice(0, atWord) : cut).trimEnd()}…`;
}
