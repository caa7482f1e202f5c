import type { Language } from '../language.js';
import { messagesOf, type Talk } from '../turn.js';
import { isBabyHurt } from './cues/baby-hurt-cues.js';
import { cueFinder } from './cues/cue-finder.js';
import { plain } from './cues/plain-letters.js';
import type { Texts } from './tone.js';

/** For a parent who pictured or feared hurting the baby, and did not. It stays that, whatever is written next: they are alone with the baby. */
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

/** Where a baby was shaken, squeezed, thrown or hit. It needs a doctor and must not be left alone, however quiet it is. */
export const HURT_BABY: Texts = [
  'The baby is on my mind, and so are you. **When a baby was shaken, thrown, squeezed or hit, or could not breathe, a doctor must look today, even if the baby looks fine or sleeps.** Go to the ER, or call **911**. Until then: the baby face up in the crib beside you, and no hands on the baby while anyone is mad. See that the baby wakes, breathes and drinks. Have a calm grown-up there with you. **Childhelp, 1-800-422-4453**, and **1-833-852-6262** (1-833-TLC-MAMA) answer day and night. Whoever did it can talk to someone too: **1-800-799-7233**. Who can go with you now?',
  'Let’s go slow. **A very quiet baby can be hurt inside, so please wake the baby now.** Hard to wake, limp, throwing up, not drinking, or odd breath: **911**. If not, go to the ER or the baby’s doctor today. Say what was done in plain words: “The baby was hurt, and I’m scared for the baby.” It is hard to say, and it helps them look in the right place. At **Childhelp, 1-800-422-4453**, you can try the words first. What would you say?',
  'I haven’t forgotten what you told me, and it was right to say it. **The doctor comes first, and all else after.** The other parent can hear the same words: “The baby was hurt. We need to see a doctor now.” Don’t leave the baby alone, and don’t stay alone with this. **Childhelp, 1-800-422-4453**, and **1-833-852-6262** answer all night. If anything looks odd: **911**. Who can be there within the hour?',
];

const HURT_BABY_SPANISH: Texts = [
  'Pienso en el bebé, y también en ti. **Si a un bebé lo sacudieron, lo aventaron, lo apretaron o le pegaron, o le taparon la cara, lo tiene que ver un doctor hoy, aunque se vea bien o esté dormido.** Ve a emergencias o llama al **911**. Mientras: el bebé boca arriba en su cuna, a tu lado, y sin tocarlo mientras haya coraje. Fíjate que despierte, respire y coma. Que esté ahí también otro adulto con calma. En **Childhelp, 1-800-422-4453**, y en el **1-833-852-6262** (1-833-TLC-MAMA) contestan de día y de noche. Quien lo hizo también puede hablar con alguien: **1-800-799-7233**. ¿Quién puede ir contigo ahora?',
  'Vamos despacio. **Un bebé muy quieto puede tener un daño por dentro, así que despiértalo ahora.** Si cuesta despertarlo, está flojito, vomita, no come o respira raro: **911**. Si no, ve hoy a emergencias o con su doctor. Di qué pasó con palabras claras: «Lastimaron al bebé y tengo miedo por él». Cuesta decirlo, y les ayuda a buscar donde es. En **Childhelp, 1-800-422-4453**, puedes ensayarlo. ¿Qué dirías?',
  'No he olvidado lo que me contaste, e hiciste bien en decirlo. **Primero el doctor, y después todo lo demás.** A su mamá o a su papá se lo puedes decir igual: «Al bebé le hicieron daño. Tenemos que ir al doctor ahora». No dejes al bebé a solas, y no te quedes a solas con esto. En **Childhelp, 1-800-422-4453**, y en el **1-833-852-6262** contestan toda la noche. Si algo se ve raro: **911**. ¿Quién puede llegar en menos de una hora?',
];

/** The first answer to whoever did it, in place of the usual one, which sends them to another room. */
export const HURT_BY_WRITER = `It takes courage to say that, and this is a good time to say it. What you do next counts.

**Stay with the baby until a doctor has looked.** Lay the baby down beside you, and keep your hands away while you are upset. Ask a calm grown-up to come now. See that the baby wakes, breathes well and drinks. If not, or if you may do it again: **911** now.

**Go to the ER or the baby’s doctor today, even if the baby looks fine.** Say what was done. Babies hide what is wrong, and the doctor needs to know where to look.

Then talk to people who help with just this and don’t judge:

- **Childhelp, 1-800-422-4453**, day and night.
- **1-833-852-6262** (1-833-TLC-MAMA) by call or text, if the birth was not long ago.
- **1-800-799-7233**, if you fear to hurt someone again.
- **988** by call or text, if your thoughts scare you.

I’m an AI, and I’ve set couple exercises aside for now. Who could come and be with you and the baby?`;

const HURT_BY_WRITER_SPANISH = `Hace falta valor para decirlo, y este es un buen momento. Lo que hagas ahora cuenta.

**Quédate con el bebé hasta que lo vea un doctor.** Acuéstalo a tu lado, y no lo cargues mientras sigas con coraje. Pide que venga ya otro adulto con calma. Fíjate que despierte, respire bien y coma. Si no, o si sientes que puede pasar otra vez: **911** ahora.

**Ve hoy a emergencias o con su doctor, aunque se vea bien.** Di qué pasó. En un bebé no se nota, y el doctor necesita saber dónde buscar.

Después habla con gente que ayuda justo con esto y no juzga:

- **Childhelp, 1-800-422-4453**, de día y de noche.
- **1-833-852-6262** (1-833-TLC-MAMA), llamada o texto, si hace poco que nació.
- **1-800-799-7233**, si temes lastimar otra vez.
- **988** (oprime 2), si tus ideas te asustan.

Soy una IA, y por ahora dejo los ejercicios de pareja. ¿Quién podría venir a estar contigo y con el bebé?`;

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
    `want|wanted|could|might|almost|nearly|thought|think|thinking|picture|pictured .. put|putting|hold|holding|press|pressing .. pillow|blanket|hand|cushion .. over|on`,
    'almost|nearly .. shook|threw|hit|slapped|squeezed|dropped|smacked|slammed|yanked|shaken|thrown him|her|it|them|the|my|our|this',
    'casi lo|la|le? .. sacudo|aviento|aprieto|pego|tiro|sacudi|avente|aprete|pegue',
    `imagino|imaginando|pienso|pensando|ganas|miedo|ideas|veo ... ${LASTIMAR}`,
    `casi|quiero|quise|podria .. ${LASTIMAR}`,
  ],
});

/** Whether a message tells that the writer pictured or feared harm to a baby. */
const isBabyFeared = (message: string): boolean => BABY.test(plain(message)) && fearedIn(message).length > 0;

/** The texts once one of these messages has told of it, or null. A deed is no fear, whatever was feared besides. */
export function ownBabyTexts(said: readonly string[], language: Language): Texts | null {
  if (said.some(isBabyHurt)) return language === 'es' ? HURT_BABY_SPANISH : HURT_BABY;
  if (!said.some(isBabyFeared)) return null;
  return language === 'es' ? SPANISH : OWN_BABY;
}

/** What whoever hurt a baby is told, first and later, or null. */
export function hurtBabyTopic({
  message,
  turns,
  language,
}: Talk): { questions: Texts; staying: Texts } | null {
  if (![...messagesOf(turns), message].some(isBabyHurt)) return null;
  const [first, staying] =
    language === 'es' ? [HURT_BY_WRITER_SPANISH, HURT_BABY_SPANISH] : [HURT_BY_WRITER, HURT_BABY];
  return { questions: [first, ...staying], staying };
}
