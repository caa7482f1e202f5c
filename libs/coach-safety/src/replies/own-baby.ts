import type { Language } from '../language.js';
import type { Turn } from '../turn.js';
import { cueFinder } from './cues/cue-finder.js';
import { plain } from './cues/plain-letters.js';
import type { Texts } from './tone.js';

/** For a parent who pictured or feared hurting the baby. It stays that, whatever is written next: they are alone with the baby. */
export const OWN_BABY: Texts = [
  'You are still on my mind, and so is the baby. **Lay the baby on the back in the crib, close the door, and stay in another room.** Crying does no harm. Go back in only when your body is calm, and let another grown-up go if one is near. Call or text **1-833-852-6262** (1-833-TLC-MAMA), or **Childhelp, 1-800-422-4453**. If you may act on it: **911**. Who could come over now?',
  'Let’s go slow. **If the baby is quiet in the crib, leave the baby there and rest in another room.** A look from the door is enough. The thought may come back when the crying does, and then the plan is the same: crib, door, another room. **1-833-852-6262** and **Childhelp, 1-800-422-4453**, answer all night. How is your body right now?',
  'I haven’t forgotten what you told me, and I’m glad you said it. Many tired parents have scary thoughts, and help works. **Baby in the crib, you in another room,** until someone else can take over. Tell a doctor or midwife today. Until then: **1-833-852-6262** or **Childhelp, 1-800-422-4453**. Who can take the baby for two hours so that you sleep?',
];

const SPANISH: Texts = [
  'Sigo pensando en ti y en el bebé. **Acuéstalo boca arriba en la cuna, cierra la puerta y quédate en otro cuarto.** Llorar no le hace daño. Vuelve solo cuando tu cuerpo esté en calma, o que vaya otro adulto. Llama o escribe al **1-833-852-6262** (1-833-TLC-MAMA), o a **Childhelp, 1-800-422-4453**. Si sientes que lo puedes hacer: **911**. ¿Quién podría venir ahora?',
  'Vamos despacio. **Si el bebé está tranquilo en la cuna, déjalo ahí y descansa en otro cuarto.** Basta con mirar desde la puerta. La idea puede volver con el llanto, y el plan es el mismo: cuna, puerta, otro cuarto. En el **1-833-852-6262** y en **Childhelp, 1-800-422-4453**, contestan toda la noche. ¿Cómo está tu cuerpo ahora?',
  'No he olvidado lo que me contaste, y qué bueno que lo dijiste. Muchos padres cansados tienen ideas que asustan, y hay ayuda. **El bebé en la cuna, y tú en otro cuarto,** hasta que otra persona pueda seguir. Díselo hoy a un doctor o a una partera. Mientras: **1-833-852-6262** o **Childhelp, 1-800-422-4453**. ¿Quién puede cuidarlo dos horas para que duermas?',
];

const BABY =
  /(?<!\p{L})(?:bab(?:y|ies)|newborn|infant|toddler|twins|colic(?:ky)?|crib|bassinet|(?:\d+|few) ?(?:wks?|weeks?|mos?|months?) old|postpartum|breastfeed\w*|bebes?|recien nacid[oa]|cuna|colicos?|gemel[oa]s)(?!\p{L})/iu;

const HURTING =
  'throwing|dropping|shaking|squeezing|smothering|hurting|hitting|slapping|drowning|pushing|slamming|choking|killing|harming|throw|drop|shake|squeeze|smother|hurt|hit|slap|drown|slam|harm';
const LASTIMAR =
  'aventando|aventar|aventarlo|aventarla|tirando|tirarlo|tirarla|sacudir|sacudirlo|sacudirla|sacudiendo|apretarlo|apretarla|ahogarlo|ahogarla|lastimarlo|lastimarla|pegarle|hacerle|taparle|ponerle';

const fearedIn = cueFinder({
  feared: [
    `picture|picturing|pictured|imagine|imagining|imagined|see_myself|thought|thoughts|think|thinking|urge|urges|visions|flash|flashes|dream|daydream ... ${HURTING}`,
    `i .. want|wanted|could|might|will|am_going_to|almost|nearly|scared|afraid|feel_like .. ${HURTING} him|her|it|them|the|my|this`,
    `imagino|imaginando|pienso|pensando|ganas|miedo|ideas|veo ... ${LASTIMAR}`,
    `casi|quiero|quise|podria .. ${LASTIMAR}`,
  ],
  done: [
    'i .. squeezed|shook|yanked|grabbed|threw|tossed|slammed|dropped|smacked|slapped|spanked|jerked|pinched him|her|it|them|the|my|this',
    'lo|la|le sacudi|aprete|avente|jale|pegue|zarandee',
  ],
});

/** Whether a message tells that the writer pictured, feared or did harm to a baby. */
const isBabyFeared = (message: string): boolean => BABY.test(plain(message)) && fearedIn(message).length > 0;

/** The texts once somebody has told of it, or null. */
export function ownBabyTexts(turns: readonly Turn[], language: Language, message = ''): Texts | null {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (![...said, message].some(isBabyFeared)) return null;
  return language === 'es' ? SPANISH : OWN_BABY;
}
