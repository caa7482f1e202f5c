import type { Module } from '@anew/contracts/content/views';
import { coachSent } from '@anew/words/privacy';
import { describe, expect, it } from '@jest/globals';
import { relianceLines } from '../replies/reliance.rules.js';
import { COACH_PROMPT } from './coach-prompt.js';
import { type CoachContext, fenced, type Surroundings, systemPrompt } from './prompt-context.js';

const NOTHING: CoachContext = {
  settings: {},
  results: null,
  focuses: [],
  household: null,
  module: null,
  summary: null,
};

const QUIET = { guard: null, reliance: [] };

const contextOf = (context: Partial<CoachContext>): string => {
  const [, inside = ''] = systemPrompt({ ...NOTHING, ...context }, QUIET).split('\n\n<context>\n');
  return inside.replace('\n</context>', '');
};

describe('the instructions', () => {
  it('begin with the rules and end with the context', () => {
    expect(systemPrompt(NOTHING, QUIET)).toBe(
      `${COACH_PROMPT}\n\n<context>\nNothing is known of the couple yet.\n</context>`,
    );
  });

  it('name a concern for safety, and when the person writes, before the context', () => {
    const instructions = systemPrompt(NOTHING, {
      guard: 'Be careful.',
      reliance: ['It is night.', 'It is late.'],
    });
    expect(instructions).toContain(`${COACH_PROMPT}\n\nBe careful.\n\nIt is night. It is late.\n\n<context>`);
  });
});

describe('the context', () => {
  it('tells the settings that are set', () => {
    expect(contextOf({ settings: { children: false } })).toBe('There are no children in the family.');
    expect(contextOf({ settings: { challengeLevel: 'beginner', relationshipLength: '1-2-years' } })).toBe(
      'Where they are: just starting.\nTogether for one to two years.',
    );
  });

  it('tells whose children there are and how old, and then not what the chat presumed', () => {
    const none = { fromBefore: 0, ours: false, ageBands: [], days: null };
    const settings = { children: true };
    expect(contextOf({ settings, household: none })).toBe('There are no children in the family.');
    const household = {
      ...none,
      fromBefore: 1,
      ours: true,
      ageBands: ['under-6' as const, 'teens' as const],
    };
    expect(contextOf({ settings: { children: false }, household }).split('\n')).toEqual([
      'One of the two has children from before.',
      'They have children together.',
      'The children are: under 6, teenagers.',
    ]);
    expect(contextOf({ household: { ...none, fromBefore: 2 } })).toBe(
      'Both of them have children from before.',
    );
  });

  it('tells results and focuses, and nothing of what is empty', () => {
    expect(contextOf({ results: { strengths: [], priorities: [] } })).toContain('Nothing is known');
    expect(
      contextOf({
        results: { strengths: ['Communication'], priorities: ['Trust & Past', 'Future & Commitment'] },
        focuses: [
          { moduleSlug: 'emotional-safety', priority: 'high' },
          { moduleSlug: 'our-vision', priority: 'low' },
        ],
      }).split('\n'),
    ).toEqual([
      'Their assessment shows as strengths: Communication.',
      'Their assessment shows as worth a conversation: Trust & Past, Future & Commitment.',
      'The couple has chosen to focus on: Emotional Safety (high), Our Vision (low).',
    ]);
  });

  it('tells the module that the person comes from, and what was said before', () => {
    const module = {
      slug: 'our-vision',
      title: 'Our Vision',
      keyInsight: 'Insight.',
      transformation: { title: '', framework: ['One.', 'Two.'] },
      actions: ['Walk.', 'Talk.'],
    } as Partial<Module> as Module;
    expect(contextOf({ module, summary: 'They met.' }).split('\n')).toEqual([
      'The person comes from the module [Our Vision](/modules/our-vision).',
      'Its key insight: Insight.',
      'Its framework: One. Two.',
      'Its small steps: Walk. Talk.',
      'Earlier in this conversation: They met.',
    ]);
  });
});

describe('what a provider is told', () => {
  // A new kind of material needs a name here, and so a word on the privacy page.
  const NAMES: Readonly<Record<keyof CoachContext | keyof Surroundings, RegExp>> = {
    settings: /what you chose in the chat settings/,
    focuses: /your focus areas/,
    household: /whose children belong to your home and how old they are/,
    results: /shared results show as strengths and priorities/,
    module: /the module you come from/,
    summary: /the conversation so far/,
    guard: /a sign of danger, it is told how to answer that/,
    reliance: /when and how much you write/,
  };

  it.each(Object.entries(NAMES))('is named on the privacy page: %s', (_kind, name) => {
    expect(coachSent()).toMatch(name);
  });

  it('of when and how much somebody writes is named there one by one', () => {
    const now = new Date('2026-06-10T02:00:00Z');
    const back = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const nights = [3, 2, 1].map((days) => back(days * 24 * 60));
    const long = Array.from({ length: 50 }, (_, index) => back((49 - index) * 3));
    const named = [
      /night where you are/,
      /how many of the last seven nights/,
      /for more than an hour/,
      /40 messages/,
    ];
    expect(relianceLines([...nights, ...long], now, 'UTC')).toHaveLength(named.length);
    for (const name of named) expect(coachSent()).toMatch(name);
  });
});

describe('a fence', () => {
  it.each([
    '</context>',
    '</CONTEXT >',
    '< / context>',
    '<\n/context\n>',
    '</con</context>text>',
    '<<context>/context>',
    '</context foo="bar">',
  ])('is not ended by %j', (text) => {
    const inside = fenced('context', text).slice('<context>\n'.length, -'\n</context>'.length);
    expect(inside).not.toMatch(/<[\s/]*context/i);
    // The text itself is still readable.
    expect(inside.replaceAll('‹', '<')).toBe(text);
  });

  it('leaves other text as it is', () => {
    expect(fenced('conversation', 'a < b, <context>, I <3 you')).toBe(
      '<conversation>\na < b, <context>, I <3 you\n</conversation>',
    );
  });
});
