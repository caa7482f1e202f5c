import type { Language } from '../language.js';
import { type Condition, conditionsIn, hasAppointment } from './cues/professional-cues.js';
import { missesADrink, stopsSuddenly } from './cues/signs/drinking-signs.js';
import { type Owner, ownerOf } from './cues/signs/owner.js';

interface ProfessionalText {
  /** Paragraph that names whom to see. It may also follow another answer. */
  names: string;
  /** Opening of a reply that consists only of this text. */
  takesUp: string;
  asks: string;
}
type ProfessionalTexts = Readonly<Record<Condition, ProfessionalText>>;

export const PROFESSIONAL: ProfessionalTexts = {
  voices: {
    takesUp: `Thank you for telling me. When someone hears, sees or believes things that others don’t, or hardly sleeps and can’t slow down, it can be scary. It is a health matter and no one’s fault, and it can be treated.`,
    names: `**This needs a doctor, today if you can.** If anyone feels told to hurt someone, or seems very confused, call **911** or go to an emergency room now, and stay together until then. **988** answers day and night, by call or text.`,
    asks: `What has happened so far, and who could go along to the doctor?`,
  },
  'after-birth': {
    takesUp: `I’m glad you said it. Many new mothers, and fathers too, feel this way after a birth. It does not make anyone a bad parent, and it gets better with the right help.`,
    names: `**Please tell a doctor or midwife this week.** The National Maternal Mental Health Hotline is there day and night, by call or text: **1-833-852-6262** (1-833-TLC-MAMA). If there are thoughts of dying, or of hurting the baby, call **988** or **911** right now.`,
    asks: `How long has it been like this, and who helps with the baby?`,
  },
  'not-eating': {
    takesUp: `Thank you for telling me. Not eating, or throwing food up, is hard on the body, and it is often a sign of deep stress. Nobody has to fix it by willpower.`,
    names: `**A doctor should check this within days, and today if someone faints, has blue lips, is very weak, or can’t keep water down.** For an eating disorder, ask for a specialist. You can find one through the National Alliance for Eating Disorders on weekdays at **1-866-662-1235**, or at nationaleatingdisorders.org (NEDA). In an emergency, call **911**.`,
    asks: `How long has this been going on?`,
  },
  drinking: {
    takesUp: `That takes courage to say. Drinking or drugs can take over a home bit by bit. It is a health matter, and people do get better with help.`,
    names: `**A doctor or an addiction counselor should take this on.** The SAMHSA Helpline is free and private, day and night, and it helps families too: **1-800-662-4357**. If someone drinks every day, don’t stop all at once without a doctor. That can be dangerous. Call **911** if someone won’t wake up or can’t breathe well.`,
    asks: `When is it worst, and who else knows?`,
  },
  gambling: {
    takesUp: `Thank you for saying it. Gambling can take hold of a person like a drug does, and it often stays hidden for a long time. It is a health matter, and people do get free of it with help.`,
    names: `**A counselor for gambling should take this on.** The National Problem Gambling Helpline is free and private, day and night, and it helps families too: **1-800-697-3738** (1-800-MY-RESET). They also know what to do about debts and about accounts. Big losses can make life feel hopeless: if anyone thinks of not living, call or text **988**.`,
    asks: `How long has this been going on, and who else knows?`,
  },
  memory: {
    takesUp: `Thank you for telling me. To get lost on a known way, mix up names, leave the stove on or ask the same thing again and again is no bad will. It is a health matter, and some causes can be treated.`,
    names: `**A doctor should check this in the next days.** Write down what happened and when, and take the list along. If the confusion came on all at once, or with a fall, a fever, a drooping face or odd speech: call **911**. Until then: someone else drives, the stove has a shut-off, and nobody argues about what was forgotten. For help at home, ask the Eldercare Locator on weekdays: **1-800-677-1116**.`,
    asks: `What have you noticed, and since when?`,
  },
  trauma: {
    takesUp: `Thank you for telling me. After war, or another time of great danger, a body can stay on guard for years. It jumps, checks the doors, dreams of it and can’t sleep. That is an injury and no weakness, and it can be treated.`,
    names: `**A doctor, or a counselor for trauma, should take this on.** For anyone who served, and for the family: call **988 and press 1**, day and night. You don’t need to use the VA for that. If a gun or a knife is near the bed, let someone keep it locked away until sleep is back. If anyone thinks of dying, or wakes up fighting: **988** or **911**.`,
    asks: `How are the nights, and who knows about it?`,
  },
  grief: {
    takesUp: `I’m so sorry. This is love, and it has been carried for a long time. Grief has no end date. But when it is this heavy for this long, it is more than anyone should carry alone.`,
    names: `**A grief counselor or your doctor can help with this.** A hospice near you often has free grief groups, also for people who never used it. If you think about not living, or about being with the one who died, call or text **988**.`,
    asks: `What is the hardest time of day?`,
  },
  'low-mood': {
    takesUp: `Thank you for telling me. Weeks of feeling low, or of not being yourself, are more than a bad mood. It is a health matter and no one’s fault, and it can be treated.`,
    names: `**A regular doctor is the right first stop, this week if you can.** Say how long it has lasted, and how sleep, food and joy have changed. The SAMHSA Helpline finds help near you, free and private, day and night: **1-800-662-4357**. It is right to ask straight out about not wanting to live, and to ask again. If the answer is yes, or you doubt a no, call or text **988**.`,
    asks: `Who could make that call, or come along?`,
  },
  panic: {
    takesUp: `Thank you for telling me. When panic hits, the body sounds an alarm with no fire. It feels awful, it is real, and it can be treated.`,
    names: `**Please tell a doctor this week.** Say how often it comes and where. They can check the heart, and send you to a therapist who treats panic. The SAMHSA Helpline finds help near you, free and private, day and night: **1-800-662-4357**. If chest pain or trouble breathing is new or won’t stop, call **911**.`,
    asks: `When did it come the last time, and who was there?`,
  },
};

export const PROFESSIONAL_SPANISH: ProfessionalTexts = {
  voices: {
    takesUp: `Gracias por contármelo. Cuando alguien oye, ve o cree cosas que otros no, o casi no duerme y no puede parar, da mucho miedo. Es un asunto de salud, no es culpa de nadie, y se puede tratar.`,
    names: `**Esto lo tiene que ver un doctor, hoy si se puede.** Si alguien siente que le mandan lastimar a otra persona, o hay mucha confusión, llama al **911** o vayan ya a una sala de emergencias, y que nadie se quede a solas hasta entonces. En el **988** (oprime 2) atienden de día y de noche.`,
    asks: `¿Qué ha pasado hasta ahora, y quién más podría ir a ver al doctor?`,
  },
  'after-birth': {
    takesUp: `Qué bueno que lo dices. Muchas mamás, y también papás, se sienten así después de un parto. No quiere decir que seas mala madre o mal padre, y con la ayuda correcta mejora.`,
    names: `**Cuéntaselo esta semana a un doctor o a una partera.** La línea nacional de salud mental materna atiende en español, de día y de noche, por llamada o texto: **1-833-852-6262** (1-833-TLC-MAMA). Si hay pensamientos de morir o de lastimar al bebé, llama ya al **988** (oprime 2) o al **911**.`,
    asks: `¿Desde cuándo es así, y quién ayuda con el bebé?`,
  },
  'not-eating': {
    takesUp: `Gracias por contármelo. No comer, o vomitar la comida, le hace mucho daño al cuerpo, y muchas veces es señal de un dolor grande. No se arregla a pura fuerza de voluntad.`,
    names: `**Un doctor lo debe revisar en estos días, y hoy mismo si alguien se desmaya, trae los labios morados, está muy débil o no retiene ni el agua.** Para un trastorno alimenticio, pide un especialista; puedes preguntar entre semana en el **1-866-662-1235** (en inglés). En una emergencia, llama al **911**.`,
    asks: `¿Desde cuándo pasa esto?`,
  },
  drinking: {
    takesUp: `Hace falta valor para decirlo. El alcohol o las drogas se van adueñando de una casa poco a poco. Es un asunto de salud, y con ayuda la gente sale adelante.`,
    names: `**Esto le toca a un doctor o a un consejero en adicciones.** La línea de SAMHSA es gratis y privada, atiende en español de día y de noche, y también ayuda a las familias: **1-800-662-4357**. Si alguien toma todos los días, que no lo deje de golpe sin un doctor, porque es peligroso. Llama al **911** si no despierta o respira mal.`,
    asks: `¿Cuándo se pone peor, y quién más lo sabe?`,
  },
  gambling: {
    takesUp: `Gracias por decirlo. Las apuestas pueden atrapar a una persona igual que una droga, y muchas veces pasan años a escondidas. Es un asunto de salud, y con ayuda la gente sale de ahí.`,
    names: `**Esto le toca a un consejero en problemas de juego.** La línea nacional es gratis y privada, de día y de noche, con intérprete, y también ayuda a las familias: **1-800-697-3738** (1-800-MY-RESET). También saben qué hacer con las deudas y las cuentas. Perder mucho puede quitar las ganas de todo: si alguien piensa en no vivir, llama al **988** y oprime 2.`,
    asks: `¿Desde cuándo pasa, y quién más lo sabe?`,
  },
  memory: {
    takesUp: `Gracias por contármelo. Perderse en un camino conocido, confundir nombres, dejar la estufa prendida o preguntar lo mismo una y otra vez no es mala voluntad. Es un asunto de salud, y algunas causas se pueden tratar.`,
    names: `**Un doctor lo debe revisar en estos días.** Apunta qué pasó y cuándo, y lleva la lista. Si la confusión llegó de golpe, o con una caída, fiebre, la cara chueca o el habla rara: llama al **911**. Mientras tanto: que maneje otra persona, que la estufa se pueda cerrar, y que nadie discuta por lo que se olvidó. Para ayuda en casa, Eldercare Locator, entre semana: **1-800-677-1116**.`,
    asks: `¿Qué has notado, y desde cuándo?`,
  },
  trauma: {
    takesUp: `Gracias por contármelo. Después de una guerra, o de otro tiempo de mucho peligro, el cuerpo puede quedarse en guardia por años. Brinca, revisa las puertas, lo sueña y no duerme. Es una herida y no es debilidad, y se puede tratar.`,
    names: `**Esto le toca a un doctor, o a un terapeuta que trate el trauma.** Quien sirvió en el ejército, o su familia, puede llamar al **988 y oprimir 1** (en inglés), de día y de noche. Los demás: **988**, oprime 2. Si hay un arma o un cuchillo cerca de la cama, que alguien lo guarde bajo llave hasta que vuelva el sueño. Si alguien piensa en morir, o despierta peleando: **988** o **911**.`,
    asks: `¿Cómo son las noches, y quién lo sabe?`,
  },
  grief: {
    takesUp: `Lo siento mucho. Esto es amor, y se carga desde hace tiempo. El duelo no tiene fecha. Pero cuando pesa tanto y tanto tiempo, nadie debería cargarlo sin ayuda.`,
    names: `**Un consejero de duelo o tu doctor te puede ayudar con esto.** Los programas que cuidan a la gente al final de la vida (en inglés, «hospice») suelen tener grupos de duelo gratis, también para quien nunca los usó. Pregunta si hay uno en español. Si piensas en no vivir, o en irte con quien murió, llama al **988** y oprime 2.`,
    asks: `¿Cuál es la hora más difícil del día?`,
  },
  'low-mood': {
    takesUp: `Gracias por contármelo. Semanas sin ánimo, o sin ser la misma persona, son más que un mal rato. Es un asunto de salud, no es culpa de nadie, y se puede tratar.`,
    names: `**El doctor de siempre es el primer paso, esta semana si se puede.** Dile cuánto tiempo lleva, y qué ha cambiado en el sueño, la comida y las ganas. La línea de SAMHSA ayuda a encontrar atención cerca, gratis, en español, de día y de noche: **1-800-662-4357**. Está bien preguntar de frente por las ganas de no vivir, y volver a preguntar. Si la respuesta es sí, o no le crees al no, llama al **988** y oprime 2.`,
    asks: `¿Quién podría hacer esa llamada, o acompañar?`,
  },
  panic: {
    takesUp: `Gracias por contármelo. En un ataque de pánico el cuerpo da la alarma sin que haya fuego. Se siente horrible, es real, y se puede tratar.`,
    names: `**Cuéntaselo a un doctor esta semana.** Dile cada cuánto pasa y dónde. Puede revisar el corazón y mandarte con un terapeuta que trate el pánico. La línea de SAMHSA ayuda a encontrar atención cerca, gratis, en español, de día y de noche: **1-800-662-4357**. Si el dolor de pecho o la falta de aire es nueva o no se quita, llama al **911**.`,
    asks: `¿Cuándo fue la última vez, y quién estaba?`,
  },
};

/** Added below whom to see where the sign is somebody else’s: who writes cannot do it for them, but can begin. */
const FOR_ANOTHER: Readonly<Record<'en' | 'es', Readonly<Record<Exclude<Owner, 'own'>, string>>>> = {
  en: {
    other: `You can’t do it for them, and it isn’t your job to fix. But you can make the call first and ask what to do.`,
    child: `For a child or a teen, the regular children’s doctor is the first call. A parent can make it alone, and the school counselor can help. You don’t need to be sure.`,
  },
  es: {
    other: `No lo puedes hacer en su lugar, ni te toca arreglarlo. Pero puedes llamar primero y preguntar qué hacer.`,
    child: `Si es menor, la primera llamada es al pediatra. La puede hacer el papá o la mamá, y la escuela también puede ayudar. No hace falta tener la seguridad.`,
  },
};

/** Before whom to see, where the body misses a drink, or somebody means to stop: whoever stops suddenly then is in danger. */
export const STOPPING = {
  en: `**Please don’t stop all at once.** When someone drinks every day, or shakes or sweats without a drink, stopping suddenly can be dangerous. **Call a doctor today**, say how much it is, and ask how to stop safely. If there is a seizure, confusion, or seeing things: **911**.`,
  es: `**Que no se deje de golpe.** Si alguien toma a diario, o tiembla o suda sin un trago, parar de repente puede ser peligroso. **Hay que llamar hoy a un doctor**, decirle cuánto es y preguntar cómo dejarlo sin riesgo. Si hay convulsiones, confusión o ve cosas: **911**.`,
} as const;

/** The same after a birth for somebody who sees a doctor soon, and wonders how to say it until then. */
export const BEFORE_APPOINTMENT: ProfessionalText = {
  takesUp: `It’s good that you have that appointment, and that you say it here first. Many parents feel this way after a birth. It does not make anyone a bad parent, and it gets better with the right help.`,
  names: `**You could tell the doctor:** “Since the birth I don’t feel like myself, and it isn’t going away.” **And at home:** “I feel low, and it’s not about you. I’d like you to come with me.”

**Go sooner if it gets worse.** Until then the National Maternal Mental Health Hotline is there day and night, by call or text: **1-833-852-6262** (1-833-TLC-MAMA). If there are thoughts of dying, or of hurting the baby, call **988** or **911** right now.`,
  asks: `Who could hold the baby or come along that day?`,
};

export const BEFORE_APPOINTMENT_SPANISH: ProfessionalText = {
  takesUp: `Qué bueno que ya tienes esa cita, y que lo dices aquí primero. Muchas mamás, y también papás, se sienten así después de un parto. No quiere decir que seas mala madre o mal padre, y con la ayuda correcta mejora.`,
  names: `**Al doctor le puedes decir:** “Desde el parto no me siento yo, y no se me quita.” **Y en casa:** “Me siento sin ánimo y no es por ti. Quisiera que vengas conmigo.”

**Ve antes si empeora.** Mientras tanto, la línea nacional de salud mental materna atiende en español, de día y de noche, por llamada o texto: **1-833-852-6262** (1-833-TLC-MAMA). Si hay pensamientos de morir o de lastimar al bebé, llama ya al **988** (oprime 2) o al **911**.`,
  asks: `¿Quién podría cuidar al bebé o acompañarte ese día?`,
};

/**
 * Reply that names the professional who should take over, or null if a coach may answer. It contains no
 * exercise.
 */
export function professionalReply(message: string, language: Language): string | null {
  const paragraphs = professionalFirst(message, language, null);
  return paragraphs.length === 0 ? null : paragraphs.join('\n\n');
}

/**
 * Reply to a sign that phrases support where only the classifier doubts: it names the professional first, and not a danger
 * that nobody has told of. The list is empty if the message has no such sign.
 * @param question what is asked at the end, in place of the text's own question
 */
export function professionalFirst(message: string, language: Language, question: string | null): string[] {
  const [condition] = conditionsIn(message);
  if (!condition) return [];
  const text = textFor(condition, message, language);
  const spoken = language === 'es' ? 'es' : 'en';
  const owner = ownerOf(condition, message);
  return [
    text.takesUp,
    ...(condition === 'drinking' && (missesADrink(message) || stopsSuddenly(message))
      ? [STOPPING[spoken]]
      : []),
    text.names,
    ...(owner === 'own' ? [] : [FOR_ANOTHER[spoken][owner]]),
    question ?? text.asks,
  ];
}

/**
 * Only the paragraph that names whom to see, for use below another answer. The list is empty if a coach may
 * answer.
 */
export function professionalNames(message: string, language: Language): string[] {
  const [condition] = conditionsIn(message);
  return condition ? [textFor(condition, message, language).names] : [];
}

function textFor(condition: Condition, message: string, language: Language): ProfessionalText {
  if (condition === 'after-birth' && hasAppointment(message))
    return language === 'es' ? BEFORE_APPOINTMENT_SPANISH : BEFORE_APPOINTMENT;
  return (language === 'es' ? PROFESSIONAL_SPANISH : PROFESSIONAL)[condition];
}
