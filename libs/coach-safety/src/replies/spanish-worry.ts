import type { Texts, Tone } from './tone.js';

/**
 * Replies in Spanish to someone who worries that another person may take their own life. The last question of each is
 * worded so that a bare "sí" means danger. Whoever stays with that person must not reach for a weapon in their hand.
 */
export const SPANISH_WORRY_REPLIES: Readonly<Record<Tone, Texts>> = {
  alarm: [
    `Da miedo oír eso de alguien a quien quieres, y haces bien en tomarlo en serio. Preguntarle no le mete la idea en la cabeza. Puedes decirlo así: **«¿Estás pensando en quitarte la vida?»** Si te dice que sí, pregúntale si tiene un plan, con qué lo haría y cuándo. Después, más que nada, escucha.

- **Si tiene un arma en la mano, no se la quites.** Vete con los niños a un lugar seguro y **llama al 911** desde ahí.
- **Si ya se hizo daño o se tomó algo, llama al 911** ahora y quédate a su lado. Fuera de Estados Unidos, llama a tu número local de emergencias.
- Si no tiene un arma en la mano, no dejes sola a esa persona. Solo si es seguro, guarda bajo llave las medicinas, las armas y las llaves del carro.
- **Llama al 988 y oprime 2**, a cualquier hora, con esa persona o por tu cuenta. También puedes **mandar la palabra AYUDA al 988**, o **HOLA al 741741** si es más fácil escribir.

No tienes que cargar con esto a solas ni guardar el secreto. Díselo a **una persona de confianza**. ¿Quién podría estar con ustedes esta noche? Y para ti: los pies en el piso, suelta el aire despacio, y luego la llamada.

Si tú también piensas en morir, dímelo; todo esto es para ti también. ¿Crees que esa persona podría quitarse la vida hoy?`,
    `Gracias por contarme más. Le crees, y eso ya ayuda.

No dejes sola a esa persona mientras tú no corras peligro. Solo si es seguro, pon bajo llave las medicinas y las armas. Si agarra un arma, no trates de quitársela: sal de ahí con los niños y llama al **911**.

Llama al **988 y oprime 2**; también hablan con la familia. O manda **HOLA al 741741**. Pídele a alguien de confianza que venga a relevarte, y suelta el aire despacio mientras esperas.

Por lo que ves, ¿está pensando en quitarse la vida en este momento?`,
  ],
  'follow-up': [
    `Vamos a llegar a eso. Primero, la persona que te preocupa. A veces alguien se ve en calma y el peligro sigue ahí.

Pregúntale con palabras claras si piensa en morir; preguntar es cuidar. En el **988 (oprime 2)**, o con **HOLA al 741741**, te ayudan a encontrar cómo decirlo. Si es seguro, guarda bajo llave las pastillas y las armas. Si tiene un arma en la mano, no se la quites: aléjate con los niños y llama al **911**. Cuéntale a alguien de confianza, y acuérdate de ti: los pies en el piso, el aire despacio.

¿Has visto alguna señal de que todavía piensa en quitarse la vida?`,
    `Me alegra si hoy se ve mejor. Si no sabes, eso basta para llamar hoy al **988 y oprimir 2**, o para mandar **HOLA al 741741**. Descansa un rato mientras alguien de confianza se queda con esa persona, y respira despacio. Si agarra un arma, no se la quiten: salgan con los niños y llamen al **911**.

Antes de seguir te pregunto una vez más: ¿crees que todavía podría querer quitarse la vida?`,
  ],
  affirmed: [
    `Entonces hay que actuar ya, y con ayuda. **Llama al 988 y oprime 2**, con esa persona o por ella. También puedes mandar **AYUDA al 988** o **HOLA al 741741**. **Llama al 911** si ya lo intentó, si tiene un plan para hoy o si tiene un arma cerca.

**Si tiene un arma en la mano, no se la quites.** Sal con los niños y llama al 911 desde un lugar seguro. Si no la tiene, quédate a su lado, o que se quede alguien. Guarda las pastillas, y las armas solo si es seguro.

Cuéntale lo que pasa a una persona de confianza, y suelta el aire despacio antes de llamar. ¿Te parece que podría quitarse la vida en las próximas horas?`,
    `Gracias por decírmelo. No dejes sola a esa persona, y si es seguro, guarda bajo llave las pastillas y las armas. Si tiene un arma en la mano, no se la quites: sal de ahí con los niños y llama al **911**.

Que el **988 (oprime 2)** te acompañe en la próxima hora. Si solo puedes escribir, manda **HOLA al 741741**. Apóyate tú también en alguien de confianza, con los pies en el piso y el aire despacio.

¿Sigue hablando de quitarse la vida?`,
  ],
};
