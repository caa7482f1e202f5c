import { analyze, type Findings } from '../findings.js';
import { fixedReply, judge, lastSaidBy } from '../safety.js';
import type { JudgedTurn } from '../turn.js';
import type { Verdict } from '../verdict.js';

export const NOTHING: Findings = {
  present: {},
  past: [],
  related: [],
  answer: 'neither',
  level: 'clear',
  margin: -1,
  leaning: 'violence',
  language: 'en',
};
export const CLEAR: Partial<Findings> = {};
export const DOUBTFUL: Partial<Findings> = { level: 'unsure', margin: 1.2, leaning: 'violence' };
export const GATED: Partial<Findings> = { level: 'gate', margin: 0.3 };
export const HALF_WAY: Partial<Findings> = { level: 'gate', margin: 0.6 };

/** A message with these findings. What it says matters seldom, and then it is given. */
type Said = Partial<Findings> & { said?: string };

/** What comes of messages that are sent one after another. */
interface Conversation {
  verdicts: Verdict[];
  replies: string[];
  turns: JudgedTurn[];
}

/** A coach answers what the check does not answer itself. */
export const withFindings = (...all: Said[]): Conversation => conversation(all.map(found), true);
export const withMessages = (...all: string[]): Conversation => conversation(all.map(read), true);

/** The same while no provider answers, so that each reply about a doubt or a concern is ours. */
export const withFindingsOffline = (...all: Said[]): Conversation => conversation(all.map(found), false);
export const withMessagesOffline = (...all: string[]): Conversation => conversation(all.map(read), false);

/** A message whose findings may depend on what was said before. */
type Sent = (turns: readonly JudgedTurn[]) => { content: string; findings: Findings };

const found =
  ({ said: content = 'We had soup.', ...some }: Said): Sent =>
  () => ({ content, findings: { ...NOTHING, ...some } });

const read =
  (content: string): Sent =>
  (turns) => ({ content, findings: analyze(content, lastSaidBy(turns)) });

function conversation(all: readonly Sent[], isAnswered: boolean): Conversation {
  const turns: JudgedTurn[] = [];
  const verdicts = all.map((sent) => {
    const { content, findings } = sent(turns);
    const verdict = judge(turns, content, findings);
    const given = 'text' in verdict ? verdict.text : null;
    const ours = isAnswered ? given : (given ?? fixedReply(verdict, turns, content));
    turns.push(
      { role: 'user', content, source: null, findings },
      {
        role: 'assistant',
        content: ours ?? 'A curated answer.',
        source: ours === null ? 'curated' : 'safety',
      },
    );
    return verdict;
  });
  const replies = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  return { verdicts, replies, turns };
}

export const kindsOf = (...all: Partial<Findings>[]): string[] =>
  withFindings(...all).verdicts.map(({ kind }) => kind);

/** What each message's verdict is about. */
export const topicsOf = (...messages: string[]): (string | null)[] =>
  withMessages(...messages).verdicts.map((verdict) =>
    'concern' in verdict ? verdict.concern : verdict.leaning,
  );
