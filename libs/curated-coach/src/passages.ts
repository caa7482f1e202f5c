import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import { speaksOfChildren } from './children.js';
import { type Chunk, chunksOf, countWords, sentencesOf } from './sentences.js';

/** Use of a module's piece in a reply. A `cue` is searched and never shown. */
export type PassageKind =
  | 'advice'
  | 'research'
  | 'story'
  | 'framework'
  | 'talk'
  | 'sign'
  | 'sentence'
  | 'step'
  | 'question'
  | 'cue';

export interface Passage {
  id: string;
  moduleSlug: ModuleSlug;
  kind: PassageKind;
  text: string;
  standsAlone: boolean;
  aboutChildren: boolean;
}

type Piece = Pick<Passage, 'kind' | 'text'> & { standsAlone?: boolean };

/**
 * Text with help lines or warnings. It is not used as a tip, because the safety check answers such messages.
 */
const NOT_A_TIP =
  /\d-\d{3}-\d{3}|hotline|helpline|domestic violence|leave (these|the|this)|threatened|assumes that|danger sign|warning sign|this (page|lesson|module|exercise)|start of the/i;
const SHORTEST_PARAGRAPH = 12;
const STORY_PART = 62;

export function passagesOf(module: Module): Passage[] {
  return piecesOf(module)
    .filter(({ text, kind }) => kind === 'cue' || !NOT_A_TIP.test(text))
    .map(({ kind, text, standsAlone = true }, index) => ({
      id: `${module.slug}/${index}`,
      moduleSlug: module.slug,
      kind,
      text,
      standsAlone,
      aboutChildren: speaksOfChildren(text),
    }));
}

function piecesOf(module: Module): Piece[] {
  const { reflection, coachingPrompt, conversation } = module;
  const [sentences, talks] = partition(conversation, (tip) => /^“[^”]*[?.!]”$/.test(tip));
  return [
    ...prose('advice', [module.keyInsight, module.realityCheck, module.lesson].join('\n\n')),
    ...prose('research', module.deepDive.content),
    { kind: 'framework', text: frameworkText(module.transformation) },
    { kind: 'story', text: storyText(module.scenario) },
    ...as('talk', talks),
    ...as(
      'sentence',
      sentences.map((tip) => tip.slice(1, -1)),
    ),
    ...as('sign', module.awareness),
    ...as('step', module.actions),
    ...as(
      'question',
      [reflection.question, ...reflection.prompts].filter((text) => text.endsWith('?')),
    ),
    ...as('cue', [module.overview, coachingPrompt.description, ...coachingPrompt.suggestions]),
  ];
}

const as = (kind: PassageKind, texts: readonly string[]): Piece[] => texts.map((text) => ({ kind, text }));

function prose(kind: PassageKind, text: string): Piece[] {
  return text
    .split('\n\n')
    .filter((paragraph) => countWords(paragraph) >= SHORTEST_PARAGRAPH)
    .flatMap((paragraph): Chunk[] => chunksOf(paragraph))
    .filter((chunk) => countWords(chunk.text) >= SHORTEST_PARAGRAPH)
    .map((chunk) => ({ kind, ...chunk }));
}

function frameworkText({ title, framework }: Module['transformation']): string {
  const steps = framework.map((step) => `- ${step.replace(/^([^—]+) — /, '**$1**: ')}`);
  return `The module puts it into steps, under the name “${title}”:\n\n${steps.join('\n')}`;
}

function storyText({ title, situation, approach }: Module['scenario']): string {
  return [
    `The module tells it as an invented story, “${title}”. ${firstSentences(situation)}`,
    `How they find their way out: ${firstSentences(approach)}`,
  ].join('\n\n');
}

function firstSentences(text: string): string {
  const kept: string[] = [];
  for (const sentence of sentencesOf(text.replaceAll('\n\n', ' '))) {
    if (kept.length > 0 && countWords([...kept, sentence].join(' ')) > STORY_PART) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
