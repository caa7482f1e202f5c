import { messagesOf, type Talk } from '../turn.js';
import { SHAKEN_CHILD } from './child-in-danger.js';
import { burnedBy } from './cues/burned-cues.js';
import { insideCareOf } from './cues/inside-cues.js';
import { conditionsIn } from './cues/professional-cues.js';
import { isSeen } from './cues/resolved-cues.js';
import { burnsThemself, isWoundBad } from './cues/self-harm-cues.js';
import { isIllFromDrink } from './cues/signs/ill-signs.js';
import { plainNumbers } from './cues/signs/sign-finder.js';
import { isSmallBody, isSmallBodyMarked } from './cues/small-body-cues.js';
import { isMedicineWithheld } from './cues/withheld-cues.js';
import { worseSince } from './cues/worse-cues.js';
import { isCutDeep } from './cues/wound-cues.js';
import {
  boldOpening,
  DANGERS,
  DANGERS_IN_SHORT,
  DANGERS_IN_SHORT_SPANISH,
  DANGERS_SPANISH,
  NECK_OF_ANOTHER,
  NECK_OF_ANOTHER_SPANISH,
  NECK_OF_CHILD,
  NECK_OF_CHILD_SPANISH,
  PREGNANCY_OF_ANOTHER,
  PREGNANCY_OF_ANOTHER_SPANISH,
} from './dangers.js';
import { HARM_SIGN, HARM_SIGN_SPANISH } from './harm-signs.js';
import { SHAKEN_CHILD_SPANISH } from './spanish.js';

/** Somebody who must be seen by a doctor, from the text that said so until somebody has seen them. */
interface Care {
  /** Texts after which it stands. */
  after: readonly string[];
  en: string;
  es: string;
}

/** The gravest first. Only one line is said. */
const CARES: readonly Care[] = [
  {
    after: [HARM_SIGN, HARM_SIGN_SPANISH],
    en: '**If you have not called 911 yet, please call now.** What you told me can be harm inside the body, also if it feels better.',
    es: '**Si todavía no llamas al 911, llama ahora, por favor.** Lo que me contaste puede ser un daño por dentro, aunque ya se sienta mejor.',
  },
  {
    after: [SHAKEN_CHILD, SHAKEN_CHILD_SPANISH, DANGERS['shaken-baby'], DANGERS_SPANISH['shaken-baby']],
    en: '**The baby still needs a doctor today, even if the baby looks fine.** If the baby is sleepy, won’t drink or throws up: **911** now.',
    es: '**Al bebé lo tiene que ver un doctor hoy, aunque se vea bien.** Si tiene mucho sueño, no quiere comer o vomita: **911** ahora.',
  },
  {
    after: [NECK_OF_CHILD, NECK_OF_CHILD_SPANISH],
    en: '**The child’s neck still needs a doctor today, even if the child looks fine.** If it is hard to breathe, swallow or talk: **911** now.',
    es: '**Un doctor tiene que ver hoy el cuello del niño o de la niña, aunque se vea bien.** Si le cuesta respirar, tragar o hablar: **911** ahora.',
  },
  {
    after: [DANGERS.neck, DANGERS_SPANISH.neck],
    en: '**Please let a doctor see your neck today, even if you feel fine.** If it is hard to breathe, swallow or talk: **911** now.',
    es: '**Que un doctor te vea el cuello hoy, aunque te sientas bien.** Si te cuesta respirar, tragar o hablar: **911** ahora.',
  },
  {
    after: [NECK_OF_ANOTHER, NECK_OF_ANOTHER_SPANISH],
    en: '**That person’s neck still needs a doctor today, even if they look fine.** If it is hard to breathe, swallow or talk: **911** now.',
    es: '**Un doctor tiene que ver hoy el cuello de esa persona, aunque se vea bien.** Si le cuesta respirar, tragar o hablar: **911** ahora.',
  },
  {
    after: [
      DANGERS.pregnancy,
      DANGERS_SPANISH.pregnancy,
      DANGERS_IN_SHORT.pregnancy,
      DANGERS_IN_SHORT_SPANISH.pregnancy,
      PREGNANCY_OF_ANOTHER,
      PREGNANCY_OF_ANOTHER_SPANISH,
    ],
    en: '**After a hit, a push or a fall, a doctor or midwife must check on the baby today.** If the baby moves less, or there is blood or bad pain: **911** now.',
    es: '**Después de un golpe, un empujón o una caída, un doctor o una partera tiene que revisar hoy al bebé.** Si se mueve menos, o hay sangre o mucho dolor: **911** ahora.',
  },
];

/** Line where pain after violence, or a hand's marks on a child, were told of. */
export const DOCTOR_TODAY = {
  en: '**Please let a doctor or the ER look today, and don’t wait.** Harm from a blow or a hard grip can be inside, where no one sees it. If it gets hard to breathe, there is blood, or someone is weak or throws up: **911** now.',
  es: '**Que lo vea hoy un doctor o emergencias, sin esperar.** Un golpe o un apretón puede hacer daño por dentro, donde no se ve. Si cuesta respirar, hay sangre, o alguien está débil o vomita: **911** ahora.',
} as const;

/** Line where somebody keeps medicine from the writer or another. */
const MEDICINE_TODAY = {
  en: '**That medicine can’t wait. Call the doctor or the pharmacy today.** Say that it is being kept away, which one, and since when. They can say what to watch for, and often fill it again. Chest pain, hard to breathe, faint or confused: **911** now.',
  es: '**Esa medicina no puede esperar. Llama hoy al doctor o a la farmacia.** Di que no la dejan tomar, cuál es y desde cuándo. Te dicen en qué fijarte, y muchas veces la pueden surtir otra vez. Si duele el pecho, cuesta respirar, o hay desmayo o confusión: **911** ahora.',
} as const;

/** Line where a body is ill from drink. */
const ILL_FROM_DRINK_TODAY = {
  en: '**A doctor needs to look today, and don’t let anyone stop drinking all at once before.** Yellow eyes, a swollen belly, black stool, shakes or sweats can mean that the body is in danger. An ER must see an emergency, with or without insurance. Blood, a seizure, confusion, or hard to wake: **911** now.',
  es: '**Lo tiene que ver un doctor hoy, y que no se deje de tomar de golpe antes.** Ojos amarillos, panza hinchada, popó negra, temblores o sudores pueden decir que el cuerpo está en peligro. En emergencias atienden con seguro o sin seguro. Si hay sangre, convulsiones, confusión o no despierta: **911** ahora.',
} as const;

/** Line where somebody was burned by another’s hand. */
const BURN_TODAY = {
  en: '**That burn needs a doctor or the ER today, even if it is small.** Say how it happened. Until then: cool running water, and a clean, loose cloth. No butter, no ice, and don’t open a blister. If it is big, or on the face, a hand, a foot or a private part: the ER now. Faint, or hard to breathe: **911**.',
  es: '**Esa quemadura la tiene que ver hoy un doctor o emergencias, aunque sea chica.** Di cómo pasó. Mientras: agua fresca de la llave, y un trapo limpio y flojo. Sin mantequilla ni hielo, y sin romper la ampolla. Si es grande, o está en la cara, una mano, un pie o una parte íntima: emergencias ahora. Si hay desmayo o cuesta respirar: **911**.',
} as const;

/** Line where a wound of somebody who hurts themself has gone bad. */
const WOUND_TODAY = {
  en: '**That burn needs a doctor or urgent care today.** Wet, smelly or yellow means that it may be infected. You can just say “I burned myself.” With a fever, or red streaks: the ER now. Until then keep it clean and covered.',
  es: '**Esa quemadura la tiene que ver hoy un doctor o una clínica.** Si está húmeda, huele o se ve amarilla, puede estar infectada. Basta con decir: «Me quemé». Con fiebre o rayas rojas: emergencias ahora. Mientras, tenla limpia y tapada.',
} as const;

/** Line where a cut that somebody made on themself bled long or went deep. */
const CUT_TODAY = {
  en: '**A cut that deep needs a doctor, urgent care or the ER now, also at night.** It can need stitches in the first hours. You can just say “I cut myself.” Press a clean cloth on it, and keep it up. If it bleeds again and won’t stop, or you feel faint or cold, or can’t move or feel a part: **911**.',
  es: '**Una cortada así de honda la tiene que ver ya un doctor o emergencias, también de noche.** Puede necesitar puntos en las primeras horas. Basta con decir: «Me corté». Apriétala con un trapo limpio y mantenla en alto. Si vuelve a sangrar y no para, o hay mareo o frío, o algo no se mueve o no se siente: **911**.',
} as const;

/** Line while a doubt stands beside the body of a small child. */
const SMALL_BODY_NOW = {
  en: '**If a baby or small child is limp, hard to wake, breathes oddly, or took something: 911 now.** Otherwise call the child’s doctor today and say what you saw.',
  es: '**Si un bebé o un niño chiquito está flojito, cuesta despertarlo, respira raro o se tomó algo: 911 ahora.** Si no, llama hoy al pediatra y di lo que viste.',
} as const;

/** Line where a body got worse after it was hurt, and no call is needed yet. */
const WORSE_TODAY = {
  en: '**A doctor or the ER needs to look today, and don’t wait.** A fever, pain or blood after someone was hurt can mean harm inside, or a bad wound. Say what was done, and when. Very sleepy, faint, throwing up or hard to breathe, or blood that soaks through: **911** now.',
  es: '**Lo tiene que ver hoy un doctor o emergencias, sin esperar.** Fiebre, dolor o sangre después de un maltrato pueden ser un daño por dentro, o una herida infectada. Di qué pasó, y cuándo. Si hay mucho sueño, desmayo, vómito, cuesta respirar o la sangre no para: **911** ahora.',
} as const;

type Needed = Readonly<Record<'en' | 'es', string>>;

type Needs = readonly (readonly [(message: string, before: readonly string[]) => boolean, Needed])[];

/** Who needs a doctor by what was told, however the replies spoke of it. The gravest first. */
const NEEDS: Needs = [
  [(message) => insideCareOf(message) === 'doctor', DOCTOR_TODAY],
  [(message) => isIllFromDrink(plainNumbers(message)), ILL_FROM_DRINK_TODAY],
  [(message) => burnedBy(message) !== null, BURN_TODAY],
  [isMedicineWithheld, MEDICINE_TODAY],
  [isCutDeep, CUT_TODAY],
  [(message, before) => isWoundBad(message) && [...before, message].some(burnsThemself), WOUND_TODAY],
];

/** The same while a concern or a doubt stands. */
const NEEDS_IN_DANGER: Needs = [
  [(message, before) => worseSince(message, before, false) === 'doctor', WORSE_TODAY],
];

const SAYING_911 = ['**Call 911 now.**', '**Llama al 911 ahora.**'];

interface Said extends Talk {
  /** Whether a concern or a doubt stands. */
  isSuspected?: boolean;
}

/** Line about the doctor who must see somebody after what was told before, or null. */
function careLine(said: Said): string | null {
  const { language, isSuspected = false } = said;
  const inLanguage = language === 'es' ? 'es' : 'en';
  const care = CARES.find(({ after }) => isOpen(after, said));
  if (care) return care[inLanguage];
  const needed = neededSince(NEEDS, said) ?? (isSuspected ? neededInDanger(said) : null);
  return needed?.[inLanguage] ?? null;
}

/** What the person told that a doctor must look at, and that none has looked at since, or null. */
function neededSince(needs: Needs, { message, turns }: Talk): Needed | null {
  const said = [...messagesOf(turns), message];
  const open = needs.find(([isTold]) => {
    const at = said.findIndex((each, index) => isTold(each, said.slice(0, index)));
    return at >= 0 && !said.slice(at).some(isSeen);
  });
  return open?.[1] ?? null;
}

const neededInDanger = (talk: Talk): Needed | null =>
  neededSince(NEEDS_IN_DANGER, talk) ?? smallBodySince(talk);

/** A doubt may be wrong, so the line does not stand above every reply to the end, unless there are marks to be looked at. */
const SAID_AT_MOST = 2;
const isSmallBodyLine = (content: string): boolean =>
  Object.values(SMALL_BODY_NOW).some((line) => content.includes(line));

function smallBodySince({ message, turns }: Talk): Needed | null {
  const said = [...messagesOf(turns), message];
  const at = said.findIndex((each) => isSmallBody(each) && conditionsIn(each).length === 0);
  const isMarked = said.some(isSmallBodyMarked);
  const isEnough =
    !isMarked && turns.filter(({ content }) => isSmallBodyLine(content)).length >= SAID_AT_MOST;
  return at >= 0 && !isEnough && !said.slice(at).some(isSeen) ? SMALL_BODY_NOW : null;
}

/** Whether one of the texts was said, and since then, or right before it, nobody says that a doctor has looked. */
function isOpen(after: readonly string[], { message, turns }: Talk): boolean {
  const at = turns.findLastIndex(
    ({ role, content }) => role === 'assistant' && after.some((text) => content.includes(boldOpening(text))),
  );
  if (at < 0) return false;
  return ![...messagesOf(turns.slice(Math.max(0, at - 1))), message].some(isSeen);
}

/** A reply below the line about the doctor, if somebody must be seen and the reply does not say so by itself. */
export function withCare(reply: string, said: Said): string {
  const line = careLine(said);
  const texts = [
    ...CARES.flatMap(({ after, en, es }) => [...after.map(boldOpening), en, es]),
    ...[...NEEDS, ...NEEDS_IN_DANGER].flatMap(([, { en, es }]) => [en, es]),
    SMALL_BODY_NOW.en,
    SMALL_BODY_NOW.es,
  ];
  const saysSo = [...texts, ...SAYING_911].some((text) => reply.includes(text));
  return line === null || saysSo ? reply : `${line}\n\n${reply}`;
}
