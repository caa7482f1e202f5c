import type { Language } from '../language.js';
import type { Condition } from './cues/professional-cues.js';
import type { Texts } from './tone.js';

/** Replies after a sign that belongs to a professional: no exercise, but whom to see once more, and one question. */
interface ProfessionalKept {
  /** Whom to see, in one line. */
  who: Readonly<Record<Condition, string>>;
  /** To somebody who waves it off. */
  brushedOff: Texts;
  /** To somebody who means to stop drinking at once, or whose body misses the drink, below a warning. */
  stopping: Texts;
  /** To somebody who asks how to say it: words for what is their own, or for somebody else’s sign. */
  words: Readonly<Record<'own' | 'another', string>>;
  /** Openings that take up anything else, in the person's own words. */
  quoting: Texts;
  /** The same where the words are too long. */
  open: Texts;
  /** What follows such an opening. */
  onward: Texts;
}

const ENGLISH: ProfessionalKept = {
  who: {
    voices: `A **doctor** should hear what you told me, today if you can. If anyone is in danger, call **911**.`,
    'after-birth': `A **doctor or midwife** is the one to tell. **1-833-852-6262** answers day and night, by call or text.`,
    'not-eating': `A **doctor** should check it within days. If someone faints or is very weak, go today, or call **911**.`,
    drinking: `A **doctor or an addiction counselor** can help with it. Someone who drinks every day shouldn’t stop all at once without one. **1-800-662-4357** is free, day and night.`,
    gambling: `A **counselor for gambling** can help with it. **1-800-697-3738** is free, day and night.`,
    memory: `A **doctor** should check it in the next days. If it came on all at once: **911**. Until then, someone else should drive.`,
    trauma: `A **doctor or a counselor for trauma** can help with it. Whoever served, and the family: **988 and press 1**, day and night.`,
    grief: `A **grief counselor or a doctor** can help to carry it. If life feels like too much, **988** answers day and night.`,
    'low-mood': `A **doctor** is the right first stop, this week if you can. **1-800-662-4357** finds help near you.`,
    panic: `A **doctor** can check the heart and treat the panic. **1-800-662-4357** finds help near you. If chest pain won’t stop: **911**.`,
  },
  brushedOff: [
    `I hear you, and I hope you’re right. It can still be more than it looks, and asking does no harm. {who} What makes it hard to ask?`,
    `That may be so, and I won’t argue. I just don’t want anyone to be alone with it if it stays. {who} Who could know about it, too?`,
    `Okay, I heard that. Many people say so at first, and later they’re glad that they asked. {who} How has it been today?`,
  ],
  stopping: [
    `To want it gone takes courage, and a doctor can make it safe. {who} Who could make that call with you?`,
    `Your body may need help with this, and that is no weakness. {who} What does it feel like in the hours without a drink?`,
  ],
  words: {
    own: `You could say: “I’m not doing well, and it’s not about you. I want to see someone about it. Will you come with me?” One or two sentences are enough. {who} When is a calm moment to say it?`,
    another: `Pick a calm moment and say what you saw, not what is wrong with anyone: “I’ve noticed something, and I’m worried because I care. I’d like someone to look at it, and I’ll come along.” If it gets loud or scary, stop there. {who} Who could be with you?`,
  },
  quoting: [
    `You wrote “{said}”, and I see that this matters to you, too.`,
    `I read what you wrote: “{said}” It makes sense to think about that.`,
    `“{said}” Yes, that is part of your days as well.`,
  ],
  open: [
    `I read all of it, and I see that it matters to you, too.`,
    `Thank you for telling me that as well. It makes sense to think about it.`,
    `I’m glad that you go on writing. That is part of your days as well.`,
  ],
  onward: [
    `To be honest, I give no tips on it here, because what you told me before comes first. It can make everything else harder. {who} What would help you most this week?`,
    `I’d rather not hand you a tip now. What you told me before needs help first, and this may get easier with it. {who} What is hardest about it right now?`,
    `I leave advice on it for later, since I still think of what you told me before. {who} How are the two linked for you?`,
    `I can listen to this, but I hold back tips until someone has looked at what you told me before. {who} Who around you could take something off your plate?`,
  ],
};

const SPANISH: ProfessionalKept = {
  who: {
    voices: `Un **doctor** debe saber lo que me contaste, hoy si se puede. Si alguien corre peligro, llama al **911**.`,
    'after-birth': `Cuéntaselo a un **doctor o a una partera**. En el **1-833-852-6262** contestan en español, día y noche.`,
    'not-eating': `Un **doctor** lo debe revisar en estos días. Si alguien se desmaya o está muy débil, hoy mismo, o llama al **911**.`,
    drinking: `Un **doctor o un consejero en adicciones** puede ayudar. Quien toma a diario no debe parar de golpe sin un doctor. El **1-800-662-4357** es gratis, en español, día y noche.`,
    gambling: `Un **consejero en problemas de juego** puede ayudar. El **1-800-697-3738** es gratis, día y noche, con intérprete.`,
    memory: `Un **doctor** lo debe revisar en estos días. Si llegó de golpe: **911**. Mientras tanto, que maneje otra persona.`,
    trauma: `Un **doctor o un terapeuta de trauma** puede ayudar. Quien sirvió, y su familia: **988 y oprime 1** (en inglés). Los demás: **988**, oprime 2.`,
    grief: `Un **consejero de duelo o un doctor** puede ayudar a cargarlo. Si la vida pesa demasiado, llama al **988** y oprime 2.`,
    'low-mood': `El **doctor** de siempre es el primer paso, esta semana si se puede. El **1-800-662-4357** ayuda a encontrar atención cerca.`,
    panic: `Un **doctor** puede revisar el corazón y tratar el pánico. El **1-800-662-4357** ayuda a encontrar atención cerca. Si el dolor de pecho no se quita: **911**.`,
  },
  brushedOff: [
    `Te escucho, y ojalá tengas razón. Aun así puede ser más de lo que parece, y preguntar no hace daño. {who} ¿Qué hace difícil preguntarlo?`,
    `Puede ser, y no te voy a discutir. Solo no quiero que nadie cargue con eso a solas si sigue. {who} ¿Quién más lo podría saber?`,
    `Bueno, ya te oí. Mucha gente dice eso al principio, y después le da gusto haber preguntado. {who} ¿Cómo ha sido hoy?`,
  ],
  stopping: [
    `Querer dejarlo es de valientes, y un doctor puede hacerlo sin riesgo. {who} ¿Quién podría hacer esa llamada contigo?`,
    `El cuerpo puede necesitar ayuda para esto, y no es debilidad. {who} ¿Qué se siente en las horas sin un trago?`,
  ],
  words: {
    own: `Puedes decir: «No estoy bien, y no es por ti. Quiero ver a alguien por esto. ¿Me acompañas?». Con una o dos frases basta. {who} ¿Cuándo hay un rato tranquilo para decirlo?`,
    another: `Busca un rato tranquilo y di lo que viste, sin culpar: «He notado algo y me preocupa, porque me importas. Quisiera que alguien lo revise, y yo te acompaño». Si sube la voz o te da miedo, déjalo ahí. {who} ¿Quién podría estar contigo?`,
  },
  quoting: [
    `Escribiste: «{said}». Veo que eso también te importa.`,
    `Leí lo que pones: «{said}». Tiene sentido pensar en eso.`,
    `«{said}». Sí, eso también es parte de tus días.`,
  ],
  open: [
    `Lo leí todo, y veo que eso también te importa.`,
    `Gracias por contarme también esto. Tiene sentido pensar en eso.`,
    `Qué bueno que sigues escribiendo. Eso también es parte de tus días.`,
  ],
  onward: [
    `La verdad, aquí no doy consejos sobre eso, porque lo que me contaste antes va primero. Puede hacer más difícil todo lo demás. {who} ¿Qué te ayudaría más esta semana?`,
    `Prefiero no darte un consejo ahora. Lo que me contaste antes necesita ayuda primero, y con eso esto puede ser más fácil. {who} ¿Qué es lo más difícil de esto ahora?`,
    `Dejo los consejos sobre eso para después, porque sigo pensando en lo que me contaste antes. {who} ¿Cómo se junta una cosa con la otra?`,
    `Esto lo puedo escuchar, pero los consejos esperan hasta que alguien vea lo que me contaste antes. {who} ¿Quién cerca de ti te podría quitar algo de carga?`,
  ],
};

export const professionalKept = (language: Language): ProfessionalKept =>
  language === 'es' ? SPANISH : ENGLISH;
