import { messagesOf, type Talk, wasSaid } from '../turn.js';
import type { Concern } from '../verdict.js';
import { CONTROLLED, CONTROLLED_SPANISH } from './control-texts.js';
import { type Danger, dangersIn } from './cues/danger-cues.js';
import { dangersAfter } from './cues/dangers-after.js';
import { isWriterStranded } from './cues/dependent-cues.js';
import { isGunInReach, isGunOfAnother } from './cues/gun-cues.js';
import { isGunNearer } from './cues/nearer-weapon-cues.js';
import { isDoneToWriter, namesStepchild, necksIn } from './cues/neck-cues.js';
import { neckBySigns } from './cues/neck-sign-cues.js';
import { isOwnAct } from './cues/own-act-cues.js';
import { remediesIn } from './cues/remedy-cues.js';
import { hostageText } from './hostages.js';

type DangerTexts = Readonly<Record<Danger, string>>;

/** Texts that each name one danger and say what is safest now. */
export const DANGERS: DangerTexts = {
  'shaken-baby': `**A baby who was shaken needs a doctor today, even if the baby looks fine.** Harm in the head can’t be seen from outside. Go to the emergency room and say that the baby was shaken. **Call 911 now** if the baby is sleepy or limp, throws up, won’t drink, shakes, or breathes oddly.`,
  neck: `**Hands on the neck are the most dangerous sign there is. See a doctor today, even if you look and feel fine.** Harm inside the neck can show up hours or days later. Tell the doctor what was done. Call **911** if it is hard to breathe, swallow or talk, if your head hurts badly, or if you passed out.`,
  gun: `**A gun makes this much more deadly. If you are in danger now, call 911.** For tonight: stay out of rooms with guns, keep near a door, and keep a phone on you. Don’t try to take the gun or hide it. The people below can help you plan a safe place for tonight.`,
  'death-threat': `**A threat to kill is a sign of great danger, also when it is said with a laugh.** If you are scared tonight, call **911**. You know this person best, so trust your fear. The people below can help you think about a safe place, and about what to keep to yourself.`,
  struck: `**What you tell me is violence, and I believe you.** It happens to men, to big people and at any age, and there is no shame in it. Nothing that you said or did makes it right. Keep a way out and a phone near you, and have a doctor look at what hurts, above all on the head. In danger now: **911**.`,
  'own-life': `**To say “I’ll die if you leave” is a threat. It can be real, and it is also a way to keep you there.** Whether someone lives is not yours to carry alone, and you did not cause it. Call or text **988** for them, and for you. People at **1-800-799-7233** know this kind of threat well. In danger now, or if a weapon is near: **911**, from a safe spot.`,
  pregnancy: `**Violence while someone is pregnant is a sign of great danger, for the mother and the baby.** See a doctor or midwife today after any hit, push or fall. If the baby moves less, or there is blood or bad pain: **call 911 now.** You can ask to see the doctor alone.`,
  stalking: `**This is stalking. It is a crime, and it is dangerous, even when no one has been touched.** If someone is there or on the way, call **911**. Save what you can where only you can see it. Before you take a tracker off or block anyone, ask the people below. A sudden change can be noticed.`,
  hostage: `**Threats about children, pets, papers or your right to stay here are abuse.** It is done to keep a person scared and quiet. The people below know lawyers who can tell you what is true, and they know safe places for pets too.`,
  money: `**Taking your pay, or keeping you from money or work, is abuse. It has a name: financial abuse.** It is not your fault that you have so little of your own. The people below can help with food, rent, and a safe way to keep some money.`,
  isolation: `**Being kept from your family, your friends, a doctor or your medicine is abuse.** It is done to make a person feel alone. If you can’t get out, call **911**; you can also text 911 in many places.`,
  lured: `**A grown-up who writes to a child in secret, gives gifts or rides, asks for pictures or wants to meet is a danger, even if the child calls it love.** It is a crime, and the child is not at fault. Tell the police today. **911** if a meeting is near, or the child is gone. The National Center for Missing & Exploited Children helps too, day and night: **1-800-843-5678**. Don’t write to that grown-up or warn them. Keep the phone and all messages. Stay calm with the child: “You’re not in trouble.”`,
  'driven-drunk': `**A child must not ride with a driver who drank. That it happened once is reason enough to plan the next trip.** Ask for a sober driver, or offer to drive yourself. Meet in a public place, with another grown-up there. Write down what was seen or said, with the date, and don’t question the child. Call your lawyer, legal aid or the court today, and ask what the order lets you do: I can’t rule on that. If the driver seems drunk or high that day, or they leave like that: **911**. Say what car it is.`,
  'forced-sex': `**Sex that you did not want is forced sex, in a marriage too. It is a crime, and it is not your fault.** To freeze, cry or go quiet is not a yes, and nobody owes anyone sex. A doctor or nurse can help in the next days, also if you fear a pregnancy or an illness. You choose if the police hear of it. In danger now: **911**.`,
  controlled: CONTROLLED,
  dependent: `**An older or disabled adult who is hurt, goes hungry or is locked in needs help.** In danger now: **911**. Adult Protective Services can go and see how they are. You don’t have to be sure. To find the right place to call, ask the Eldercare Locator on weekdays: **1-800-677-1116**. The app does not report.`,
};

export const DANGERS_SPANISH: DangerTexts = {
  'shaken-baby': `**A un bebé que sacudieron lo tiene que ver un doctor hoy, aunque se vea bien.** El daño en la cabeza no se ve por fuera. Ve a la sala de emergencias y di que lo sacudieron. **Llama al 911 ahora** si tiene mucho sueño, está flojito, vomita, no quiere comer, tiembla o respira raro.`,
  neck: `**Apretar el cuello es la señal más peligrosa que hay. Ve a un doctor hoy, aunque te veas y te sientas bien.** El daño por dentro puede salir horas o días después. Dile al doctor lo que te hicieron. Llama al **911** si te cuesta respirar, tragar o hablar, si te duele mucho la cabeza o si te desmayaste.`,
  gun: `**Con un arma de por medio, esto es mucho más peligroso. Si corres peligro ahora, llama al 911.** Esta noche: no te quedes en el cuarto donde está el arma, quédate cerca de una puerta y con el teléfono encima. No trates de quitarla ni de esconderla. La gente de aquí abajo te ayuda a pensar en un lugar seguro para hoy.`,
  'death-threat': `**Una amenaza de muerte es señal de mucho peligro, aunque la digan riendo.** Si hoy tienes miedo, llama al **911**. Tú conoces a esa persona: hazle caso a tu miedo. La gente de aquí abajo te ayuda a pensar en un lugar seguro, y en qué es mejor no contarle.`,
  struck: `**Lo que me cuentas es violencia, y te creo.** Les pasa también a los hombres, a gente grande y fuerte, y a cualquier edad, y no es ninguna vergüenza. Nada de lo que dijiste o hiciste lo justifica. Ten cerca una salida y un teléfono, y que un doctor vea lo que duele, sobre todo en la cabeza. Si hay peligro ahora: **911**.`,
  'own-life': `**Decir «si me dejas, me mato» es una amenaza. Puede ser cierta, y también es una manera de tenerte ahí.** La vida de otra persona no depende solo de ti, y tú no causaste esto. Llama al **988** (oprime 2) por esa persona, y por ti. En el **1-800-799-7233** conocen bien esta clase de amenaza. Si hay peligro ahora, o un arma cerca: **911**, desde un lugar seguro.`,
  pregnancy: `**La violencia durante el embarazo es una señal de mucho peligro, para la mamá y para el bebé.** Después de un golpe, un empujón o una caída, hay que ver hoy a un doctor o a una partera. Si el bebé se mueve menos, o hay sangre o mucho dolor: **llama al 911 ahora.** Puedes pedir que te atiendan a solas.`,
  stalking: `**Esto es acoso. Es un delito y es peligroso, aunque nadie te haya tocado.** Si esa persona está ahí o va en camino, llama al **911**. Guarda lo que puedas donde solo tú lo veas. Antes de quitar un rastreador o bloquear a alguien, pregunta a la gente de aquí abajo: un cambio de golpe se nota.`,
  hostage: `**Amenazar con los hijos, las mascotas, los papeles o la migra es maltrato.** Se hace para que una persona tenga miedo y se calle. La gente de aquí abajo conoce abogados que te dicen qué es cierto, y lugares seguros también para mascotas. No te piden papeles.`,
  money: `**Quitarte tu sueldo, o no dejarte tener dinero o trabajo, es maltrato. Se llama abuso económico.** No es culpa tuya tener tan poco. La gente de aquí abajo te puede ayudar con comida, renta y una forma segura de guardar algo de dinero.`,
  isolation: `**No dejarte ver a tu familia, a tus amistades o a un doctor, o quitarte tus medicinas, es maltrato.** Se hace para que sientas que no tienes a nadie. Si no puedes salir, llama al **911**; en muchos lugares también puedes mandarle un texto.`,
  lured: `**Un adulto que le escribe a escondidas a un niño o a una niña, le da regalos o aventones, le pide fotos o lo quiere ver, es un peligro, aunque diga que es amor.** Es un delito, y no es culpa de tu niño o niña. Díselo hoy a la policía. **911** si se van a ver pronto, o si ya se fue. El centro nacional de niños desaparecidos y explotados (NCMEC) también ayuda, de día y de noche: **1-800-843-5678**. No le escribas a ese adulto, ni le avises. Guarda el celular y todos los mensajes. Háblale con calma: «No hiciste nada malo».`,
  'driven-drunk': `**Ningún niño debe ir en un carro con alguien que tomó. Que ya pasó una vez basta para planear el próximo viaje.** Pide que maneje alguien que no haya tomado, u ofrece llevarlos tú. Entréguenlos en un lugar público, con otro adulto ahí. Apunta lo que se vio o se dijo, con la fecha, y no interrogues a los niños. Llama hoy a tu abogado, a la ayuda legal o a la corte, y pregunta qué te permite la orden: eso yo no lo decido. Si ese día se ve que tomó, o se van así: **911**. Di qué carro es.`,
  'forced-sex': `**El sexo que no quisiste es sexo forzado, también en el matrimonio. Es un delito y no es culpa tuya.** Quedarse sin moverse, llorar o callar no es decir que sí, y nadie le debe sexo a nadie. Un doctor o una enfermera te puede ayudar en estos días, también si temes un embarazo o una infección. Tú decides si se avisa a la policía. Si hay peligro ahora: **911**.`,
  controlled: CONTROLLED_SPANISH,
  dependent: `**Una persona mayor o con discapacidad a quien golpean, dejan sin comer o encierran necesita ayuda de fuera.** Si hay peligro ahora: **911**. Los Servicios de Protección para Adultos (Adult Protective Services) pueden ir a ver cómo está. No hace falta tener la certeza. Para hallar la oficina de su zona, llama entre semana a Eldercare Locator: **1-800-677-1116**. La aplicación no avisa a nadie.`,
};

/** Sentences below the text about a danger, if the message speaks of what they help with. */
const REMEDIES = {
  hostage: {
    about: 'law',
    en: 'A threat is not the law.',
    es: 'Una amenaza no es la ley.',
  },
  isolation: {
    about: 'medicine',
    en: 'If you are without medicine that you need, call **911** or a drugstore today.',
    es: 'Si te falta una medicina que necesitas, llama hoy al **911** o a una farmacia.',
  },
} as const;

/** Below the text about a neck, where only its signs were told. */
const SIGNS_OF_NECK = {
  en: 'Blood or red dots in the eyes, with a hoarse voice, a sore throat or a covered neck, can be signs of it.',
  es: 'Sangre o puntitos rojos en los ojos, con la voz ronca, dolor al tragar o el cuello tapado, pueden ser señal de eso.',
} as const;

/** Hands on the neck of a child. */
export const NECK_OF_CHILD = `**Hands on a child’s neck can kill, also hours later. That child needs a doctor today, even if the child looks fine.** Harm inside the neck can’t be seen from outside. Tell the doctor what was done. Call **911** if it is hard to breathe, swallow or talk, if the voice sounds odd, or if the child passed out, throws up or won’t wake up.`;
export const NECK_OF_CHILD_SPANISH = `**Apretarle el cuello a un niño o a una niña puede matar, también horas después. Tiene que ver a un doctor hoy, aunque se vea bien.** El daño por dentro no se ve por fuera. Dile al doctor lo que le hicieron. Llama al **911** si le cuesta respirar, tragar o hablar, si se le oye rara la voz, si se desmayó, si vomita o si no despierta.`;

/** Hands on the neck of anybody else. */
export const NECK_OF_ANOTHER = `**Hands on someone’s neck can kill, also hours later. That person needs a doctor today, even if they look fine.** Call **911** if they can’t breathe, swallow or talk well, or passed out.`;
export const NECK_OF_ANOTHER_SPANISH = `**Apretarle el cuello a alguien puede matar, también horas después. Esa persona necesita un doctor hoy, aunque se vea bien.** Llama al **911** si no respira, traga o habla bien, o si se desmayó.`;

/** For a writer who depends on whoever does it. */
export const DEPENDENT_WRITER = `**To leave you where you can’t move, or take your chair, phone, food or medicine, is abuse.** To need care gives nobody that right. In danger now: **911**. Adult Protective Services can help you be safe and still have care. To find the right place to call, ask the Eldercare Locator on weekdays: **1-800-677-1116**. The app does not report.`;
export const DEPENDENT_WRITER_SPANISH = `**Dejarte donde no te puedes mover, o quitarte la silla, el teléfono, la comida o las medicinas, es maltrato.** Necesitar cuidados no le da a nadie ese derecho. Si hay peligro ahora: **911**. Los Servicios de Protección para Adultos (Adult Protective Services) te ayudan a estar a salvo y a tener quien te cuide. Para hallar la oficina de tu zona, llama entre semana a Eldercare Locator: **1-800-677-1116**. La aplicación no avisa a nadie.`;

/** For whoever hurts somebody who is pregnant. */
export const PREGNANCY_OF_ANOTHER = `**After any hit, push or fall, someone who is pregnant needs a doctor or midwife today, for her and for the baby.** If the baby moves less, or there is blood or bad pain: **call 911 now.**`;
export const PREGNANCY_OF_ANOTHER_SPANISH = `**Después de un golpe, un empujón o una caída, una mujer embarazada tiene que ver hoy a un doctor o a una partera, por ella y por el bebé.** Si el bebé se mueve menos, o hay sangre o mucho dolor: **llama al 911 ahora.**`;

/** A gun where a child lives or visits. */
export const GUN_NEAR_CHILD = `**A gun that a child can get to can kill in a second.** Before any visit, ask in plain words: “Is there a gun? Is it unloaded and locked up, with the bullets somewhere else?” If not, tell your lawyer, the court or Childhelp before the child goes. Teach the child: don’t touch, leave the room, tell a grown-up. If a child has it, or someone points it: **911** now.`;
export const GUN_NEAR_CHILD_SPANISH = `**Un arma al alcance de un niño puede matar en un segundo.** Antes de cada visita pregunta con palabras claras: «¿Hay un arma? ¿Está descargada y bajo llave, con las balas en otro lado?» Si no, díselo a tu abogado, a la corte o a Childhelp antes de que vaya. Enséñale: no tocar, salir del cuarto, avisar a un adulto. Si un niño la tiene, o alguien apunta: **911** ahora.`;

/** The same where the gun was told of before and comes nearer, for whoever fears it and for a child. */
const NEARER = {
  en: {
    own: '**That gun is closer now than before, and so is the danger.** If it is out now, or it keeps you where you are: **call 911**, or text it. Don’t argue, and don’t reach for it. The people below help you plan a way out tonight.',
    childs:
      '**The child is closer to that gun now than before. Please don’t wait for the next visit.** Say today that it must be unloaded and locked up: to the other home, your lawyer or the court. If the child is there with it now: call **911**, and ask the police to check.',
  },
  es: {
    own: '**Esa arma está ahora más cerca, y el peligro también.** Si está a la vista, o no te deja moverte: **llama al 911**, o manda un texto. No discutas, y no trates de quitarla. La gente de aquí abajo te ayuda a pensar cómo salir hoy.',
    childs:
      '**El niño o la niña está ahora más cerca de esa arma. No esperes a la próxima visita.** Di hoy que tiene que estar descargada y bajo llave: en esa casa, a tu abogado o a la corte. Si está ahí ahora con el arma: llama al **911** y pide que vaya la policía.',
  },
} as const;

/** Texts about hands on a neck, by whose it is. */
const NECKS = {
  en: { own: DANGERS.neck, childs: NECK_OF_CHILD, others: NECK_OF_ANOTHER },
  es: { own: DANGERS_SPANISH.neck, childs: NECK_OF_CHILD_SPANISH, others: NECK_OF_ANOTHER_SPANISH },
} as const;

type ShortTexts = Readonly<Partial<Record<Danger, string>>>;

/** Sentences that each name a danger below the numbers, where two graver ones are named in full. */
export const DANGERS_IN_SHORT = {
  'death-threat': `**A threat to kill is a sign of great danger, even as a joke.** If you are scared, call **911**.`,
  'own-life': `**To say “I’ll die if you leave” is a threat, too.** Call or text **988** for them, and for you.`,
  gun: `**A gun makes this much more deadly:** stay near a door tonight, and call **911** if you are in danger.`,
  pregnancy: `**To hurt someone who is pregnant puts two lives in danger.** See a doctor or midwife today.`,
  stalking: `**Being followed, watched or tracked is stalking, and it is a crime.**`,
  hostage: `**Threats about children, pets, papers or your right to stay here are abuse, too.**`,
  money: `**To take your pay, or keep you from money or work, is abuse, too.**`,
  isolation: `**To keep you from family, friends, a doctor or your medicine is abuse, too.**`,
  dependent: `**If an old or disabled adult is hurt,** call **1-800-677-1116** on weekdays. Ask for Adult Protective Services.`,
} as const satisfies ShortTexts;

export const DANGERS_IN_SHORT_SPANISH: Readonly<Record<keyof typeof DANGERS_IN_SHORT, string>> = {
  'death-threat': `**Una amenaza de muerte es señal de mucho peligro, aunque sea en broma.** Si tienes miedo, llama al **911**.`,
  'own-life': `**Decir «si me dejas, me mato» también es una amenaza.** Llama al **988** (oprime 2) por esa persona, y por ti.`,
  gun: `**Con un arma esto es mucho más peligroso:** quédate cerca de una puerta esta noche, y llama al **911** si corres peligro.`,
  pregnancy: `**Lastimar a alguien durante el embarazo pone en peligro dos vidas:** hay que ver hoy a un doctor o a una partera.`,
  stalking: `**Que te sigan, te vigilen o te rastreen es acoso, y es un delito.**`,
  hostage: `**Amenazar con los hijos, las mascotas, los papeles o la migra también es maltrato.**`,
  money: `**Quitarte tu sueldo, o no dejarte tener dinero o trabajo, también es maltrato.**`,
  isolation: `**No dejarte ver a tu familia, a tus amistades o a un doctor, o quitarte tus medicinas, también es maltrato.**`,
  dependent: `**Por una persona mayor o con discapacidad a quien lastiman:** Adult Protective Services, entre semana en el **1-800-677-1116**.`,
};

/** Every text about a danger that may harm the body where nobody sees it. */
export const BODILY_DANGERS: readonly string[] = [
  ...[DANGERS, DANGERS_SPANISH].flatMap((texts) => [texts['shaken-baby'], texts.neck, texts.pregnancy]),
  ...[DANGERS_IN_SHORT, DANGERS_IN_SHORT_SPANISH].map((texts) => texts.pregnancy),
  NECK_OF_CHILD,
  NECK_OF_CHILD_SPANISH,
  NECK_OF_ANOTHER,
  NECK_OF_ANOTHER_SPANISH,
  PREGNANCY_OF_ANOTHER,
  PREGNANCY_OF_ANOTHER_SPANISH,
];

/** Sentence in bold that names a danger, or a whole plain text. Two texts that begin with the same say the same. */
export const boldOpening = (text: string): string =>
  text.startsWith('**') ? text.slice(0, text.indexOf('**', 2)) : text;

/** Number of dangers named in full in a reply, because more would bury the phone numbers. */
const IN_FULL_AT_MOST = 2;
const DANGERS_OF_CONCERN: Readonly<Record<Concern, (danger: Danger) => boolean>> = {
  violence: () => true,
  'harming-others': (danger) => ['shaken-baby', 'neck', 'pregnancy'].includes(danger),
  'child-in-danger': (danger) =>
    ['shaken-baby', 'neck', 'gun', 'dependent', 'lured', 'driven-drunk'].includes(danger),
  suicide: (danger) => danger === 'own-life',
};

/**
 * Whether a danger is named in a reply about the concerns. The gun of somebody who thinks of suicide is theirs: the text
 * about a gun tells how to stay safe from another's.
 */
function isNamed(danger: Danger, concerns: readonly Concern[], message: string): boolean {
  if (danger === 'gun' && concerns[0] === 'suicide') return isGunOfAnother(message);
  return concerns.some((concern) => DANGERS_OF_CONCERN[concern](danger));
}

/** What is known besides the concern that a reply is about. */
export interface BesideConcern {
  /** Concern that the reply is about as well. */
  or?: Concern | null;
  /** Concern that came up before, where it decides whose neck is meant. */
  cameUp?: Concern | null;
}

/** Paragraphs about dangers: those before the reply to a concern, and one or none below its numbers. */
interface NamedDangers {
  above: string[];
  below: string[];
}

/**
 * Texts about dangers in the message that must be named now, the gravest first. None is repeated in a
 * conversation.
 */
export function namedDangers(
  concern: Concern,
  talk: Talk,
  { or = null, cameUp = null }: BesideConcern = {},
): NamedDangers {
  const { message, turns, language } = talk;
  const wasNamed = (text: string): boolean => wasSaid(turns, boldOpening(text));
  const short: ShortTexts = language === 'es' ? DANGERS_IN_SHORT_SPANISH : DANGERS_IN_SHORT;
  const named = dangersAfter(message, turns)
    .filter((danger) => isNamed(danger, or === null ? [concern] : [concern, or], message))
    .flatMap((danger) => {
      // Hands on a neck are said in full wherever they are said: they need a doctor.
      const texts = fullTexts(danger, concern, talk, cameUp).filter((full) => !wasNamed(full));
      const remedies = remediesFor(danger, talk);
      if (texts.length === 0)
        return remedies.filter((text) => !wasNamed(text)).map((text) => ({ full: text, short: text }));
      return texts.map((full) => ({ full: [full, ...remedies].join(' '), short: short[danger] ?? full }));
    });
  const sentences = named
    .slice(IN_FULL_AT_MOST)
    .map((each) => each.short)
    .filter((text) => !wasNamed(text));
  return {
    above: named.slice(0, IN_FULL_AT_MOST).map(({ full }) => full),
    below: sentences.length > 0 ? [sentences.join(' ')] : [],
  };
}

function fullTexts(danger: Danger, concern: Concern, talk: Talk, cameUp: Concern | null): string[] {
  const texts = talk.language === 'es' ? DANGERS_SPANISH : DANGERS;
  if (danger === 'neck') return neckTexts(concern, talk, cameUp);
  if (danger === 'gun') return gunTexts(concern, talk);
  if (danger === 'pregnancy' && concern === 'harming-others')
    return [talk.language === 'es' ? PREGNANCY_OF_ANOTHER_SPANISH : PREGNANCY_OF_ANOTHER];
  if (danger === 'hostage')
    return [hostageText((talk.language === 'es' ? DANGERS_SPANISH : DANGERS).hostage, talk)];
  if (danger === 'dependent' && isWriterStranded(talk.message))
    return [talk.language === 'es' ? DEPENDENT_WRITER_SPANISH : DEPENDENT_WRITER];
  return [texts[danger]];
}

function gunTexts(concern: Concern, { message, turns, language }: Talk): string[] {
  const kept = language === 'es' ? 'es' : 'en';
  const isOfChild = concern === 'child-in-danger';
  const before = messagesOf(turns);
  if (isGunNearer(before, message)) return [NEARER[kept][isOfChild ? 'childs' : 'own']];
  const own = (kept === 'es' ? DANGERS_SPANISH : DANGERS).gun;
  const childs = kept === 'es' ? GUN_NEAR_CHILD_SPANISH : GUN_NEAR_CHILD;
  if (isOfChild) return [childs];
  const isOnlyGun = dangersIn(message).every((danger) => danger === 'gun');
  return isOnlyGun && isGunInReach(message) ? [own, childs] : [own];
}

function remediesFor(danger: Danger, { message, language }: Talk): string[] {
  if (danger === 'neck' && neckBySigns(message) !== null)
    return [language === 'es' ? SIGNS_OF_NECK.es : SIGNS_OF_NECK.en];
  if (danger !== 'hostage' && danger !== 'isolation') return [];
  const { about, en, es } = REMEDIES[danger];
  return remediesIn(message).includes(about) ? [language === 'es' ? es : en] : [];
}

function neckTexts(concern: Concern, { message, language }: Talk, cameUp: Concern | null): string[] {
  const texts = NECKS[language === 'es' ? 'es' : 'en'];
  const named = necksIn(message);
  const isChildNamed = named.includes('childs') || namesStepchild(message);
  const isOfChild = [concern, cameUp].includes('child-in-danger') && !named.includes('others');
  const isAboutChild = isOfChild || isChildNamed;
  const theirs = texts[isAboutChild ? 'childs' : 'others'];
  const necks: string[] = named.map((whose) => (whose === 'theirs' ? theirs : texts[whose]));
  // Whoever has done it writes "I" and "me" too, so the other person is named unless a child is.
  const isByWriter = concern === 'harming-others' && (named.length === 0 || isOwnAct(message));
  if (isByWriter && !isChildNamed) necks.push(texts.others);
  if (necks.length > 0) return [...new Set(necks)];
  if (concern === 'child-in-danger') return [texts.childs];
  return [isDoneToWriter(message) ? texts.own : theirs];
}
