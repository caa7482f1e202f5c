import type { Findings } from '../findings.js';
import { judge } from '../safety.js';
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

/** Sends messages with these findings one after another. */
export function converse(...all: Said[]): { verdicts: Verdict[]; turns: JudgedTurn[] } {
  const turns: JudgedTurn[] = [];
  const verdicts = all.map(({ said: content = 'We had soup.', ...some }) => {
    const findings = { ...NOTHING, ...some };
    const verdict = judge(turns, content, findings);
    const text = 'text' in verdict ? verdict.text : null;
    turns.push(
      { role: 'user', content, source: null, findings },
      { role: 'assistant', content: text ?? 'Soup is good.', source: text === null ? 'curated' : 'safety' },
    );
    return verdict;
  });
  return { verdicts, turns };
}

export const kindsOf = (...all: Partial<Findings>[]): string[] =>
  converse(...all).verdicts.map(({ kind }) => kind);
