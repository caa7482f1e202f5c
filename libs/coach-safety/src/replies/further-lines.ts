import { type Talk, wasSaid } from '../turn.js';
import type { Concern } from '../verdict.js';
import { isElsewhere } from './cues/elsewhere-cues.js';
import { isDoneToWriter } from './cues/neck-cues.js';
import { personIn } from './cues/person-cues.js';

interface FurtherLine {
  /** Cues that must all be in the message. */
  when: readonly ReturnType<typeof personIn>[number][];
  /** Concerns for which the line is given. Without it, the line is given for any concern. */
  only?: readonly Concern[];
  en: string;
  es: string;
}

/** Lines for certain people, placed below the lines for all. */
export const FURTHER_LINES: readonly FurtherLine[] = [
  {
    when: ['queer', 'young'],
    en: '**The Trevor Project, for LGBTQ+ people under 25:** 1-866-488-7386, or text START to 678678, day and night.',
    es: '**The Trevor Project, para jóvenes LGBTQ+ de menos de 25 años (en inglés):** 1-866-488-7386, o manda START al 678678, día y noche.',
  },
  {
    when: ['trans'],
    en: '**Trans Lifeline, answered by trans people:** 1-877-565-8860.',
    es: '**Trans Lifeline, donde contestan personas trans:** 1-877-565-8860; oprime 2 para español.',
  },
  {
    when: ['native'],
    only: ['violence'],
    en: '**StrongHearts Native Helpline, run by and for Native people:** 1-844-762-8483, call or text, day and night.',
    es: '**StrongHearts Native Helpline, para personas indígenas de Estados Unidos (en inglés):** 1-844-762-8483, día y noche.',
  },
  {
    when: ['new-mother'],
    only: ['suicide', 'violence', 'harming-others'],
    en: '**For pregnancy and the time after a birth:** National Maternal Mental Health Hotline, 1-833-852-6262 (1-833-TLC-MAMA), call or text, day and night.',
    es: '**Para el embarazo y el tiempo después del parto:** línea nacional de salud mental materna, 1-833-852-6262 (1-833-TLC-MAMA), llamada o texto, día y noche, en español.',
  },
  {
    when: ['swallowing-child'],
    en: '**If a child may have swallowed something harmful:** Poison Control, **1-800-222-1222**, free, day and night. If the child coughs, is sleepy or throws up, or if it was a battery or a magnet: **911**.',
    es: '**Si un niño o una niña pudo tragar algo dañino:** Centro de Control de Envenenamiento, **1-800-222-1222**, gratis, de día y de noche, en español. Si tose, tiene sueño o vomita, o si fue una pila o un imán: **911**.',
  },
  {
    when: ['thought-of-harm'],
    only: ['harming-others'],
    en: '**A thought is not a deed, and you can get help before it is one.** Step away now, and let another grown-up be near. Call or text **988**, or tell a doctor today. If you may act on it: **911**.',
    es: '**Pensarlo no es hacerlo, y hay ayuda antes de que pase.** Aléjate ahora, y que otro adulto esté cerca. Llama al **988** (oprime 2), o díselo hoy a un doctor. Si sientes que lo puedes hacer: **911**.',
  },
  {
    when: ['abroad'],
    en: '**Outside the US:** you can find help in your country at findahelpline.com. In danger, call the police there.',
    es: '**Fuera de Estados Unidos:** busca una línea de tu país en findahelpline.com, y si hay peligro llama a tu número local de emergencias.',
  },
];

/** For somebody in danger in another place than the writer, whose 911 reaches only their own. */
const ELSEWHERE = {
  en: '**They are not where you are?** Call **911** where you are, and say the city and the address there. They pass it on. Or look up the police of that place and call them.',
  es: '**¿Esa persona está en otro lugar?** Llama al **911** donde estás, y di la ciudad y la dirección de allá: ellos lo pasan. O busca el número de la policía de ese lugar y llama.',
} as const;

/** That line, once, where the writer is in another place. */
export function lineElsewhere({ message, turns, language }: Talk): string[] {
  const text = ELSEWHERE[language === 'es' ? 'es' : 'en'];
  return !wasSaid(turns, text) && isElsewhere(message) && !isDoneToWriter(message) ? [text] : [];
}

/** Lines that fit this message and that the conversation does not contain yet. */
export function furtherLines(concern: Concern, talk: Talk): string[] {
  const { message, turns, language } = talk;
  const person = personIn(message);
  const lines = FURTHER_LINES.filter(
    ({ when, only }) => when.every((each) => person.includes(each)) && (only?.includes(concern) ?? true),
  )
    .map((line) => (language === 'es' ? line.es : line.en))
    .filter((text) => !wasSaid(turns, text));
  // Whoever did it is where it happened, whoever else is deployed.
  const elsewhere = concern === 'harming-others' ? [] : lineElsewhere(talk);
  return [...lines, ...elsewhere];
}
