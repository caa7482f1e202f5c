import { messagesOf, type Talk } from '../turn.js';
import { mayHurtItself } from './cues/self-harm-cues.js';

/** For a grown-up who sees signs that a child hurts itself. The number stands in it, since the question is theirs to ask. */
export const SELF_HARM_OF_CHILD = `**Signs like these can mean that a young person hurts themself, and sometimes that they think of dying.** It is a way to get through pain, and it needs care, not blame.

- **Ask today, alone and calm, in plain words:** “Do you hurt yourself? Do you think about dying?” Asking does not put it in their head.
- **Tonight:** stay close, and put blades, pills and guns away. A doctor looks at any deep or fresh wound. If the bleeding does not stop, or something was taken: **911**.
- **988** helps parents too, by call or text, day and night.

**Do you think they hurt themself, or want to die?**`;

export const SELF_HARM_OF_CHILD_SPANISH = `**Señales así pueden decir que se lastima a propósito, y a veces que piensa en morir.** Es una manera de aguantar el dolor, y pide cuidado, no regaños.

- **Pregúntale hoy, a solas y con calma, con palabras claras:** «¿Te lastimas? ¿Piensas en morir?» Preguntar no le mete la idea.
- **Esta noche:** quédate cerca, y guarda bajo llave navajas, pastillas y armas. Si una herida es honda o reciente, que la vea un doctor. Si no para de sangrar, o tomó algo: **911**.
- **El 988** (oprime 2) también ayuda a los papás, de día y de noche.

**¿Crees que se lastima, o que quiere morir?**`;

const DEEPER =
  /(?<!\p{L})(?:deep(?:er)?|bleed\p{L}*|infected|more of them|new ones|fresh|m[aá]s hond\p{L}*|m[aá]s profund\p{L}*|sangr\p{L}*|nuevas|regal[oó]|gave away|giv(?:es|ing) away|gave her|gave his)(?!\p{L})/iu;

/**
 * What a grown-up needs who sees such signs, or null: at the first sign, and again where a later message says that it goes on or
 * gets worse.
 */
export function selfHarmOfChild({ message, turns, language }: Talk): string | null {
  const wasTold = messagesOf(turns).some(mayHurtItself);
  const isTold = mayHurtItself(message) || (wasTold && DEEPER.test(message));
  if (!isTold) return null;
  return language === 'es' ? SELF_HARM_OF_CHILD_SPANISH : SELF_HARM_OF_CHILD;
}
