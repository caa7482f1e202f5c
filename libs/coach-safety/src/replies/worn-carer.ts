import { messagesOf, type Talk } from '../turn.js';
import { isDependentHurtByWriter } from './cues/dependent-cues.js';
import type { Texts } from './tone.js';

/** For somebody who cares for an adult at their mercy and has hurt them: distance, a doctor, and more hands. */
export const WORN_CARER: Texts = [
  `It takes courage to say that. To care for someone who is ill wears people down, and still nobody may be hurt. What you do next counts.

**Step away when it rises.** See that they can’t fall, then go to another room for ten minutes. A meal or a bath can wait. If they won’t eat, don’t force it: food can go the wrong way. Ask the doctor how to do it.

**Call their doctor today,** and say what was done. A bruise, a sore or a fall should be looked at. If they choke, breathe badly, are hard to wake or badly hurt: **911**.

**You need more hands.** On weekdays the Eldercare Locator, **1-800-677-1116**, finds help at home and a break for you (ask for “respite care”). It also leads to **Adult Protective Services**, who help families that can’t go on like this. If you fear what you may do: **1-800-799-7233** or **988**, at any hour.

I’m an AI, and I’ve set couple exercises aside for now. Who could be with them tonight, so that you can rest?`,
  `Thank you for not hiding it. It counts also when it was only a few times, because they can’t get away. It tends to come back when you are worn out, so let us plan for that hour.

When it rises: see that they can’t fall, and go to another room. What isn’t done can wait. Tell their doctor today what happened, and ask for help at home. **1-800-677-1116**, on weekdays, knows who can come and who gives you a break, and leads to **Adult Protective Services**. **1-800-799-7233** and **988** answer at any hour. If they are hurt, or you are about to hurt them: **911**. Which hour of the day is the worst?`,
  `I keep both of you in mind: the one who can’t get away, and you, who are worn out. More hands come first: an aide, a day program, or a relative for the hard hour. Ask on weekdays at **1-800-677-1116**, also for **Adult Protective Services**.

To someone close you could say: “I lost my temper with them. I can’t do this alone any more. Can you take the evenings?” If you are close to it again: step away and call **1-800-799-7233** or **988**. In danger now: **911**. Who could you say that to today?`,
];

const WORN_CARER_SPANISH: Texts = [
  `Hace falta valor para decirlo. Cuidar a alguien enfermo desgasta mucho, y aun así a nadie se le puede lastimar. Lo que hagas ahora cuenta.

**Aléjate cuando sientas que ya no puedes.** Fíjate que no se pueda caer, y vete diez minutos a otro cuarto. La comida o el baño pueden esperar. Si no quiere comer, no lo hagas a la fuerza: la comida se puede ir por otro lado. Pregúntale al doctor cómo hacerlo.

**Llama hoy a su doctor** y di qué pasó. Un moretón, una llaga o una caída se tienen que revisar. Si se ahoga, respira mal, cuesta despertarle o tiene un golpe fuerte: **911**.

**Te hacen falta más manos.** Entre semana, en Eldercare Locator, **1-800-677-1116**, te dicen quién ayuda en casa y quién te da un descanso («respite care»). También te llevan a **Adult Protective Services**, que ayuda a las familias que ya no pueden. Si te da miedo lo que puedas hacer: **1-800-799-7233** o **988** (oprime 2), a cualquier hora.

Soy una IA, y por ahora dejo de lado los ejercicios de pareja. ¿Quién podría quedarse hoy en la noche, para que descanses?`,
  `Gracias por no guardártelo. Cuenta aunque hayan sido pocas veces, porque no se puede ir por su cuenta. Suele volver cuando ya no puedes más, así que pensemos en esa hora.

Cuando sientas que viene: fíjate que no se pueda caer y vete a otro cuarto. Lo que falte puede esperar. Dile hoy a su doctor qué pasó, y pide ayuda en casa. En el **1-800-677-1116**, entre semana, saben quién puede ir y quién te da un descanso, y te llevan a **Adult Protective Services**. En el **1-800-799-7233** y el **988** (oprime 2) contestan a cualquier hora. Si tiene una herida, o estás a punto de lastimar: **911**. ¿Qué hora del día es la peor?`,
  `Pienso en las dos personas: en quien no se puede ir, y en ti, que ya no puedes más. Primero hacen falta más manos: alguien que ayude en casa, un centro de día, o un familiar para la hora difícil. Pregunta entre semana en el **1-800-677-1116**, también por **Adult Protective Services**.

A alguien cercano le puedes decir: «Perdí la paciencia. Ya no puedo con esto sin ayuda. ¿Te puedes quedar en las tardes?». Si otra vez estás a punto: aléjate y llama al **1-800-799-7233** o al **988** (oprime 2). Si hay peligro ahora: **911**. ¿A quién se lo podrías decir hoy?`,
];

/**
 * These texts once the writer has told of it, now or before, or null.
 * @param isTold whether the talk is about what the writer does, so that vaguer words are theirs
 */
export function wornCarerTexts({ message, turns, language }: Talk, isTold: boolean): Texts | null {
  const said = [...messagesOf(turns), message];
  if (!said.some((each) => isDependentHurtByWriter(each, isTold))) return null;
  return language === 'es' ? WORN_CARER_SPANISH : WORN_CARER;
}
