import type { ChatDto } from '@anew/contracts/coaching/dto';
import type { ChallengeLevel, ChatRelationshipLength } from '@anew/contracts/coaching/views';
import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { Focus, Module } from '@anew/contracts/content/views';
import type { AgeBand, HouseholdFacts } from '@anew/contracts/household/views';
import type { ProviderTurn } from '../providers/coach-provider.js';
import { COACH_PROMPT } from './coach-prompt.js';

/**
 * Context that the coach may know besides the conversation: the person's settings and what the couple shares.
 */
export interface CoachContext {
  settings: Pick<ChatDto, 'challengeLevel' | 'relationshipLength' | 'children'>;
  /** Categories of the assessment, or null while there are no results. */
  results: { strengths: readonly string[]; priorities: readonly string[] } | null;
  focuses: readonly Focus[];
  /** Children that the couple has told of, or null. It is known from both, and never from one's own story. */
  household: HouseholdFacts | null;
  /** Module whose prompt led the person to the coach. */
  module: Module | null;
  /** Summary of the messages before the turns that are sent. */
  summary: string | null;
}

const LEVELS: Readonly<Record<ChallengeLevel, string>> = {
  beginner: 'just starting',
  intermediate: 'working through challenges',
  advanced: 'complex situations',
};

const LENGTHS: Readonly<Record<ChatRelationshipLength, string>> = {
  'less-than-1-year': 'less than a year',
  '1-2-years': 'one to two years',
  '2-5-years': 'two to five years',
  '5-10-years': 'five to ten years',
  'more-than-10-years': 'more than ten years',
};

function settingLines({ challengeLevel, relationshipLength }: CoachContext['settings']): string[] {
  return [
    challengeLevel && `Where they are: ${LEVELS[challengeLevel]}.`,
    relationshipLength && `Together for ${LENGTHS[relationshipLength]}.`,
  ].filter((line) => typeof line === 'string');
}

const AGES: Readonly<Record<AgeBand, string>> = {
  'under-6': 'under 6',
  '6-to-12': '6 to 12',
  teens: 'teenagers',
  grown: 'grown up',
};

/** Lines about the children in the family, so that an answer presumes nothing. */
function childrenLines({ household, settings: { children } }: CoachContext): string[] {
  if (!household)
    return children === undefined
      ? []
      : [children ? 'There are children in the family.' : 'There are no children in the family.'];
  const { fromBefore, ours, ageBands } = household;
  return [
    fromBefore === 0 && !ours && 'There are no children in the family.',
    fromBefore === 1 && 'One of the two has children from before.',
    fromBefore === 2 && 'Both of them have children from before.',
    ours && 'They have children together.',
    ageBands.length > 0 && `The children are: ${ageBands.map((band) => AGES[band]).join(', ')}.`,
  ].filter((line) => typeof line === 'string');
}

function sharedLines({ results, focuses }: CoachContext): string[] {
  const chosen = focuses.map(({ moduleSlug, priority }) => `${MODULE_TITLES[moduleSlug]} (${priority})`);
  return [
    results?.strengths.length && `Their assessment shows as strengths: ${results.strengths.join(', ')}.`,
    results?.priorities.length &&
      `Their assessment shows as worth a conversation: ${results.priorities.join(', ')}.`,
    chosen.length > 0 && `The couple has chosen to focus on: ${chosen.join(', ')}.`,
  ].filter((line) => typeof line === 'string');
}

function moduleLines({ module }: CoachContext): string[] {
  if (!module) return [];
  const { slug, title, keyInsight, transformation, actions } = module;
  return [
    `The person comes from the module [${title}](/modules/${slug}).`,
    `Its key insight: ${keyInsight}`,
    `Its framework: ${transformation.framework.join(' ')}`,
    `Its small steps: ${actions.join(' ')}`,
  ];
}

/**
 * Encloses text that is data in tags. The text must not be able to close them: removing its tags could create
 * new ones, so their brackets are replaced.
 */
export function fenced(tag: 'context' | 'conversation', text: string): string {
  const harmless = text.replaceAll(new RegExp(`<(?=[\\s/]*${tag})`, 'gi'), '‹');
  return `<${tag}>\n${harmless}\n</${tag}>`;
}

/** A conversation as material for a model that does not take part in it. */
export function transcriptOf(
  turns: readonly Pick<ProviderTurn, 'role' | 'content'>[],
  summary: string | null,
): string {
  const lines = turns.map(({ role, content }) => `${role === 'user' ? 'Person' : 'Coach'}: ${content}`);
  return fenced('conversation', [summary ?? '', ...lines].join('\n\n').trim());
}

/** Parts of the instructions between the rules and the context. */
export interface Surroundings {
  /** Rules that a concern for safety, or a doubt, adds. */
  guard: string | null;
  /** Lines about when and for how long the person has been writing. */
  reliance: readonly string[];
}

export function systemPrompt(context: CoachContext, { guard, reliance }: Surroundings): string {
  const summary = context.summary === null ? [] : [`Earlier in this conversation: ${context.summary}`];
  const lines = [
    ...settingLines(context.settings),
    ...childrenLines(context),
    ...sharedLines(context),
    ...moduleLines(context),
    ...summary,
  ];
  const known = lines.length > 0 ? lines.join('\n') : 'Nothing is known of the couple yet.';
  return [
    COACH_PROMPT,
    ...(guard === null ? [] : [guard]),
    ...(reliance.length === 0 ? [] : [reliance.join(' ')]),
    fenced('context', known),
  ].join('\n\n');
}
