import { speaksOfChildren } from './children.js';
import type { Matter } from './phrases/matter.js';
import { peopleIn } from './said.js';
import { sentencesOf } from './sentences.js';

/** Texts from which a reply is put together. */
export interface Texts {
  open: readonly string[];
  answer: readonly string[];
  partner: readonly string[];
  say: readonly string[];
  steps: readonly string[];
  ask: readonly string[];
}

/** Texts of a matter in the words of the message. Nothing in them is about children for a couple that has none. */
export function nearTexts(matter: Matter, message: string, withChildren: boolean): Texts {
  const people = peopleIn(message);
  const filled = (texts: readonly string[]): string[] =>
    texts
      .map((text) =>
        text
          .replaceAll('{partner}', people.partner)
          .replaceAll('{Partner}', people.partner.replace(/^y/, 'Y'))
          .replaceAll('{child}', people.child)
          .replaceAll('{relative}', people.relative),
      )
      .map((text) => (withChildren ? text : withoutChildren(text)))
      .filter((text) => text !== '');
  const { open, answer, say, steps, ask } = matter;
  return {
    open: filled(open),
    answer: filled(answer),
    partner: [],
    say: filled(say),
    steps: filled(steps),
    ask: filled(ask),
  };
}

const withoutChildren = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !speaksOfChildren(sentence))
    .join(' ');
