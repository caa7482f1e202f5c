import type { Module } from '@anew/contracts/content/views';
import { describe, expect, it } from '@jest/globals';
import { COACH_PROMPT } from './coach-prompt.js';
import { type CoachContext, fenced, systemPrompt } from './prompt-context.js';

const NOTHING: CoachContext = {
  settings: {},
  results: null,
  focuses: [],
  household: null,
  module: null,
  summary: null,
};

const QUIET = { guard: null, usage: [] };

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
      usage: ['It is night.', 'It is late.'],
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
