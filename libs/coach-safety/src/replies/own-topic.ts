import { freshest } from '../freshest.js';
import { messagesOf, type Talk } from '../turn.js';
import type { Concern } from '../verdict.js';
import { afterEmergencyTexts } from './after-emergency.js';
import { speaksOfDying } from './cues/dying-cues.js';
import { isOwnAct } from './cues/own-act-cues.js';
import { dependentTexts } from './dependent-kept.js';
import { hurtBabyTopic, ownBabyTexts } from './own-baby.js';
import { ownLifeTexts } from './own-life-kept.js';
import { thirdPersonTexts } from './third-person.js';
import type { Texts } from './tone.js';
import { topicKept } from './topic-kept.js';
import { wornCarerTexts } from './worn-carer.js';
import { youngTexts } from './young.js';

/** Texts in place of the usual ones about a concern. */
interface OwnTopic {
  /** Direct question, where it differs. */
  questions?: Texts;
  /** To a message that brings nothing new. */
  staying: Texts;
}

/**
 * Who it is about decides before which text: somebody for whom help is there, a writer under 18, a parent who feared to hurt the baby, somebody who says
 * that they will die if the writer leaves, an adult at the writer’s mercy whom they have hurt, an adult who depends on others, or somebody outside the writer's home. Null where the usual texts fit.
 */
export function ownTopic(concern: Concern | null, talk: Talk): OwnTopic | null {
  if (concern === null) return null;
  const after = afterEmergencyTexts(concern, talk);
  if (after) return { questions: after, staying: after };
  const young = youngTexts(concern, talk);
  if (young) return young;
  const held = ofOwnLife(concern, talk);
  if (held || concern === 'suicide') return held;
  const { turns, language } = talk;
  const hurt = concern === 'harming-others' ? hurtBabyTopic(talk) : null;
  if (hurt) return hurt;
  const baby = concern === 'harming-others' ? ownBabyTexts(messagesOf(turns), language) : null;
  if (baby) return { staying: baby };
  const carer = wornCarerTexts(talk, concern === 'harming-others');
  if (carer) return { questions: carer, staying: carer };
  const dependent = concern === 'harming-others' ? null : dependentTexts(concern, turns, language);
  if (dependent) return { questions: dependent, staying: dependent };
  return concern === 'violence' ? thirdPersonTexts(talk) : null;
}

/** Who speaks of dying may now mean themselves. */
function ofOwnLife(concern: Concern, { message, turns, language }: Talk): OwnTopic | null {
  if ((concern !== 'suicide' && concern !== 'violence') || speaksOfDying(message)) return null;
  const texts = ownLifeTexts(concern, turns, language);
  return texts && { questions: texts, staying: texts };
}

/**
 * What is said in place of the question whether the writer hurts somebody, where this message holds no act of theirs: somebody
 * else is asked about, or what they have told of before is kept to. Null where neither is so.
 */
export function insteadOfAccusing(talk: Talk): string[] | null {
  const { turns, language } = talk;
  const others = ownTopic('violence', talk)?.questions;
  if (others) return [freshest(others, turns)];
  const hasTold = messagesOf(turns).some(isOwnAct);
  return hasTold ? [freshest(topicKept(language).staying['harming-others'], turns)] : null;
}
