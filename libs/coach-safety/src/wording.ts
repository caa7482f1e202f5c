import type { Turn } from './turn.js';
import { ALSO } from './replies/also.js';
import { CHILD_REPLIES } from './replies/child-in-danger.js';
import { HARMING_REPLIES } from './replies/harming-others.js';
import { SUICIDE_REPLIES } from './replies/suicide.js';
import type { Texts } from './replies/tone.js';
import { VIOLENCE_REPLIES } from './replies/violence.js';
import type { Reply } from './threads.js';

/** One reply: what is most urgent in full, the numbers for the others below it. */
export function word(first: Reply, others: readonly Reply[], turns: readonly Turn[]): string {
  const alsoNew = others.filter(({ tone }) => tone === 'alarm').map(({ concern }) => ALSO[concern]);
  return [freshest(textsFor(first), turns), ...alsoNew].join('\n\n');
}

function textsFor({ concern, about, tone }: Reply): Texts {
  switch (concern) {
    case 'suicide':
      return SUICIDE_REPLIES[about][tone];
    case 'violence':
      return VIOLENCE_REPLIES;
    case 'child-in-danger':
      return CHILD_REPLIES;
    case 'harming-others':
      return HARMING_REPLIES;
  }
}

/** The first text not said yet; when all have been, the one said longest ago. */
export function freshest(texts: Texts, turns: readonly Turn[]): string {
  const lastSaid = (text: string): number =>
    turns.findLastIndex(({ role, content }) => role === 'assistant' && content.includes(text));
  const said = texts.map((text) => ({ text, at: lastSaid(text) }));
  return said.reduce((best, each) => (each.at < best.at ? each : best)).text;
}
