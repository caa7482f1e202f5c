import type { Verdict } from '@anew/coach-safety/verdict';
import { IDLE_MS } from '@anew/contracts/coaching/disclosure';
import type { MessageSource } from '@anew/contracts/coaching/views';

type Voices = Readonly<Record<'ai' | 'curated', string>>;

/** Lines that say what the coach is. */
interface Lines {
  /** Above a person's first reply. */
  first: Voices;
  /** Above a reply after a long time without any. */
  again: Voices;
  /** Below a safety reply, in either case. */
  below: string;
}

const ENGLISH: Lines = {
  first: {
    ai: '*One thing first: I’m AI. What I say is meant to educate; it is not therapy.*',
    curated:
      '*One thing first: no person is writing here. This is an automated coach; it educates, and it is not therapy.*',
  },
  again: {
    ai: '*It has been a while, so again: I’m AI, here to educate, and no substitute for therapy.*',
    curated:
      '*It has been a while, so again: this is an automated coach, here to educate, and no substitute for therapy.*',
  },
  below: '*I’m an AI. What I say is meant to educate; it is not therapy.*',
};

const SPANISH: Lines = {
  first: {
    ai: '*Una cosa antes: soy una IA. Lo que digo es para aprender; no es terapia.*',
    curated:
      '*Una cosa antes: aquí no escribe una persona. Esto es un programa para aprender, y no es terapia.*',
  },
  again: {
    ai: '*Ha pasado un tiempo, así que lo repito: soy una IA para aprender, y no reemplazo una terapia.*',
    curated:
      '*Ha pasado un tiempo, así que lo repito: esto es un programa para aprender, y no reemplaza una terapia.*',
  },
  below: '*Soy una IA. Lo que digo es para aprender; no es terapia.*',
};

/** What the first safety replies say of themselves. */
const SAYS_SO = /I’m an AI\b|soy una IA\b/i;

/** When and in which language a reply is given. */
interface Moment {
  /** Time of the coach's last answer to this person in any conversation. */
  lastReplyAt: Date | null;
  now: Date;
  language: Verdict['language'];
}

/**
 * The reply, or its first piece, with a line that says what the coach is, if this is a person's first reply or the first
 * after seven days without any.
 */
export function withDisclosure(
  { source, text }: { source: MessageSource; text: string },
  { lastReplyAt, now, language }: Moment,
): string {
  const isFirst = lastReplyAt === null;
  if (!isFirst && now.getTime() - lastReplyAt.getTime() <= IDLE_MS) return text;
  const { first, again, below } = language === 'es' ? SPANISH : ENGLISH;
  // Someone who needs help now should not have to read this first.
  if (source === 'safety') return SAYS_SO.test(text) ? text : `${text}\n\n${below}`;
  const voice = source === 'curated' ? 'curated' : 'ai';
  return `${(isFirst ? first : again)[voice]}\n\n${text}`;
}
