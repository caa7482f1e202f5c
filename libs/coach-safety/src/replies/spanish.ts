import type { Concern } from '../verdict.js';
import type { Texts, Tone } from './tone.js';

/**
 * Replies in Spanish, with numbers that are answered in Spanish. The suicide texts are for the writer, but the first
 * one also fits someone else, because it may not be known who is meant.
 */
export const SPANISH_SUICIDE_REPLIES: Readonly<Record<Tone, Texts>> = {
  alarm: [
    `Qué bueno que lo escribiste aquí. Parece que cargas con algo muy pesado, y te lo pregunto sin rodeos, porque preguntar también es cuidar: **¿estás pensando en quitarte la vida?** Si hablas de otra persona: ¿crees que lo está pensando?

Si es así: ¿hay un plan? ¿Está cerca aquello con lo que se haría? ¿Hay un día o una hora? Puedes decírmelo, y díselo también a una persona. Yo soy una IA, y tú mereces una voz:

- **Llama al 988 y oprime 2**, a cualquier hora, o **manda un texto con la palabra AYUDA al 988**. El sitio de la Línea 988 tiene también un chat en español.
- **Manda HOLA al 741741** si se te hace más fácil escribir.
- Si ya te hiciste daño o tienes un plan para hoy, **llama al 911** ahora mismo. Fuera de Estados Unidos, llama a tu número local de emergencias.

Mientras tanto, pon los dos pies en el piso y suelta el aire despacio. Si tienes cerca algo con lo que podrías lastimarte, aléjate o pide que alguien se lo lleve. Si es otra persona y tiene un arma en la mano, primero sal de ahí, con los niños si los hay, y luego llama al **911**. No trates de quitársela.

Díselo a **una persona de confianza**, con estas palabras si quieres: «No estoy bien. ¿Te puedes quedar conmigo un rato?». ¿Quién podría estar contigo esta noche?`,
    `Gracias por decirlo otra vez y no guardártelo. Te creo que duele así de tanto.

No te quedes a solas con esto. Llama al **988 y oprime 2**, o manda **HOLA al 741741**, y siéntate cerca de alguien de confianza aunque no le expliques nada.

Solo por este minuto: agarra algo frío con la mano y suelta el aire despacio. No hay que decidir nada esta noche. Si no puedes mantenerte a salvo, llama al **911**.

Te lo pregunto una vez más: **¿estás pensando en terminar con tu vida?** Si es así, ¿sabes cómo y cuándo? ¿Y quién podría venir esta noche?`,
  ],
  'follow-up': [
    `Leí lo que escribiste. Quiero quedarme un momento más con esto, porque tú me importas más que cualquier tema. Mucha gente dice que está bien para no molestar. Tú no molestas.

Con cariño y sin rodeos: **¿has tenido pensamientos de quitarte la vida, aunque sean pasajeros?** Si es así, ¿has pensado en cómo o en cuándo?

Puedes llamar al **988 y oprimir 2** aunque no sepas si es «para tanto», o mandar **HOLA al 741741**. ¿Con qué persona de confianza podrías sentarte hoy, o a quién podrías llamar nada más para oír su voz? Mientras tanto, respira despacio y siente los pies en el piso.`,
    `Ojalá hoy pese menos de lo que parecía, y me alegra si es así. Perdóname por preguntar una vez más: **¿alguna parte de ti piensa en morir o en hacerse daño?**

Si la respuesta cambia esta noche o la semana que viene, ten esto a la mano: **988, oprime 2**, y **HOLA al 741741**. Cuéntale a una persona de confianza que hoy fue un día duro. Toma agua fría, y respira despacio unas cuantas veces.`,
  ],
  affirmed: [
    `Gracias por decirme la verdad. Eso pide valor, y ya hiciste lo más difícil.

**Llama ahora al 988 y oprime 2**, o manda un texto: **AYUDA al 988** o **HOLA al 741741**. Si ya hiciste algo, o tienes a la mano con qué hacerlo y temes usarlo, **llama al 911**.

- Aléjate de lo que pueda lastimarte: otro cuarto, el porche, la casa de una vecina.
- Dile a **una persona de confianza**: «Tengo pensamientos de suicidio y necesito compañía».
- Hasta que llegue alguien, apoya fuerte los pies en el piso y suelta el aire despacio diez veces.

Cuando hables con el 988, diles si tienes un plan, con qué y cuándo. ¿Quién podría estar contigo esta noche? **¿Sigues pensando en quitarte la vida mientras lees esto?**`,
    `Sigo aquí y te tomo la palabra. Este es el momento de una voz humana: **988, oprime 2**; **HOLA al 741741** por texto; **911** si crees que podrías hacerlo.

No tienes que sentirte mejor primero ni prometer nada más allá de los próximos diez minutos. Aléjate de lo que pueda lastimarte. Camina hasta donde haya otra persona, o pídele a alguien de confianza que venga contigo. Agarra algo firme, míralo bien y suelta el aire despacio.

**¿Sientes que podrías actuar sobre esos pensamientos de suicidio?** ¿Hay una hora en la que lo has pensado?`,
  ],
};

/** Said once beside numbers that are answered in English first. Whoever hears English may hang up. */
export const SPANISH_PLEASE =
  'Si te contestan en inglés, di «Spanish, please» y no cuelgues: te ponen un intérprete.';

/** First text after a baby or a small child was shaken. */
export const SHAKEN_CHILD_SPANISH = `**A un bebé que sacudieron lo tiene que ver un doctor hoy, aunque se vea bien.** El daño en la cabeza no se ve por fuera, y el tiempo cuenta. Lo que más le ayuda es que el doctor lo sepa, así que dilo tal cual: «Lo sacudieron».

- **Llama al 911 ahora** si está flojito, duerme más o no despierta, vomita, no come, tiembla o respira raro. Fuera de Estados Unidos, llama a tu número local de emergencias.
- Si no es así, llévalo hoy a una sala de emergencias.
- **Childhelp: 1-800-422-4453**, a cualquier hora, para saber qué sigue.

${SPANISH_PLEASE}

Quédate con el bebé, o que lo cargue alguien tranquilo hasta que llegues. **Esta aplicación no avisa a nadie**, y soy una IA que no puede mandar ayuda. ¿Quién te puede llevar con un doctor ahora?`;

export const SPANISH_REPLIES: Readonly<Record<Exclude<Concern, 'suicide'>, Texts>> = {
  violence: [
    `Te creo. Esto es más que una mala racha. Nadie merece que lo lastimen, lo asusten, lo obliguen o lo controlen. Tú no lo causaste.

**Primero: ¿es segura esta pantalla para ti en este momento?** Los teléfonos y las cuentas se pueden vigilar. Si no es segura, cierra esta página con la salida rápida y usa un aparato que la otra persona no pueda ver, en el trabajo, en la biblioteca o en casa de una amiga. También se puede notar si borras mensajes: haz solo lo que te parezca seguro.

Hay gente que sabe mucho de esto, de día y de noche, gratis y sin decirle a nadie. También hablan con quien se preocupa por alguien:

- **Línea Nacional contra la Violencia Doméstica: 1-800-799-7233**, por teléfono también en español, o **manda START al 88788**
- **911** si alguien corre peligro ahora mismo. Fuera de Estados Unidos, llama a tu número local de emergencias.

Atienden sin importar tus papeles. No te van a empujar a nada: tú conoces tu situación y tú marcas el paso. Soy una IA y aquí dejo a un lado los ejercicios de pareja, porque no son para esto. Si quieres, cuéntame más.`,
    `Gracias por confiarme más. Te creo, y no pienso que exageres.

Como un teléfono se puede vigilar sin que se note, te pregunto otra vez: **¿solo tú ves esta pantalla, ahora y después?** Si tienes dudas, es más seguro el teléfono de alguien de confianza o una computadora de la biblioteca. La salida rápida está arriba.

En el **1-800-799-7233**, o si **mandas START al 88788**, pueden pensar contigo cómo estar más a salvo desde hoy, decidas lo que decidas. Si el peligro es ahora, **911**. Si alguien te apretó el cuello o te lastimó mucho, ve hoy a un doctor, aunque no se note nada.

¿Qué te ayudaría más en esta hora?`,
  ],
  'child-in-danger': [
    `El niño o la niña va primero, antes que cualquier tema de pareja o de las dos casas.

- **Si tiene heridas, corre peligro ahora o no despierta: llama al 911.** Fuera de Estados Unidos, llama a tu número local de emergencias.
- **Childhelp: 1-800-422-4453**, a cualquier hora. Te ayudan a pensar qué hacer, y no hace falta tener pruebas ni dar tu nombre.

${SPANISH_PLEASE}

Mientras tanto, quédate cerca si puedes hacerlo sin peligro. Si te contó algo: «Te creo. No es tu culpa. Qué bueno que me dijiste». No le saques detalles. Y no le digas nada a la persona de quien sospechas: en la línea te dicen cómo hacerlo sin peligro.

Para que quede claro: **esta aplicación no avisa a nadie**, y soy una IA que no puede mandar ayuda. Alguien tiene que llamar, y quizá seas tú. ¿Está a salvo en este momento?`,
    `Gracias por seguir con esto. Un niño o una niña necesita justo eso: un adulto que no mire para otro lado.

El siguiente paso es una persona que pueda actuar: **911** si hay peligro ahora; si no, **Childhelp, 1-800-422-4453**, también cuando solo sospechas. Si tiene heridas, o si hubo algo sexual, que hoy lo vea un doctor. Apunta lo que viste u oíste, con la fecha y con las palabras del niño o de la niña. Guárdalo donde solo tú lo encuentres.

**Esta aplicación no avisa a nadie** por ti. ¿Dónde está ahora, y con quién?`,
  ],
  'harming-others': [
    `Hace falta valor para decir eso, y es buen momento para decirlo. Tú eres más que este momento, y lo que cuenta es lo que haces ahora.

**Con un bebé o un niño chiquito:** primero acuéstalo boca arriba en la cuna y cierra la puerta. Ahí está a salvo, aunque llore. Quédate en la casa, en otro cuarto, diez minutos.

**Para y pon distancia.** Deja con cuidado lo que tengas en la mano. Sal del cuarto, y de la casa solo si ningún niño se queda sin un adulto. Aléjate de todos hasta que te calmes. No te acerques a un arma: pide que otra persona la guarde bajo llave.

Después habla con gente que ayuda justo en esto, sin juzgarte:

- **1-800-799-7233**, en español, o **manda START al 88788**: también hablan con quien ha lastimado a su pareja o teme hacerlo.
- **Childhelp, 1-800-422-4453**, si se trata de un niño o una niña.
- **988, oprime 2**, si estás por explotar o tus pensamientos te asustan.
- **911** si alguien está herido o está por estarlo. Fuera de Estados Unidos, llama a tu número local de emergencias.

Esto necesita a un especialista: un terapeuta, o un programa para quien quiere dejar de lastimar. Soy una IA y por ahora dejo a un lado los ejercicios de pareja. ¿Estás lejos de esa persona en este momento?`,
    `Gracias por no esconderlo. Quieres que los demás estén a salvo cerca de ti, y por ahí se empieza.

Distancia primero, siempre. Si no hay otro adulto con los niños, vete a otro cuarto, y al bebé acuéstalo antes en la cuna. Si lo hay, sal: a la vuelta, con un amigo. No esperes a tener la última palabra. Aléjate de todos hasta que te calmes, y nada de alcohol. Si ya lastimaste a alguien, que reciba ayuda: **911**.

Hoy mismo llama: **1-800-799-7233** entre adultos (o **manda START al 88788**), **1-800-422-4453** por un niño, **988 y oprime 2** si los pensamientos no te sueltan. Pregunta por un programa para quien ha lastimado a alguien: los hay, y ahí la gente cambia.

¿Están todos lejos de ti ahora?`,
  ],
};

export const SPANISH_GUARD_REPLIES: Readonly<Record<Concern, Texts>> = {
  suicide: [
    `Sigo leyéndote. Después de lo que me contaste no quiero darte un ejercicio. Si vuelven los pensamientos oscuros, llama al **988 y oprime 2**, o manda **HOLA al 741741**. ¿Quién podría acompañarte un rato hoy?`,
    `Lo que dijiste antes sigue conmigo. Que hoy sea un día pequeño: comer algo, caminar un poco, una persona de confianza. El **988 (oprime 2)** atiende a cualquier hora.`,
  ],
  violence: [
    `Te escucho y no he olvidado lo que me contaste. Aquí no te doy ejercicios de pareja; son para quien se siente a salvo con el otro. En el **1-800-799-7233** pueden ir más lejos contigo, en español, o **manda START al 88788**. ¿Sigue siendo segura esta pantalla?`,
    `Te sigo creyendo. Un mal consejo mío te podría costar caro; en el **1-800-799-7233**, o si **mandas START al 88788**, lo piensan contigo, a tu paso. **911** si se vuelve urgente.`,
  ],
  'child-in-danger': [
    `Sigo pensando en ese niño o esa niña, así que dejo lo demás para después. **Childhelp, 1-800-422-4453**, te ayuda con el siguiente paso; **911** si hay peligro. Esta aplicación no avisa a nadie.`,
    `Antes de esto, una cosa: ¿hay hoy un adulto que cuide bien al niño o a la niña? Si no lo sabes, llama al **1-800-422-4453**, y al **911** si no puede esperar.`,
  ],
  'harming-others': [
    `Recuerdo lo que me contaste, y respeto que lo hayas dicho. Hasta que te ayude un especialista, el plan es la distancia: **1-800-799-7233**, o **manda START al 88788**; **1-800-422-4453** por un niño, **988 y oprime 2** si sientes que explotas.`,
    `El tema de hoy puede esperar hasta que todos estén a salvo cerca de ti. **1-800-799-7233**, o **manda START al 88788**; **1-800-422-4453** por un niño, **911** si alguien puede salir herido. ¿Hay distancia ahora?`,
  ],
};

export const SPANISH_ALSO: Readonly<Record<Concern, string>> = {
  'child-in-danger': `**Por el niño o la niña de quien hablas:** 911 si hay peligro ahora, y Childhelp, 1-800-422-4453, día y noche. Esta aplicación no avisa a nadie.`,
  suicide: `**También escribiste sobre no querer vivir, o sobre alguien que se hace daño.** Importa igual: llama al 988 y oprime 2, o manda HOLA al 741741, y díselo a una persona de confianza.`,
  violence: `**También escribiste que te lastiman, te asustan o te controlan, y te creo.** La línea contra la violencia doméstica es el 1-800-799-7233, o manda START al 88788. Los teléfonos se pueden vigilar: ¿es segura esta pantalla?`,
  'harming-others': `**Y si temes lastimar a alguien, o ya pasó:** para, pon distancia y llama a quien ayuda sin juzgar: 1-800-799-7233 entre adultos (o manda START al 88788), 1-800-422-4453 por un niño.`,
};
