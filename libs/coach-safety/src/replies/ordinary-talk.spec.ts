import { describe, expect, it } from '@jest/globals';
import { analyze, type Findings } from '../findings.js';
import { judge } from '../safety.js';
import { DOUBTFUL, NOTHING, withFindingsOffline } from '../testing/converse.js';
import type { JudgedTurn } from '../turn.js';
import { CONCERNS } from '../verdict.js';
import { ordinaryTexts } from './ordinary-talk.js';
import { topicKept } from './topic-kept.js';

const SCORED: Partial<Findings> = { ...DOUBTFUL, margin: 2.4, isWeak: false, isNamed: false, or: null };
const WEAK: Partial<Findings> = { ...SCORED, margin: 1.2, isWeak: true };
const DANGER = /hurt|afraid|unsafe|safer|says no|not living|988|1-800|911|88788|lastim|miedo|dice que no/i;
const BODY = (reply: string): string => reply.split('\n\n*')[0] ?? '';

/** Our replies to messages of which only the first is doubted, by its score. */
function repliesTo(first: Partial<Findings>, ...later: readonly string[]): string[] {
  const language = first.language ?? 'en';
  const said = 'My stepson is loud at noon';
  const read = later.map((message) => ({
    ...analyze(message, null),
    said: message,
    level: 'clear' as const,
    margin: -1,
    isNamed: false,
    language,
  }));
  return withFindingsOffline({ ...first, said, language }, ...read).replies;
}

describe.each(['en', 'es'] as const)('texts of ordinary talk: %s', (language) => {
  it.each(Object.values(ordinaryTexts(language)).flatMap(({ quoting, open }) => [...quoting, ...open]))(
    'ask one question, and name no danger and no number: %s',
    (text) => {
      expect(text.replace('{said}?', '').match(/\?/g)).toHaveLength(1);
      expect(text).not.toMatch(DANGER);
    },
  );
});

describe('after the first question of a doubt that only a score began', () => {
  it.each([
    'we talked to him already. lasted 2 days',
    'his dad works days so he never sees it',
    'what would i even text his dad about it',
    'The oldest one said you are not my mom',
    'whats one thing i could do first day back',
    'What would I say to him. And to Betty for that matter',
    'what do ppl even talk about',
    'Who do I talk to first, the girls or Walt',
    'we took the bus on sunday',
    'they are 8 and 11',
    'is it my place to push him on it',
    'she wants the blue room',
    'we eat at six most days',
    'how do you split bedtimes',
    'i painted the shelf for him',
  ])('the talk takes up what was said: %s', (said) => {
    for (const leaning of CONCERNS)
      for (const doubt of [SCORED, WEAK]) {
        const [, reply = ''] = repliesTo({ ...doubt, leaning }, said);
        expect(BODY(reply)).toContain(said);
        expect(BODY(reply)).not.toMatch(DANGER);
        expect(reply).toContain('988');
      }
  });

  it.each([
    ['en', 'what would i even text his dad about it'],
    ['en', 'how do i tell her without a fight'],
    ['en', 'give me one sentence for grandma'],
    ['es', 'qué le digo a su mamá'],
    ['es', 'cómo se lo digo'],
  ] as const)('who asks for words is asked for their own: %s, %s', (language, said) => {
    const { worded } = ordinaryTexts(language);
    const [, reply = ''] = repliesTo({ ...SCORED, language }, said);
    const ends = worded.open.map((text) => text.split(/(?<=[.]) /).at(-1) ?? '');
    expect(ends.some((end) => BODY(reply).endsWith(end))).toBe(true);
  });

  it('goes on so, never twice with the same question', () => {
    const [, ...replies] = repliesTo(
      SCORED,
      'he is 16',
      'i work nights',
      'his door is thin',
      'it is a small house',
    );
    for (const reply of replies) expect(BODY(reply)).not.toMatch(DANGER);
    expect(new Set(replies.map((reply) => BODY(reply).split('. ').at(-1))).size).toBe(4);
  });

  it('does so in Spanish', () => {
    const [, reply = ''] = repliesTo({ ...SCORED, language: 'es' }, 'cómo le digo que baje la voz');
    expect(BODY(reply)).toContain('«¿cómo le digo que baje la voz?»');
    expect(BODY(reply)).not.toMatch(DANGER);
  });

  it.each(['no', 'no, nobody is hurt', 'im fine', 'nope we are all good'])(
    'a “no” to a high score is answered with one more gentle question, and then the talk goes on: %s',
    (no) => {
      const [, gentle = '', ...later] = repliesTo(SCORED, no, 'he is 16', no, 'how do we share the den');
      expect(topicKept('en').afterNo.violence.some((text) => gentle.includes(text))).toBe(true);
      for (const reply of later) expect(BODY(reply)).not.toMatch(DANGER);
    },
  );

  it.each(['how do we share the den', 'he is 16', 'i work nights'])(
    'but where something was named, it keeps its topic: %s',
    (said) => {
      const [, reply = ''] = repliesTo({ ...SCORED, isNamed: true }, said);
      expect(topicKept('en').staying.violence.some((text) => reply.includes(text))).toBe(true);
    },
  );
});

it('two openings are never put together', () => {
  const deed: Partial<Findings> = { ...SCORED, leaning: 'harming-others', isNamed: true };
  const turns: JudgedTurn[] = [];
  const said = [
    'I grabbed him hard and he cried',
    'I would never do it again',
    'I dont know why I said that',
  ];
  for (const content of said) {
    const findings = { ...NOTHING, ...deed };
    const verdict = judge(turns, content, findings);
    const text = 'text' in verdict ? (verdict.text ?? '') : '';
    expect(text.match(/I hear you|stays with me|I haven’t forgotten/g)?.length ?? 0).toBeLessThan(3);
    expect(text).not.toMatch(/I hear you[^]*\n\nI hear you/);
    turns.push(
      { role: 'user', content, source: null, findings },
      { role: 'assistant', content: text, source: 'safety' },
    );
  }
});
