import { describe, expect, it } from '@jest/globals';
import { analyze, type Findings } from './findings.js';
import { type Judgement, JUDGEMENT_SCHEMA, judgementIn } from './judgement.js';
import { isDelicate, judge } from './safety.js';
import type { JudgedTurn } from './turn.js';

const HARMLESS = 'What shall we cook on Friday?';
const DANGER = 'My husband hits me and I am afraid of him';
const ABOUT_VIOLENCE: Judgement = { verdict: 'concern', concern: 'violence', about: 'self', language: 'en' };
const IN_DOUBT: Judgement = { ...ABOUT_VIOLENCE, verdict: 'unsure' };
const NOTHING: Judgement = { ...ABOUT_VIOLENCE, verdict: 'clear', concern: null };

const withJudged = (text: string, judged: Judgement): Findings => ({ ...analyze(text), judged });
const said = (content: string, judged?: Judgement): JudgedTurn => ({
  role: 'user',
  content,
  source: null,
  findings: { ...analyze(content), ...(judged && { judged }) },
});
const reply = (content: string): JudgedTurn => ({ role: 'assistant', content, source: 'anthropic' });
const verdictOn = (judged: Judgement, turns: readonly JudgedTurn[] = [], text = HARMLESS) =>
  judge(turns, text, withJudged(text, judged));

describe('what a model wrote', () => {
  it('is read when it is a judgement', () => {
    for (const judged of [ABOUT_VIOLENCE, IN_DOUBT])
      expect(judgementIn(JSON.stringify(judged))).toEqual(judged);
    expect(judgementIn(JSON.stringify({ ...NOTHING, concern: 'none' }))).toEqual(NOTHING);
    expect(JUDGEMENT_SCHEMA.required).toEqual(Object.keys(ABOUT_VIOLENCE));
  });

  it.each(['```json\n{}\n```', 'Here is my judgement: {}', '{}\n\nI may be wrong.'])(
    'is read within what stands around it: %s',
    (around) => {
      const said = around.replace('{}', JSON.stringify(ABOUT_VIOLENCE));
      expect(judgementIn(said)).toEqual(ABOUT_VIOLENCE);
    },
  );

  it.each([
    '',
    'I cannot judge this.',
    `${JSON.stringify(NOTHING)} or ${JSON.stringify(ABOUT_VIOLENCE)}`,
    '{"verdict":"concern"',
    'null',
    '[]',
    '"concern"',
    JSON.stringify({ ...ABOUT_VIOLENCE, verdict: 'alarm' }),
    JSON.stringify({ ...ABOUT_VIOLENCE, concern: 'money' }),
    JSON.stringify({ ...ABOUT_VIOLENCE, concern: undefined }),
    JSON.stringify({ ...ABOUT_VIOLENCE, about: undefined }),
    JSON.stringify({ ...ABOUT_VIOLENCE, language: 'English' }),
  ])('is nothing otherwise: %s', (text) => {
    expect(judgementIn(text)).toBeNull();
  });
});

describe('a judgement', () => {
  it('raises a concern or a doubt that the check has not found', () => {
    expect(judge([], HARMLESS).kind).toBe('clear');
    expect(verdictOn(ABOUT_VIOLENCE)).toMatchObject({
      kind: 'answer',
      concern: 'violence',
      text: expect.stringContaining('1-800-799-7233'),
    });
    expect(verdictOn(IN_DOUBT)).toMatchObject({
      kind: 'unsure',
      leaning: 'violence',
      text: expect.stringContaining('Friday'),
    });
  });

  it('takes nothing back', () => {
    expect(judge([], DANGER, withJudged(DANGER, NOTHING)).kind).toBe('answer');
    const doubtful = { ...analyze(HARMLESS), level: 'unsure' as const };
    expect(judge([], HARMLESS, { ...doubtful, judged: NOTHING }).kind).toBe('unsure');
    expect(judge([], HARMLESS, { ...doubtful, judged: ABOUT_VIOLENCE }).kind).toBe('answer');
  });

  it('stays in force afterward, and takes the title away', () => {
    const turns = [said(HARMLESS, ABOUT_VIOLENCE), reply('…')];
    expect(judge(turns, 'And on Saturday?')).toMatchObject({ kind: 'guarded', concern: 'violence' });
    expect(isDelicate(turns)).toBe(true);
    expect(isDelicate([said(HARMLESS, NOTHING)])).toBe(false);
  });

  it('of what is known already does not bring the same reply again', () => {
    const concerned = [said(HARMLESS, ABOUT_VIOLENCE), reply('…')];
    expect(verdictOn(ABOUT_VIOLENCE, concerned)).toMatchObject({ kind: 'guarded' });
    expect(verdictOn(IN_DOUBT, concerned)).toMatchObject({ kind: 'guarded' });
    expect(verdictOn({ ...ABOUT_VIOLENCE, concern: 'suicide' }, concerned)).toMatchObject({
      kind: 'answer',
      concern: 'suicide',
    });
    const doubted = [said(HARMLESS, IN_DOUBT), reply('…')];
    expect(verdictOn(IN_DOUBT, doubted)).toMatchObject({ kind: 'unsure', text: null });
    // Two messages that both the check and the model find clear end a doubt. A message that the model doubts
    // is not clear.
    const going = [...doubted, said('And then?', IN_DOUBT), reply('…'), said('Soup', NOTHING), reply('…')];
    expect(verdictOn(NOTHING, going).kind).toBe('clear');
    expect(verdictOn(NOTHING, going.slice(0, 4)).kind).toBe('unsure');
  });

  it('without a concern is about what the check takes it for', () => {
    const findings = { ...analyze(HARMLESS), leaning: 'suicide' as const };
    expect(judge([], HARMLESS, { ...findings, judged: { ...IN_DOUBT, concern: null } })).toMatchObject({
      kind: 'unsure',
      leaning: 'suicide',
    });
  });

  it('of danger to somebody else is answered so', () => {
    const aboutSuicide: Judgement = { ...ABOUT_VIOLENCE, concern: 'suicide' };
    const [own, other] = [verdictOn(aboutSuicide), verdictOn({ ...aboutSuicide, about: 'other' })];
    expect(own.kind).toBe('answer');
    expect(other.kind).toBe('answer');
    expect('text' in own && own.text).not.toBe('text' in other && other.text);
  });

  it('names the language where the message is too short to tell', () => {
    const text = 'mmm';
    expect(analyze(text).language).toBeNull();
    expect(verdictOn({ ...ABOUT_VIOLENCE, language: 'es' }, [], text)).toMatchObject({
      kind: 'answer',
      language: 'es',
      text: expect.stringMatching(/español/),
    });
    expect(verdictOn({ ...ABOUT_VIOLENCE, language: 'fr' }, [], text)).toMatchObject({
      kind: 'unsure',
      text: expect.stringContaining('1-800-799-7233'),
    });
    expect(verdictOn({ ...NOTHING, language: 'fr' }, [], text).kind).toBe('clear');
  });
});
