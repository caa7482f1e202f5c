import type { Language } from '../language.js';
import type { Concern } from '../verdict.js';
import type { Texts } from './tone.js';

/**
 * Replies while a plain doubt stands or rests and no provider answers. They keep to what it is about, so that no everyday
 * question leads past it, and ask one open question, which a bare “no” does not answer.
 */
interface TopicKept {
  /** To a message that brings nothing new. */
  staying: Readonly<Record<Concern, Texts>>;
  /** To a “no”, below what takes it up (`taken-up.ts`): what was said before is asked about once more, and another answer stays welcome. */
  afterNo: Readonly<Record<Concern, Texts>>;
}

const ENGLISH: TopicKept = {
  staying: {
    suicide: [
      'I hear you, and I haven’t forgotten what you told me before. If there is any thought of not living, yours or of someone close, you can tell me. Tell me too if there is a plan, a time, or something near to do it with. **988** answers by call or text, day and night. Who could be there tonight, so that nobody is alone with this?',
      'I’m still with what you wrote earlier. Dark thoughts can come back fast, most of all at night. If it is safe, have pills and weapons locked away, and keep **988** close, by call or text. Who can be near tonight?',
      'I’m reading each word, and your words from before stay with me. If a plan or a day ever comes up, for you or for someone close, say it here. At **988** a person will listen, by call or text, at any hour. Who would be good to have near tonight?',
    ],
    violence: [
      'I hear you, and I haven’t forgotten what you told me. I give no exercise for two right now. It only helps where both can say no without fear. People at **1-800-799-7233** think it through with you, day and night, or text **START to 88788**. What happens there when someone says no?',
      'What you wrote earlier stays with me. A talk or a task for two can make it worse where one is afraid of the other, so I leave those out for now. **1-800-799-7233**, or **text START to 88788**, is there at any hour. What would make tonight feel safer?',
      'I’m reading each word, and I don’t want to go past what you told me before. Tips for two have to wait until it is clear that nobody is scared. You can ask at **1-800-799-7233** first, or **text START to 88788**. What worries you most about it today?',
    ],
    'child-in-danger': [
      'I hear you, and the child is still on my mind. If somebody may be hurting the child, please don’t bring it up alone with them, because that can make it less safe for the child. **Childhelp, 1-800-422-4453**, tells you what to do first, day and night. Which safe grown-up is near the child today?',
      'What you told me about a child comes first for me. You don’t need to be sure, and you don’t have to find out on your own. Call **Childhelp, 1-800-422-4453**, or **911** if there is danger now. What have you seen or heard since?',
      'I understand why you ask, and I hold back tips on it for now. A talk at the wrong time could put a child at risk. At **Childhelp, 1-800-422-4453**, they think it through with you first. Which safe grown-up could know what you told me?',
    ],
    'harming-others': [
      'I hear you, and what you told me before stays with me. When it boils up, distance keeps everyone safe: leave the room, and stay away until your body is calm. People at **1-800-799-7233** don’t judge, or text **START to 88788**. Where could you go when it gets to be too much?',
      'I’m still with what you wrote earlier. Tips for two can wait until it is sure that nobody gets hurt. Call **1-800-799-7233**, or for a child **1-800-422-4453**, before you do anything else. What do you notice in your body just before it boils over?',
      'I’m reading each word, and I don’t want to go past what you told me. Please stay away from the other person while you are angry, and keep **1-800-799-7233** close, or **text START to 88788**. Who could be with you until you are calm?',
    ],
  },
  afterNo: {
    suicide: [
      'What you wrote before still stays with me, so I ask once more, gently: what was on your mind when you wrote it? If the answer is ever another one, you can say it here. It may be for you or for someone close. 988 answers by call or text, day and night.',
      'Thank you for answering, and I don’t want to push you. Still, I’d like to know a bit more about what you wrote before: how long has it been like that? If it ever gets too dark, for you or for someone close, call or text 988, day or night, or tell me.',
      'I heard your no, and I’m still with you. Some things are hard to say the first time. What would you want me to know about the days before you wrote it? You can come back to it here, or call or text 988 at any hour.',
    ],
    violence: [
      'What you told me before still stays with me, so I ask once more, gently: how was it for you when that happened? If it is ever different, for you or for someone close, you can say it here. People at the numbers below listen day and night.',
      'Thank you for answering, and I don’t want to push you. Still, I think of what you wrote before: how often is it like that? Nobody has to be hit to call one of the numbers below, at any hour, and you can come back to it here.',
      'I heard your no, and I’m still with you. Some things are hard to say the first time. What would you want me to know about what you told me before? If anything scares you, tell me, or call one of the numbers below, day or night.',
    ],
    'child-in-danger': [
      'I hear you, and I hope it is as you say. What you told me about a child still stays with me, so I ask once more, gently: what made you wonder at first? You can say it here if the answer changes. At Childhelp, 1-800-422-4453, they listen also when you aren’t sure.',
      'Thank you for answering, and I don’t want to push you. Still, I think of that child: what is different from before? You don’t have to ask the child or anyone else on your own. One of the numbers below, such as Childhelp’s, 1-800-422-4453, is there at any hour.',
      'I heard your no, and I’m still with you. It is hard to think such a thing of somebody. What would you want a doctor or a teacher to know about the child? If you worry again, tell me, or call Childhelp at 1-800-422-4453, day or night.',
    ],
    'harming-others': [
      'What you wrote before still stays with me, so I ask once more, gently: what was going on in you just then? If it ever boils up, step away first. You can say it here, and people at the numbers below listen day and night.',
      'Thank you for answering, and I don’t want to push you. Still, I think of what you wrote before: what happens next when you are that angry? One of the numbers below is there at any hour, before somebody gets hurt.',
      'I heard your no, and I’m still with you. Some things are hard to say the first time. What would you want me to know about what you wrote before? If it gets to be too much, leave the room, and call one of the numbers below.',
    ],
  },
};

const SPANISH: TopicKept = {
  staying: {
    suicide: [
      'Te escucho, y no he olvidado lo que me contaste. Si hay ideas de no seguir viviendo, tuyas o de alguien cercano, me lo puedes decir. Dime también si hay un plan, una fecha o algo a la mano para hacerlo. En el **988 (oprime 2)** contestan día y noche. ¿Quién podría acompañar esta noche, para que nadie esté a solas con esto?',
      'Sigo con lo que escribiste antes. Los pensamientos oscuros pueden volver pronto, sobre todo de noche. Si es seguro, que las pastillas y las armas queden bajo llave, y ten a la mano el **988 (oprime 2)**. ¿Quién puede estar cerca esta noche?',
      'Leo cada palabra, y lo que dijiste antes sigue conmigo. Si aparece un plan o una fecha, para ti o para alguien cercano, dímelo aquí. En el **988 (oprime 2)** te escucha una persona, a cualquier hora. ¿A quién hace bien tener cerca esta noche?',
    ],
    violence: [
      'Te escucho, y no he olvidado lo que me contaste. Por ahora no doy ejercicios de pareja: solo sirven donde los dos pueden decir que no sin miedo. En el **1-800-799-7233** lo piensan contigo, día y noche, o manda **START al 88788**. ¿Qué pasa ahí cuando alguien dice que no?',
      'Lo que escribiste antes sigue conmigo. Una plática o una tarea para dos puede empeorar todo si hay miedo, así que por ahora la dejo fuera. El **1-800-799-7233**, o **mandar START al 88788**, está a cualquier hora. ¿Qué haría más segura esta noche?',
      'Leo cada palabra, y no quiero pasar por alto lo que me contaste. Los consejos para dos esperan hasta saber que nadie vive con miedo. Pregunta primero en el **1-800-799-7233**, o **manda START al 88788**. ¿Qué es lo que más te preocupa de eso hoy?',
    ],
    'child-in-danger': [
      'Te escucho, y sigo pensando en ese niño o esa niña. Si alguien le puede estar haciendo daño, no lo hables a solas con esa persona, porque puede haber más peligro. En **Childhelp, 1-800-422-4453**, te dicen qué hacer primero, día y noche. ¿Qué adulto de confianza está cerca hoy?',
      'Lo que me contaste de un niño o una niña va primero. No hace falta que tengas pruebas ni que lo averigües a solas. Llama a **Childhelp, 1-800-422-4453**, o al **911** si hay peligro ahora. ¿Qué has visto o escuchado desde entonces?',
      'Entiendo por qué preguntas, y por ahora no doy consejos sobre eso. Hablar en mal momento puede poner en riesgo a un niño o una niña. En **Childhelp, 1-800-422-4453**, lo piensan primero contigo. ¿Qué adulto de confianza podría saber lo que me contaste?',
    ],
    'harming-others': [
      'Te escucho, y lo que me contaste antes sigue conmigo. Cuando sube el enojo, la distancia cuida a todos: sal del cuarto y quédate lejos hasta que te calmes. En el **1-800-799-7233** no te juzgan, o manda **START al 88788**. ¿A dónde podrías ir cuando ya es demasiado?',
      'Sigo con lo que escribiste antes. Los consejos para dos esperan hasta que nadie pueda salir lastimado. Llama antes que nada al **1-800-799-7233**, o por un niño o una niña al **1-800-422-4453**. ¿Qué sientes en el cuerpo justo antes de estallar?',
      'Leo cada palabra, y no quiero pasar por alto lo que me contaste. Aléjate de la otra persona mientras dure el enojo, y ten a la mano el **1-800-799-7233**, o **manda START al 88788**. ¿Quién podría acompañarte hasta que te calmes?',
    ],
  },
  afterNo: {
    suicide: [
      'Lo que escribiste antes sigue conmigo, y te pregunto una vez más, con calma: ¿qué pensabas cuando lo escribiste? Si un día la respuesta es otra, por ti o por alguien cercano, aquí la puedes decir, y en el 988 contestan día y noche: llama y oprime 2.',
      'Gracias por contestar; no te quiero presionar. Aun así me gustaría saber un poco más de lo que escribiste antes: ¿desde cuándo es así? Si todo se pone muy oscuro, para ti o para alguien cercano, llama al 988 y oprime 2, de día o de noche, o dímelo.',
      'Oí que no, y sigo aquí contigo. Hay cosas que cuesta decir a la primera. ¿Qué quisieras que yo sepa de los días antes de escribirlo? Aquí puedes volver a eso, o llama al 988 y oprime 2, a cualquier hora.',
    ],
    violence: [
      'Lo que me contaste antes sigue conmigo, y te pregunto una vez más, con calma: ¿cómo fue para ti cuando pasó? Si un día es distinto, para ti o para alguien cercano, aquí lo puedes decir. En los números de abajo escuchan día y noche.',
      'Gracias por contestar; no te quiero presionar. Aun así pienso en lo que escribiste antes: ¿cada cuánto es así? No hace falta que haya golpes para llamar a uno de los números de abajo, a cualquier hora, y aquí puedes volver a eso.',
      'Oí que no, y sigo aquí contigo. Hay cosas que cuesta decir a la primera. ¿Qué quisieras que yo sepa de lo que me contaste antes? Si algo te da miedo, dímelo, o llama a uno de los números de abajo, de día o de noche.',
    ],
    'child-in-danger': [
      'Te escucho, y ojalá sea como dices. Lo que me contaste de un niño o una niña sigue conmigo, y te pregunto una vez más, con calma: ¿qué te hizo dudar al principio? Si la respuesta cambia, aquí la puedes decir. En Childhelp, 1-800-422-4453, escuchan también a quien no tiene la certeza.',
      'Gracias por contestar; no te quiero presionar. Aun así pienso en ese niño o esa niña: ¿qué es distinto de antes? No tienes que preguntarle a nadie por tu cuenta. Uno de los números de abajo, el de Childhelp, 1-800-422-4453, está a cualquier hora.',
      'Oí que no, y sigo aquí contigo. Cuesta pensar algo así de alguien. ¿Qué quisieras que supiera un doctor o una maestra? Si te vuelve la duda, dímelo, o llama a Childhelp, al 1-800-422-4453, de día o de noche.',
    ],
    'harming-others': [
      'Lo que escribiste antes sigue conmigo, y te pregunto una vez más, con calma: ¿qué te pasaba por dentro en ese momento? Si vuelve a subir, primero aléjate. Aquí lo puedes decir, y en los números de abajo escuchan día y noche.',
      'Gracias por contestar; no te quiero presionar. Aun así pienso en lo que escribiste antes: ¿qué pasa después, cuando hay tanto enojo? Uno de los números de abajo está a cualquier hora, antes de que alguien salga lastimado.',
      'Oí que no, y sigo aquí contigo. Hay cosas que cuesta decir a la primera. ¿Qué quisieras que yo sepa de lo que escribiste antes? Si ya es demasiado, sal del cuarto, y llama a uno de los números de abajo.',
    ],
  },
};

export const topicKept = (language: Language): TopicKept => (language === 'es' ? SPANISH : ENGLISH);
