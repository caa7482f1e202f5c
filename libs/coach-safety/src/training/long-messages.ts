import { Random } from './random.js';
import { LANGUAGES, type Sentence } from './sentences.js';

const SEED = 5;
const PER_LANGUAGE = 150;
const FEWEST = 3;
const MOST = 12;

/** Long messages composed of single ones: entirely harmless, or with a danger in one of the sentences. */
export function longMessages(sentences: readonly Sentence[]): Sentence[] {
  const random = new Random(SEED);
  return LANGUAGES.flatMap((language) => {
    const own = sentences.filter((each) => each.language === language && each.text.length < 160);
    const harmless = own.filter(({ concern }) => concern === null);
    const dangerous = own.filter(({ concern }) => concern !== null);
    if (harmless.length < MOST || dangerous.length === 0) return [];
    return Array.from({ length: 2 * PER_LANGUAGE }, (_none, at) => {
      const length = FEWEST + random.below(MOST - FEWEST);
      const around = random.shuffled(harmless).slice(0, length);
      return at % 2 === 0
        ? joined(around, null)
        : joined(around, random.pick(dangerous), random.below(length));
    });
  });
}

export function joined(around: readonly Sentence[], danger: Sentence | null, at = 0): Sentence {
  const all = danger ? [...around.slice(0, at), danger, ...around.slice(at)] : around;
  const text = all.map((each) => `${each.text.replace(/[.!?]+$/, '')}.`).join(' ');
  return { text, concern: danger?.concern ?? null, language: all[0]?.language ?? 'en' };
}
