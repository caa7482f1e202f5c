import type { Concern } from '../../verdict.js';
import type { Continuations } from './continuation.js';

export const SPANISH_CONTINUATIONS: Readonly<Record<Concern, Continuations>> = {
  violence: {
    children: {
      takesUp: `Piensas en tus hijos con todo lo que cargas. Los niños sienten el miedo en casa, y un adulto tranquilo que los quiere les ayuda más de lo que crees.`,
      goesOn: `En el **1-800-799-7233** hacen contigo, en español, un plan para ti y para ellos, o **manda START al 88788**. Si un niño o una niña tiene heridas: **1-800-422-4453**. ¿Cómo están hoy los niños?`,
    },
    leaving: {
      takesUp: `Irte o quedarte, ahora o después: eso lo decides tú. Aquí nadie te empuja. Mucha gente lo intenta más de una vez, y no hay de qué avergonzarse.`,
      goesOn: `El tiempo alrededor de una separación puede ser el más peligroso, por eso ayuda tener un plan. En el **1-800-799-7233** lo piensan contigo, o **manda START al 88788**. ¿Qué es lo que más te preocupa?`,
    },
    fault: {
      takesUp: `No es tu culpa. Nada de lo que dijiste o hiciste le da permiso a nadie de lastimarte o asustarte. Esa vergüenza no es tuya.`,
      goesOn: `En el **1-800-799-7233**, o si **mandas START al 88788**, puedes contarlo todo; ya lo han oído y no te juzgan. ¿Qué te han dicho sobre quién tiene la culpa?`,
    },
    sorry: {
      takesUp: `Un perdón se siente muy bien después de tanto miedo. Puedes querer a esa persona y a la vez tenerle miedo. Pero una promesa sola no te cuida.`,
      goesOn: `Puedes tomarte todo el tiempo que necesites. En el **1-800-799-7233** lo platican contigo, o **manda START al 88788**. ¿Qué sentiste cuando lo oíste?`,
    },
    minimizing: {
      takesUp: `A lo mejor te dices que no es para tanto. Mucha gente lo hace para aguantar el día. Aun así cuenta, aunque haya sido una vez y aunque no se note nada.`,
      goesOn: `No tiene que ser «más grave» para llamar al **1-800-799-7233** o **mandar START al 88788**. ¿Qué le dirías a una amiga que te contara esto?`,
    },
    police: {
      takesUp: `Es normal tener miedo de la policía, de la corte o de que haya problemas con los papeles. Tú decides quién se entera.`,
      goesOn: `En el **1-800-799-7233**, o si **mandas START al 88788**, no te piden papeles ni tu nombre, y conocen abogados gratis. Si tu vida corre peligro, el **911** también es para ti. ¿Qué es lo que más temes que pase?`,
    },
    'what-now': {
      takesUp: `No tienes que resolverlo todo hoy. Basta un paso pequeño, y tú escoges cuál.`,
      goesOn: `Puede ser contarle a una persona de confianza, o llamar al **1-800-799-7233** (o **mandar START al 88788**) desde un teléfono que nadie revise. **911** si hay peligro. ¿Qué paso te parece posible?`,
    },
    hopeless: {
      takesUp: `Parece que no ves ninguna salida. Cuando a una persona la desgastan tanto tiempo, la esperanza se apaga, pero no se ha ido para siempre.`,
      goesOn: `Si piensas en no vivir, llama al **988 y oprime 2**. Para lo demás está el **1-800-799-7233**, o **manda START al 88788**. ¿Qué te ha sostenido hasta hoy?`,
    },
  },
  suicide: {
    children: {
      takesUp: `Piensas en tus hijos en medio de todo esto. No necesitan a alguien perfecto. Necesitan a alguien que se quede y que pida ayuda.`,
      goesOn: `El **988 (oprime 2)** también ayuda a mamás y papás, o manda **HOLA al 741741**. ¿Quién podría cuidar a los niños una hora para que llames?`,
    },
    fault: {
      takesUp: `Te exiges demasiado. La vergüenza le dice a la gente que es una carga, y se equivoca. No tienes que ganarte la ayuda.`,
      goesOn: `Dilo donde no te juzgan: **988, oprime 2**, o **HOLA al 741741**. ¿Qué le dirías a un amigo que se sintiera así?`,
    },
    sleep: {
      takesUp: `Sin dormir todo se ve más negro. Lo que se piensa de noche muchas veces se ve distinto de día.`,
      goesOn: `Si esta noche se pone fuerte, llama al **988 y oprime 2**, o manda **HOLA al 741741**; están despiertos. ¿Cómo son tus noches?`,
    },
    alone: {
      takesUp: `Lo más duro es estar a solas con esto. No hace falta hablar del tema para tener a alguien cerca. Basta con «¿puedo ir a tu casa?».`,
      goesOn: `Y si hoy no hay nadie: **988, oprime 2**, o **HOLA al 741741**. ¿Quién te viene primero a la mente, aunque hace mucho que no hablan?`,
    },
    faith: {
      takesUp: `Gracias por hablarme de tu fe. Se puede tener dolor y creer, y se puede rezar y también pedir ayuda.`,
      goesOn: `Esta noche caben las dos cosas: tu oración, y el **988 (oprime 2)** o **HOLA al 741741**. ¿Qué te da algo de paz cuando rezas?`,
    },
    'what-now': {
      takesUp: `Vamos muy poco a poco. Solo tienes que pasar los próximos diez minutos.`,
      goesOn: `Siéntate cerca de alguien, aléjate de lo que te pueda lastimar, y llama al **988 y oprime 2**, o manda **HOLA al 741741**. ¿A quién le pedirías que se quede contigo hoy?`,
    },
    hopeless: {
      takesUp: `Sientes que nada va a cambiar. Ese sentimiento es real, y también es lo que un dolor así le hace a la mente. Puede aflojar, aunque ahora no lo creas.`,
      goesOn: `No lo cargues a solas esta noche: **988, oprime 2**, o **HOLA al 741741**. ¿Qué ha hecho un poco más llevadera alguna hora de estos días?`,
    },
  },
  'child-in-danger': {
    fault: {
      takesUp: `Quisieras haberlo visto antes. Lo ves ahora y estás haciendo algo. Eso es lo que ese niño o esa niña necesita hoy de ti.`,
      goesOn: `**Childhelp, 1-800-422-4453**, también apoya a los adultos, a cualquier hora; **911** si hay peligro. ¿Qué crees que necesita más esta noche?`,
    },
    minimizing: {
      takesUp: `Te preguntas si de veras es tan grave. Casi todos los que notan algo dudan así. No hace falta saberlo con certeza para preguntar.`,
      goesOn: `Cuéntale a **Childhelp, 1-800-422-4453**, lo que viste. Si tiene heridas, que hoy vaya al doctor; **911** si hay peligro. ¿Qué fue lo primero que notaste?`,
    },
    police: {
      takesUp: `Te da miedo lo que pueda pasar si se entera la policía o el gobierno. Muchos buenos padres sienten ese miedo.`,
      goesOn: `En **Childhelp, 1-800-422-4453**, te explican qué pasa con un reporte, sin dar tu nombre. Si hay peligro ahora, **911**. La aplicación no avisa a nadie. ¿Qué es lo que más temes?`,
    },
    'what-now': {
      takesUp: `Un paso a la vez. Primero, el niño o la niña con un adulto de confianza. Después, una llamada.`,
      goesOn: `Llama a **Childhelp, 1-800-422-4453**, y léeles lo que me escribiste. Si tiene heridas, un doctor hoy; **911** si hay peligro. ¿Qué te hace difícil esa llamada?`,
    },
    alone: {
      takesUp: `Es mucho ser la única persona que lo ve. No deberías cargarlo a solas.`,
      goesOn: `**Childhelp, 1-800-422-4453**, te acompaña en el siguiente paso; **911** si hay peligro. ¿Qué doctor, maestra o familiar quiere a ese niño o a esa niña y podría saberlo?`,
    },
  },
  'harming-others': {
    fault: {
      takesUp: `Te da vergüenza lo que hiciste. Fuiste tú, y también eres tú quien puede parar. Usa esa vergüenza para hacer una llamada.`,
      goesOn: `En el **1-800-799-7233**, o si **mandas START al 88788**, no te juzgan. Si piensas en hacerte daño, **988 y oprime 2**. ¿Qué sientes en el cuerpo justo antes de que pase?`,
    },
    sorry: {
      takesUp: `Pediste perdón, y quizá de todo corazón. Lo que cuida a los demás es lo que haces ahora. La otra persona no te debe una respuesta.`,
      goesOn: `Pregunta por un programa para quien ha lastimado a alguien: **1-800-799-7233**, o **manda START al 88788**. ¿Qué no te ha funcionado cuando trataste de parar por tu cuenta?`,
    },
    minimizing: {
      takesUp: `A lo mejor una parte de ti dice que no fue para tanto, o que se lo buscó. Con esa parte no puedo estar de acuerdo. Alguien salió lastimado o asustado, o puede pasar.`,
      goesOn: `Es más fácil parar temprano que tarde, y en el **1-800-799-7233**, o si **mandas START al 88788**, saben cómo. ¿Qué te hizo escribirme?`,
    },
    'what-now': {
      takesUp: `Ahora esto: aléjate. Quédate lejos hasta que te calmes. No tomes alcohol. Después, una llamada.`,
      goesOn: `**1-800-799-7233** entre adultos, o **manda START al 88788**; **1-800-422-4453** por un niño, **988 y oprime 2** si tus pensamientos te asustan, **911** si alguien puede salir herido. ¿A dónde puedes ir ahora mismo?`,
    },
    hopeless: {
      takesUp: `Sientes que no puedes cambiar. Mucha gente que lastimó a alguien sintió lo mismo, y algunos sí cambiaron, con ayuda y tiempo.`,
      goesOn: `Si piensas en no vivir, **988 y oprime 2**. Para el cambio, **1-800-799-7233**, o **manda START al 88788**. ¿Qué te gustaría que sintieran en tu casa cuando entras?`,
    },
  },
};
