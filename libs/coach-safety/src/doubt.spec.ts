import { describe, expect, it } from '@jest/globals';
import { analyze, type Findings } from './findings.js';
import { QUIET_LINE, QUIET_LINE_SPANISH } from './replies/quiet-line.js';
import { fixedReply, isDelicate, judge, lastSaidBy, needsQuietLine } from './safety.js';
import { CLEAR, DOUBTFUL, GATED, HALF_WAY, kindsOf, NOTHING, withFindings } from './testing/converse.js';
import type { JudgedTurn } from './turn.js';
import { CONCERNS } from './verdict.js';

describe('a doubt', () => {
  it('ends with the second clear message after it', () => {
    expect(kindsOf(CLEAR, DOUBTFUL, CLEAR, CLEAR, CLEAR)).toEqual([
      'clear',
      'unsure',
      'unsure',
      'clear',
      'clear',
    ]);
  });

  it('is not ended by messages that are nearly doubtful themselves', () => {
    expect(kindsOf(DOUBTFUL, GATED, CLEAR, GATED, CLEAR)).toEqual([
      'unsure',
      'unsure',
      'unsure',
      'unsure',
      'clear',
    ]);
  });

  it('begins anew with a doubtful message', () => {
    expect(kindsOf(DOUBTFUL, CLEAR, DOUBTFUL, CLEAR, CLEAR)).toEqual([
      'unsure',
      'unsure',
      'unsure',
      'unsure',
      'clear',
    ]);
  });

  it('comes of two messages that are half doubtful, near each other', () => {
    expect(kindsOf(HALF_WAY, CLEAR, HALF_WAY)).toEqual(['clear', 'clear', 'unsure']);
    expect(kindsOf(HALF_WAY, CLEAR, CLEAR, CLEAR, HALF_WAY)[4]).toBe('clear');
    expect(kindsOf(GATED, GATED)).toEqual(['clear', 'clear']);
  });

  it('yields to a concern, and does not end it', () => {
    const concern: Partial<Findings> = { present: { violence: 'self' } };
    expect(kindsOf(DOUBTFUL, concern, CLEAR, CLEAR, CLEAR)).toEqual([
      'unsure',
      'answer',
      'guarded',
      'guarded',
      'guarded',
    ]);
  });

  it('about something else is asked about under a guard', () => {
    const concern: Partial<Findings> = { present: { violence: 'self' } };
    const [, again, other] = withFindings(concern, DOUBTFUL, { ...DOUBTFUL, leaning: 'suicide' }).verdicts;
    expect(again?.kind).toBe('guarded');
    expect(other).toMatchObject({ kind: 'unsure', leaning: 'suicide' });
  });

  it('makes a conversation delicate for good, as a concern does; being asked back does not', () => {
    const delicate = (...all: Partial<Findings>[]): boolean => isDelicate(withFindings(...all).turns);
    expect(delicate(CLEAR, GATED)).toBe(false);
    expect(delicate(DOUBTFUL, CLEAR, CLEAR, CLEAR)).toBe(true);
    expect(delicate(CLEAR, { present: { suicide: 'other' } })).toBe(true);
    expect(delicate(CLEAR, { past: ['violence'] })).toBe(true);
  });
});

describe('a "yes" to the direct question of a doubt', () => {
  const YES: Partial<Findings> = { answer: 'yes' };

  it.each(CONCERNS)('is answered as somebody who has said it: %s', (leaning) => {
    const [, said, later] = withFindings(
      { ...DOUBTFUL, leaning, said: 'I shoved her.' },
      YES,
      CLEAR,
    ).verdicts;
    expect(said).toMatchObject({ kind: 'answer', concern: leaning });
    expect(later).toMatchObject({ concern: leaning });
  });

  it('to the question that accuses nobody is asked about once more, and raises violence', () => {
    const doubt: Partial<Findings> = { ...DOUBTFUL, leaning: 'harming-others' };
    const [first, second, third] = withFindings(doubt, { ...YES, said: 'Yes.' }, YES).verdicts;
    expect(first).toMatchObject({ kind: 'unsure', leaning: 'harming-others' });
    expect(second).toMatchObject({ kind: 'unsure', leaning: 'violence' });
    expect(second?.kind === 'unsure' && second.text).toContain('If it is more that you might hurt someone');
    expect(third).toMatchObject({ kind: 'answer', concern: 'violence' });
  });

  it.each(['yes', 'Yes. Every weekend.', 'yeah', 'I think so', 'sí', 'Sí, por favor ayúdame'])(
    'is read in both languages: %s',
    (text) => {
      const { turns } = withFindings(DOUBTFUL);
      expect(judge(turns, text)).toMatchObject({ kind: 'answer', concern: 'violence' });
    },
  );

  it.each(['maybe', 'not sure', 'I do not know', 'a veces'])(
    'is not read from "%s", which is asked about once more',
    (text) => {
      const { turns } = withFindings(DOUBTFUL);
      const verdict = judge(turns, text);
      expect(verdict).toMatchObject({ kind: 'unsure', leaning: 'violence' });
      expect(verdict.kind === 'unsure' && verdict.text).toContain('afraid of anyone at home');
    },
  );

  it('says nothing when something else was asked, or nothing', () => {
    expect(kindsOf(DOUBTFUL, { answer: 'no' }, CLEAR)).toEqual(['unsure', 'unsure', 'clear']);
    expect(kindsOf(CLEAR, YES)).toEqual(['clear', 'clear']);
    const foreign: Partial<Findings> = { language: 'fr' };
    expect(kindsOf(foreign, { ...foreign, ...YES })).toEqual(['unsure', 'unsure']);
  });

  it.each(['yes', 'Yes, I am', 'maybe', 'sí'])(
    'to what a provider asks while the doubt lasts brings the direct question: %s',
    (text) => {
      const { turns } = withFindings(DOUBTFUL, CLEAR);
      const asked = turns.with(-1, {
        role: 'assistant',
        content: 'Are you afraid of him?',
        source: 'anthropic',
      });
      const verdict = judge(asked, text);
      expect(verdict).toMatchObject({ kind: 'unsure', leaning: 'violence' });
      expect(verdict.kind === 'unsure' && verdict.text).toContain('1-800-799-7233');
    },
  );

  it('is not awaited from a provider that has no reason to ask', () => {
    const reply: JudgedTurn = { role: 'assistant', content: 'Is it the dishes?', source: 'anthropic' };
    const { turns } = withFindings(CLEAR);
    expect(judge(turns.with(-1, reply), 'yes')).toMatchObject({ kind: 'clear' });
    const doubted = withFindings(DOUBTFUL, CLEAR, CLEAR).turns;
    expect(judge(doubted.with(-1, reply), 'yes')).toMatchObject({ kind: 'clear' });
  });

  it('to a reply that only stays with the person brings the direct question', () => {
    const { turns } = withFindings(DOUBTFUL, CLEAR);
    const asked: JudgedTurn[] = turns.with(-1, {
      role: 'assistant',
      content: fixedReply(judge(turns.slice(0, 2), 'And now?'), turns.slice(0, 2), 'And now?') ?? '',
      source: 'safety',
    });
    const verdict = judge(asked, 'yes');
    expect(verdict).toMatchObject({ kind: 'unsure', leaning: 'violence' });
    expect(verdict.kind === 'unsure' && verdict.text).toContain('1-800-799-7233');
  });
});

describe('a "no" to what a provider asks while a doubt lasts', () => {
  it('denies nothing, because the question may have been whether they are safe', () => {
    const { turns } = withFindings(DOUBTFUL, CLEAR);
    const asked = turns.with(-1, { role: 'assistant', content: 'Do you feel safe?', source: 'openai' });
    const verdict = judge(asked, 'No, he watches', { ...NOTHING, ...GATED, answer: 'no' });
    expect(verdict.kind).toBe('unsure');
  });
});

describe('a phrase in a message that is harmless otherwise', () => {
  const FIGURES = [
    'he took my keys to get the car washed',
    'that meeting was suicide by powerpoint and I brought the mood home',
    'me ahorcó la mula de seises mi propia esposa, no se lo perdono',
  ];

  it.each(FIGURES)('raises a doubt at most, and no concern: %s', (text) => {
    expect(analyze(text).present).toEqual({});
  });

  it('raises a concern where anything else in the message is suspicious', () => {
    const { present } = analyze(
      'We had soup and talked about Easter. Then he choked me. How do we plan the weekend?',
    );
    expect(present).toHaveProperty('violence');
  });
});

describe('the reply to a doubtful message', () => {
  it('takes up what was said, asks one question and ends with the quiet line', () => {
    const verdict = judge([], 'he has that look again', { ...NOTHING, ...DOUBTFUL });
    const text = verdict.kind === 'unsure' ? (verdict.text ?? '') : '';
    expect(text).toContain('he has that look again');
    expect(text).toContain('1-800-799-7233');
    expect(text.endsWith(`*${QUIET_LINE}*`)).toBe(true);
    expect(text).not.toContain('/modules/');
  });

  it('names the help for a concern that is nearly as likely, in the person’s language', () => {
    const textWith = (some: Partial<Findings>): string | null => {
      const verdict = judge([], 'he has that look again', { ...NOTHING, ...DOUBTFUL, ...some });
      return verdict.kind === 'unsure' ? verdict.text : null;
    };
    expect(textWith({ or: 'suicide' })).toMatch(/1-800-799-7233[^]*\n\nIf it is more about .*988\.\n/);
    expect(textWith({ or: 'suicide', language: 'es' })).toMatch(/\n\nSi se trata .*988 y oprime 2\.\n/);
    expect(textWith({ or: null })).not.toContain('If it is more about');
  });

  it('is another one each time', () => {
    const texts = withFindings(DOUBTFUL, DOUBTFUL).verdicts.map((verdict) =>
      verdict.kind === 'unsure' ? verdict.text : '',
    );
    expect(new Set(texts).size).toBe(2);
  });

  it('does not quote what is long, nor what is marked up', () => {
    for (const long of ['word '.repeat(40), 'see [this](http://x.example)']) {
      const verdict = judge([], long, { ...NOTHING, ...DOUBTFUL });
      expect(verdict.kind === 'unsure' && verdict.text).not.toContain('“');
    }
  });

  it('is in Spanish to a message in Spanish', () => {
    const verdict = judge([], 'tengo algo que contar', {
      ...NOTHING,
      ...DOUBTFUL,
      language: 'es',
      leaning: 'suicide',
    });
    const text = verdict.kind === 'unsure' ? (verdict.text ?? '') : '';
    expect(text).toContain('oprime 2');
    expect(text.endsWith(`*${QUIET_LINE_SPANISH}*`)).toBe(true);
  });

  it('says in another language where help is, and that the coach cannot read it', () => {
    const verdict = judge([], 'Mon mari me frappe et je ne veux plus vivre avec lui');
    const text = verdict.kind === 'unsure' ? (verdict.text ?? '') : '';
    expect(text).toMatch(/anglais/);
    for (const number of ['988', '1-800-799-7233', '1-800-422-4453', '911']) expect(text).toContain(number);
  });

  it('stays with the person without an exercise while the doubt lasts and no provider answers', () => {
    const { verdicts, turns } = withFindings(DOUBTFUL, CLEAR);
    expect(verdicts[1]).toMatchObject({ kind: 'unsure', text: null });
    expect(fixedReply(verdicts[1]!, turns, 'and now?')).toContain(QUIET_LINE);
    expect(needsQuietLine(verdicts[1]!)).toBe(true);
  });
});

describe('what is kept of a message', () => {
  it('survives being stored', () => {
    const findings = analyze('I want to kill myself and he hits me');
    expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
  });

  it('reads a short message together with the one before it', () => {
    const turns: JudgedTurn[] = [
      { role: 'user', content: 'He gets so mad at me when dinner is late', source: null },
    ];
    const together = analyze('and then his fists', lastSaidBy(turns));
    expect(together.margin).toBeGreaterThanOrEqual(analyze('and then his fists').margin);
  });

  it('does not hear a short request as more of what was told before', () => {
    const told =
      'i was a stepkid and i swore id never be like my stepmom and today i heard her come right out of my mouth';
    expect(analyze(told).level).toBe('gate');
    expect(analyze('words to say please', told).level).toBe('clear');
    expect(analyze('he holds my throat', told).level).toBe('unsure');
  });

  it('holds no doubt for a bare answer to a question that was not about danger', () => {
    const told = 'mi hijastro se ducha tres veces al día y no platica con nadie';
    expect(analyze(told).level).not.toBe('clear');
    for (const answer of ['sí', 'no', 'la segunda', 'no sé'])
      expect(analyze(answer, told)).toMatchObject({ level: 'clear', margin: -1 });
    expect(kindsOf(HALF_WAY, analyze('sí', told))).toEqual(['clear', 'clear']);
  });

  it('holds the doubt of a bare answer to a question that was about danger', () => {
    const asked = 'no sé';
    expect(kindsOf(DOUBTFUL, analyze(asked, 'We had soup.'))).toEqual(['unsure', 'unsure']);
    expect(withFindings(DOUBTFUL, analyze(asked, 'We had soup.')).verdicts[1]).not.toMatchObject({
      text: null,
    });
  });

  it('is enough: texts of earlier messages are not read again', () => {
    const unread: JudgedTurn[] = [
      { role: 'user', content: 'I want to kill myself', source: null, findings: NOTHING },
      { role: 'assistant', content: 'I hear you.', source: 'curated' },
    ];
    expect(judge(unread, 'We had soup.', NOTHING).kind).toBe('clear');
  });
});
