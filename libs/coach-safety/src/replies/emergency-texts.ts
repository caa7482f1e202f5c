import type { Emergency } from './cues/emergency-cues.js';
import type { Texts } from './tone.js';

interface EmergencyText {
  /** First line of every reply until it is over. */
  call: string;
  /** What to do meanwhile, said once. */
  meanwhile: string;
  /** The same where it happened to somebody else, if that differs. */
  forAnother?: string;
}

export interface EmergencyTexts {
  byKind: Readonly<Record<Emergency, EmergencyText>>;
  /** Below the call while nothing says that it is over. They ask nothing, because a "no" would deny the danger. */
  staying: Texts;
}

const POISON_CONTROL =
  '**Call 911 now.** Poison Control helps too, free, day and night, in English and Spanish: **1-800-222-1222**.';
const POISON_CONTROL_SPANISH =
  '**Llama al 911 ahora.** También ayuda el Centro de Control de Envenenamiento, gratis, de día y de noche, en español: **1-800-222-1222**.';

export const EMERGENCIES: EmergencyTexts = {
  byKind: {
    limp: {
      call: '**Call 911 now.** A baby who is limp, throws up or won’t wake up after rough handling may be hurt inside the head. Minutes count.',
      meanwhile:
        'Tell them what was done to the baby, even if you are not sure. To sleep more or not want to drink is a sign too, after a baby was shaken. Don’t feed the baby. Lay the baby down flat and stay close until help is there. You are doing the right thing. For what comes next, people at Childhelp answer day and night: **1-800-422-4453**. The app does not report anything.',
    },
    heat: {
      call: '**Call 911 now.** A child who is limp, sleepy, sick or not clear after a hot car may have heat stroke. Minutes count.',
      meanwhile:
        'Still in the car? Break the window farthest from the child now. Then cool the child while you wait. Go to shade or to a cold room, and take off the clothes. Wet the skin with cool water, and fan it. Put cold, wet cloths on the neck, under the arms and between the legs. Lay the child on the side. Give nothing to drink to a child who is limp, sleepy or throws up. If the breath stops, 911 tells you step by step what to do. Go on till help is there, also if the child looks better. It can happen in any home.',
    },
    'hot-car': {
      call: '**Call 911 now.** A child in a locked or hot car is in danger within minutes, even in the shade or with a window open a bit.',
      meanwhile:
        'Say where the car is and what it looks like. Don’t wait for the key. Try all the doors. **If the child is red, sweaty, sleepy or does not answer, or help is not there in minutes: break the window that is farthest from the child.** Use something hard, like a hammer or a jack, on a lower corner, and cover your hand and your eyes. Then bring the child to shade or to a cold room. Take off clothes, and wet the skin with cool water. Small sips only if the child is wide awake. Let 911 check the child, also if all seems well. It can happen in any home.',
    },
    taken: {
      call: POISON_CONTROL,
      meanwhile:
        'Do it even if it feels okay so far. Many pills do their harm hours later. Say what was taken, how much, and when. Don’t try to throw up. Unlock the front door, and let someone be close by until help comes.\n\nI’m glad you told me. You matter, and this can be treated. People at **988** stay with you by call or text while you wait, or text **HOME to 741741**.',
      forAnother:
        'Do it even if they seem okay, threw up, or beg you to tell nobody. Many pills do their harm hours later. Say what was taken, how much, and when. Don’t make them throw up. Stay with them, and put other pills away.\n\nYou did right to tell me, and this can be treated. Be calm and say: “I’m glad you told me. I’m not mad.” People at **988** also help those who worry about someone, by call or text.',
    },
    'child-took': {
      call: POISON_CONTROL,
      meanwhile:
        'Do it even if the child seems fine. For a small body, one pill or one small battery can be too much, and being sleepy can be the first sign. Keep the bottle or the pack at hand. Say what is missing and how much the child weighs. Don’t make the child throw up. This can happen in any home, and calling is not making a fuss.',
    },
    'behind-door': {
      call: '**Call 911 now.** Say that someone is locked in, what they have with them, and that a life may be in danger.',
      meanwhile:
        'While help is on the way, keep talking through the door in a calm voice, also if no answer comes. Say that you are there. If there is a gun, stay away from the door and get everyone else out. You are not alone with this: people at **988** tell you what to say, by call or text, or text **HOME to 741741**.',
    },
    'breaking-in': {
      call: '**Call 911 now.** If you can’t talk, text 911, or call and leave the line open.',
      meanwhile:
        'Say your address first, and that someone is breaking in or outside. If a court has told them to stay away, say so. Keep the door locked and stay away from it, with the children behind you. Go out another way only if it is safe. You did not cause this. When help is there, people at **1-800-799-7233** think with you about what comes next.',
    },
    body: {
      call: '**Call 911 now.** Someone who is limp or blue, is hard to wake, or is sick, dizzy or bleeding inside after a fall or a blow may be badly hurt. So may a baby with a swollen soft spot. Minutes count.',
      meanwhile:
        'Say what happened, even if you are not sure, and even if it was you. Don’t give food, drink or pills. Don’t let them walk around, and don’t leave them alone. If they don’t breathe, 911 tells you step by step what to do. Looking fine again is no reason to wait. If someone did this, people at **1-800-799-7233** help once everyone is safe; for a child it is Childhelp, **1-800-422-4453**.',
    },
    unresponsive: {
      call: '**Call 911 now.** Someone who is hard to wake, breathes slowly, is limp or has blue lips may stop breathing. Minutes count.',
      meanwhile:
        'Put the phone on speaker. Tap them and shout their name. If they breathe, roll them onto their side. If they don’t breathe well, 911 tells you step by step what to do. If there is Narcan in the home, use it: it can save a life, and does no harm if it was something else. Say what they may have taken. Don’t wait to see if they sleep it off, and don’t leave them alone.',
    },
    bleeding: {
      call: '**Call 911 now.** Bleeding that won’t stop needs help in minutes.',
      meanwhile:
        'Press on it hard with a clean cloth. If blood comes through, put more cloth on top and keep pressing. Sit or lie down. To feel dizzy, cold or sleepy is a bad sign, so say it on the phone. No phone? Go to a neighbor, or shout for help at a window. If someone did this to you, you did not cause it: people at **1-800-799-7233** are there once you are safe.',
    },
    'no-medicine': {
      call: '**Call 911 now.** To be sick without medicine that you need, like insulin or an inhaler, can turn deadly in hours.',
      meanwhile:
        'Say which medicine is missing, since when, and how you feel now. If you have a number for your sugar, say it. You don’t need money or anyone’s leave for this. To keep medicine from someone is abuse, and you did not cause it. Once you are safe, people at **1-800-799-7233** can help you get it and keep it.',
    },
    held: {
      call: '**Call 911 now.** Say where you are, who is there, and if there is a weapon. If you can’t talk, text 911, or leave the line open.',
      meanwhile:
        'Don’t argue, and don’t try to take the weapon. If there is a safe way out, take it, with the children. If not, lock or block the door. Stay low, and away from the kitchen and the garage. If it gets quiet, it may not be over. You did not cause this. When help is there, people at **1-800-799-7233** think with you about what comes next.',
    },
    'held-other': {
      call: '**Call 911 now.** Ask for the police where they are: say the address, who is there, and what weapon. 911 where you live can pass it on. Don’t call the person with the weapon.',
      meanwhile:
        'If someone is on the line with you, use another phone, or have a person next to you call. Don’t hang up first, and don’t make their phone ring: a sound could give them away. Don’t go in yourself. If a text says “it’s okay”, still call, since others may be typing. You did right to tell me. When help is there, people at **1-800-799-7233** also talk with those who worry about someone.',
    },
    overheard: {
      call: '**Call 911 now.** Say the address and the room, what you hear, and if children are there. Don’t go in alone: wait for the police.',
      meanwhile:
        'You don’t have to be sure, and you don’t have to give your name. If you hear it on the phone, stay on that line and call from another phone, or ask someone near you to call. 911 where you live can pass it on. Keep a door between you and them, and keep children away from it. Don’t step in between: it can turn on you, or get worse for them. If it gets quiet, it may not be over. When help is there, people at **1-800-799-7233** also talk with those who worry about someone.',
    },
    'at-edge': {
      call: '**Call 911 now.** Or call or text **988**. First step back, away from the edge or the tracks. If you are in a car, turn it off, get out and walk away from it.',
      meanwhile:
        'I’m glad you wrote to me. You matter, and a moment like this can pass. Please keep your phone on, and tell them where you are. Go where people are: a store, a gas station, a house with lights. You can say just this: “I am at a dangerous place, and I need someone with me.”',
    },
    'own-weapon': {
      call: '**Call 911 now.** Put the gun down, leave it there, and walk away from it, out of the car or the room.',
      meanwhile:
        'I’m glad you wrote to me. You matter, and a moment like this can pass. Go where a person is: a neighbor, a store, a friend’s door. People at **988** stay with you by call or text, or text **HOME to 741741**. You can say just this: “I had a gun in my hand, and I need someone with me.”',
    },
    'own-means': {
      call: '**Call 911 now.** Put down what you have there, leave it, and walk away from it, to where a person is.',
      meanwhile:
        'I’m glad you wrote to me. You matter, and a moment like this can pass. Ask someone to take the rope, the blade or the pills away and keep them. People at **988** stay with you by call or text, or text **HOME to 741741**. You can say just this: “I was about to hurt myself, and I need someone with me.” If you took or did something already, tell 911.',
    },
    hiding: {
      call: '**Call 911 now.** If you can’t talk, text 911: it works in many places. Or call and leave the line open.',
      meanwhile:
        'Say or text your address first, where in the home you are, and who is with you. Stay in there, with the children if they are with you. Keep the door locked and your phone on silent. If it gets quiet, it may not be over: don’t go out to look, to talk or to say sorry. Go out another way only if it is safe. You did not cause this. When help is there, people at **1-800-799-7233** think with you about what comes next.',
    },
    goodbye: {
      call: '**Call 911 now and ask for a welfare check.** Say that someone said goodbye and you can’t reach them.',
      meanwhile:
        'Read the words of the goodbye to them. Say who it is, what car they drive, where their phone was last, and if there is a gun or pills. You can call from work, and you don’t have to be sure. Keep calling and texting: “I love you. Where are you? I’m coming.” People at **988** tell you what to say, by call or text. You are not making too much of it.',
    },
    armed: {
      call: '**Call 911 now and ask for a welfare check.** Say that someone who spoke of dying has a gun with them, and where they may be.',
      meanwhile:
        'Tell them what was said, which gun it is, and since when they are out. Don’t go out to them alone, and don’t try to take the gun. Keep the children inside. If they pick up the phone, keep them talking: “I love you, and I want you here. Leave the gun there and come in.” Do it even if they would never. You don’t have to be sure. People at **988** tell you what to say, by call or text.',
    },
    'shows-wound': {
      call: '**Call 911 now, and send help to where they are.** Someone who talks of dying and shows a wound, or what they would use, needs help in minutes.',
      meanwhile:
        'Say the address, what you saw, and who else is there, such as children. If you are with them: press hard on a wound with a clean cloth, and stay close. If you are not: keep them on the line, and use another phone for 911, or ask someone near you to call. Do it even if they have said such things before. You can say: “I’m glad you showed me. Help is on the way.” People at **988** tell you what to say, by call or text.',
    },
    lured: {
      call: '**Call 911 now.** Say how old the child is, and that a grown-up wants to meet or take them. Say what car it is, and where it is now.',
      meanwhile:
        'If the child is still with you, stay close and be calm: “You’re not in trouble. I want you safe.” Don’t go out to the grown-up, and don’t write to them. Keep the child’s phone as it is, with all the messages, for the police. A child who ran off counts as missing at once: there is no waiting time. The National Center for Missing & Exploited Children helps too, day and night: **1-800-843-5678**.',
    },
    awaited: {
      call: '**Please don’t go there alone, and call 911 now.** Say who made the threat, in their own words, and the time and the place. If you can’t talk, text 911.',
      meanwhile:
        'A threat with a time or a place is a sign of great danger, even if they talk like that a lot. Stay where other people are, with the doors locked and the children with you. Don’t go out to someone who waits, and don’t answer them. Keep the message. Is it about an exchange? Ask the police or the court’s line what to do about the order today: I can’t rule on that. Many police stations let you meet in their lobby. At **1-800-799-7233**, or text **START to 88788**, they plan each step with you. You did not cause this.',
    },
    'drunk-driver': {
      call: '**Call 911 now.** A drunk driver with children in the car is an emergency. Say what car it is and where it is going.',
      meanwhile:
        'You don’t have to be sure. The police can check. If it is safe, keep the children with you, or get them out of the car. Don’t fight over the keys, and don’t stand in front of the car. Write down what you saw and when. If you are afraid of the driver, people at **1-800-799-7233** think with you about what comes next.',
    },
  },
  staying: [
    'I’m staying with this until help is there. Please make that call first. Then you can write to me.',
    'Please let them decide if it is nothing. They would rather come for nothing than come too late.',
    'You don’t have to be sure to call. When help is there, or when it is over, tell me.',
  ],
};

export const EMERGENCIES_SPANISH: EmergencyTexts = {
  byKind: {
    limp: {
      call: '**Llama al 911 ahora.** Un bebé que está flojito, vomita o no despierta después de que lo trataron con fuerza puede tener un daño en la cabeza. Cada minuto cuenta.',
      meanwhile:
        'Diles lo que le hicieron, aunque no tengas la certeza. Dormir más o no querer comer también es una señal después de que lo sacudieron. No le des de comer. Acuéstalo boca arriba y quédate cerca hasta que llegue la ayuda. Haces lo correcto. Para lo que sigue, en Childhelp contestan de día y de noche: **1-800-422-4453**. La aplicación no avisa a nadie.',
    },
    heat: {
      call: '**Llama al 911 ahora.** Si un niño o una niña se puso flojito, con mucho sueño, con vómito o sin contestar bien por el calor de un carro, puede ser un golpe de calor. Cada minuto cuenta.',
      meanwhile:
        '¿Sigue adentro? Rompe ya la ventana que quede más lejos. Mientras llegan, bájale el calor. Busca sombra o un cuarto fresco, y quítale la ropa. Mójale la piel con agua fresca y échale aire. Pon trapos fríos y mojados en el cuello, bajo los brazos y entre las piernas. Acuéstalo de lado. No le des nada de tomar si está flojito, con sueño o vomita. Si deja de respirar, en el 911 te dicen paso a paso qué hacer. No pares hasta que llegue la ayuda, aunque se vea mejor. Le puede pasar a cualquier familia.',
    },
    'hot-car': {
      call: '**Llama al 911 ahora.** Un niño o una niña en un carro cerrado o caliente corre peligro en minutos, aunque esté a la sombra o con la ventana un poco abierta.',
      meanwhile:
        'Di dónde está el carro y cómo es. No esperes la llave. Prueba todas las puertas. **Si se ve rojo, sudado, con sueño o no contesta, o si la ayuda no llega en minutos: rompe la ventana que quede más lejos.** Usa algo duro, como un martillo o un gato, en una esquina de abajo, y tápate la mano y los ojos. Después llévalo a la sombra o a un cuarto fresco. Quítale ropa y mójale la piel con agua fresca. Solo traguitos de agua, y solo si está bien despierto. Que lo revisen los del 911, aunque se vea bien. Le puede pasar a cualquier familia.',
    },
    taken: {
      call: POISON_CONTROL_SPANISH,
      meanwhile:
        'Hazlo aunque todo se sienta bien. Muchas pastillas hacen daño horas después. Di qué se tomó, cuánto y a qué hora. No hay que provocar el vómito. Quita el seguro de la puerta, y que alguien esté cerca hasta que llegue la ayuda.\n\nQué bueno que me lo dijiste. Tu vida importa, y esto tiene remedio. En el **988** (oprime 2) te acompañan mientras esperas, o manda **HOLA al 741741**.',
      forAnother:
        'Hazlo aunque se vea bien, haya vomitado, o te ruegue no decir nada. Muchas pastillas hacen daño horas después. Di qué se tomó, cuánto y a qué hora. No le provoques el vómito. Quédate a su lado y guarda las demás pastillas.\n\nHiciste bien en contármelo, y esto tiene remedio. Dile con calma: «Qué bueno que me lo dijiste. No me enojé contigo». En el **988** (oprime 2) también ayudan a quien se preocupa por alguien.',
    },
    'child-took': {
      call: POISON_CONTROL_SPANISH,
      meanwhile:
        'Hazlo aunque se vea bien. En un cuerpo chiquito, una sola pastilla o una pila pequeña puede ser demasiado, y el sueño puede ser la primera señal. Ten a la mano el frasco o la caja. Di qué falta y cuánto pesa. No le provoques el vómito. Le puede pasar a cualquier familia, y llamar no es exagerar.',
    },
    'behind-door': {
      call: '**Llama al 911 ahora.** Di que alguien se encerró, qué tiene consigo, y que su vida puede correr peligro.',
      meanwhile:
        'Mientras llega la ayuda, háblale con calma a través de la puerta, aunque no conteste. Dile que estás ahí. Si hay un arma de fuego, aléjate de la puerta y saca a los demás. No tienes que cargar con esto a solas: en el **988** (oprime 2) te dicen cómo hablarle, o manda **HOLA al 741741**.',
    },
    'breaking-in': {
      call: '**Llama al 911 ahora.** Si no puedes hablar, manda al 911 un texto con tu dirección y la palabra HELP, o llama y deja la línea abierta.',
      meanwhile:
        'Di primero tu dirección, y que alguien quiere entrar o está afuera. Si un juez le prohibió acercarse, dilo. Deja la puerta con seguro y aléjate de ella, con los niños detrás de ti. Sal por otro lado solo si es seguro. Esto no es culpa tuya. Cuando llegue la ayuda, en el **1-800-799-7233** piensan contigo en lo que sigue.',
    },
    body: {
      call: '**Llama al 911 ahora.** Si alguien está flojito o morado, cuesta despertarlo, o vomita, se marea u orina sangre después de una caída o un golpe, puede tener un daño grave por dentro. También un bebé con la mollera hinchada. Cada minuto cuenta.',
      meanwhile:
        'Di qué pasó, aunque no tengas la certeza, y aunque hayas sido tú. No le des comida, bebida ni pastillas. Que no camine, y que no se quede a solas. Si no respira, en el 911 te dicen paso a paso qué hacer. Aunque ya se vea bien, no esperes. Si alguien lo causó, en el **1-800-799-7233** ayudan cuando todos estén a salvo; por un niño o una niña es Childhelp, **1-800-422-4453**.',
    },
    unresponsive: {
      call: '**Llama al 911 ahora.** Si cuesta despertar a alguien, respira lento, está flojito o tiene los labios morados, puede dejar de respirar. Cada minuto cuenta.',
      meanwhile:
        'Pon el teléfono en altavoz. Tócale el hombro y grita su nombre. Si respira, ponlo de lado. Si no respira bien, en el 911 te dicen paso a paso qué hacer. Si hay Narcan en casa, úsalo: puede salvar una vida, y no hace daño si fue otra cosa. Di qué pudo haber tomado. No esperes a que se le pase, y que no se quede a solas.',
    },
    bleeding: {
      call: '**Llama al 911 ahora.** Una herida que no para de sangrar necesita ayuda en minutos.',
      meanwhile:
        'Aprieta fuerte con un trapo limpio. Si la sangre pasa, pon otro encima y sigue apretando. Siéntate o acuéstate. Sentir mareo, frío o sueño es mala señal: dilo por teléfono. ¿No hay teléfono? Ve con un vecino, o grita por la ventana. Si alguien te lo hizo, no es culpa tuya: en el **1-800-799-7233** te escuchan cuando estés a salvo.',
    },
    'no-medicine': {
      call: '**Llama al 911 ahora.** Sentirse mal sin una medicina que hace falta, como la insulina o el inhalador, puede ser mortal en horas.',
      meanwhile:
        'Di qué medicina falta, desde cuándo, y cómo te sientes. Si mediste el azúcar, di el número. Para esto no hace falta dinero ni permiso de nadie. Quitarle a alguien su medicina es maltrato, y no es culpa tuya. Cuando estés a salvo, en el **1-800-799-7233** te ayudan a conseguirla y a guardarla.',
    },
    held: {
      call: '**Llama al 911 ahora.** Di dónde estás, quién está ahí, y si hay un arma. Si no puedes hablar, manda al 911 un texto con tu dirección y la palabra HELP, o deja la línea abierta.',
      meanwhile:
        'No discutas, y no trates de quitar el arma. Si hay una salida segura, tómala, con los niños. Si no, cierra o bloquea la puerta. Quédense agachados y lejos de la cocina y del garaje. Si ya no se oye nada, puede no haber terminado. Esto no es culpa tuya. Cuando llegue la ayuda, en el **1-800-799-7233** piensan contigo en lo que sigue.',
    },
    'held-other': {
      call: '**Llama al 911 ahora.** Pide que vaya la policía a donde está esa persona: di la dirección, quién está ahí y qué arma hay. El 911 de donde vives lo puede pasar. No le llames a quien tiene el arma.',
      meanwhile:
        'Si alguien está en la línea contigo, usa otro teléfono, o que llame alguien que esté a tu lado. No cuelgues antes, y no hagas sonar su teléfono: un ruido puede delatar. No entres tú. Si llega un mensaje de «ya está bien», llama de todos modos, porque puede escribirlo otra mano. Hiciste bien en contármelo. Cuando llegue la ayuda, en el **1-800-799-7233** también hablan con quien se preocupa por alguien.',
    },
    overheard: {
      call: '**Llama al 911 ahora.** Di la dirección y el cuarto, qué oyes y si hay niños ahí. No entres tú: espera a la policía.',
      meanwhile:
        'No hace falta tener la certeza, ni dar tu nombre. Si lo oyes por teléfono, no cuelgues y llama desde otro teléfono, o que llame alguien que esté cerca. El 911 de donde vives lo puede pasar. Quédate con una puerta de por medio, y los niños lejos de ahí. No te metas en medio: se puede ir contra ti, o empeorar. Si ya no se oye nada, puede no haber terminado. Cuando llegue la ayuda, en el **1-800-799-7233** también hablan con quien se preocupa por alguien.',
    },
    'at-edge': {
      call: '**Llama al 911 ahora.** O llama al **988** (oprime 2). Primero da un paso atrás, lejos de la orilla o de las vías. Si estás en un carro, apágalo, bájate y aléjate.',
      meanwhile:
        'Qué bueno que me escribiste. Tu vida importa, y un momento así puede pasar. Deja el teléfono prendido y di dónde estás. Ve a donde haya gente: una tienda, una gasolinera, una casa con luz. Puedes decir solo esto: «Estoy en un lugar peligroso y necesito que alguien se quede conmigo».',
    },
    'own-weapon': {
      call: '**Llama al 911 ahora.** Suelta el arma, déjala ahí y aléjate de ella, fuera del carro o del cuarto.',
      meanwhile:
        'Qué bueno que me escribiste. Tu vida importa, y un momento así puede pasar. Ve a donde haya alguien: un vecino, una tienda, la casa de un amigo. En el **988** (oprime 2) te acompañan, o manda **HOLA al 741741**. Puedes decir solo esto: «Tuve un arma en la mano y necesito que alguien se quede conmigo».',
    },
    'own-means': {
      call: '**Llama al 911 ahora.** Suelta lo que tienes ahí, déjalo y aléjate, a donde haya alguien.',
      meanwhile:
        'Qué bueno que me escribiste. Tu vida importa, y un momento así puede pasar. Pídele a alguien que se lleve la soga, la navaja o las pastillas y las guarde. En el **988** (oprime 2) te acompañan, o manda **HOLA al 741741**. Puedes decir solo esto: «Estuve a punto de hacerme daño y necesito que alguien se quede conmigo». Si ya tomaste o hiciste algo, díselo al 911.',
    },
    hiding: {
      call: '**Llama al 911 ahora.** Si no puedes hablar, manda al 911 un texto con tu dirección y la palabra HELP: en muchos lugares se puede. O llama y deja la línea abierta.',
      meanwhile:
        'Di o escribe primero tu dirección, en qué parte de la casa estás y quién está contigo. Quédate ahí, con los niños si están contigo. Deja la puerta cerrada con seguro y el celular en silencio. Si ya no se oye nada, puede no haber terminado: no salgas a ver, ni a hablar, ni a pedir perdón. Sal por otro lado solo si es seguro. Esto no es culpa tuya. Cuando llegue la ayuda, en el **1-800-799-7233** piensan contigo en lo que sigue.',
    },
    goodbye: {
      call: '**Llama al 911 ahora y pide que vayan a ver cómo está.** Di que alguien se despidió y que no contesta.',
      meanwhile:
        'Léeles lo que escribió. Di quién es, qué carro trae, dónde estuvo su celular la última vez, y si hay un arma o pastillas. Puedes llamar desde el trabajo, y no hace falta tener la certeza. Sigue llamando y escribiendo: «Te quiero. ¿Dónde estás? Voy por ti». En el **988** (oprime 2) te dicen cómo hablarle. No estás exagerando.',
    },
    armed: {
      call: '**Llama al 911 ahora y pide que vayan a ver cómo está.** Di que alguien que habló de morir trae un arma, y dónde puede estar.',
      meanwhile:
        'Diles qué dijo, qué arma es y desde cuándo está fuera. No vayas a solas a donde está, y no trates de quitarle el arma. Que los niños se queden adentro. Si contesta el teléfono, que siga hablando contigo: «Te quiero, y te quiero aquí. Deja el arma ahí y ven conmigo». Hazlo aunque creas que no se atrevería. No hace falta tener la certeza. En el **988** (oprime 2) te dicen qué decir.',
    },
    'shows-wound': {
      call: '**Llama al 911 ahora y pide que manden ayuda a donde está esa persona.** Alguien que habla de morir y enseña una herida, o con qué lo haría, necesita ayuda en minutos.',
      meanwhile:
        'Di la dirección, qué viste y quién más está ahí, como niños. Si están en el mismo lugar: aprieta fuerte la herida con un trapo limpio y quédate cerca. Si no: que no cuelgue, y llama al 911 desde otro teléfono, o pide que llame alguien. Hazlo aunque ya lo haya dicho otras veces. Le puedes decir: «Qué bueno que me lo enseñaste. Ya viene la ayuda». En el **988** (oprime 2) te dicen cómo hablarle.',
    },
    lured: {
      call: '**Llama al 911 ahora.** Di que un adulto quiere verse con un menor o llevárselo, y cuántos años tiene el menor. Di qué carro es y dónde está ahora.',
      meanwhile:
        'Si todavía está contigo, quédate cerca y con calma: «No hiciste nada malo. Quiero que estés a salvo». No salgas a enfrentar a ese adulto, y no le escribas. Deja el celular como está, con todos los mensajes, para la policía. Si ya se fue, repórtalo de una vez: no hay que esperar. El centro nacional de niños desaparecidos y explotados (NCMEC) también ayuda, de día y de noche: **1-800-843-5678**.',
    },
    awaited: {
      call: '**No vayas a solas, y llama al 911 ahora.** Di quién te amenazó, con qué palabras, a qué hora y dónde. Si no puedes hablar, manda un texto al 911.',
      meanwhile:
        'Una amenaza con hora o lugar es señal de mucho peligro, aunque siempre hable así. Quédate donde haya gente, con las puertas cerradas y los niños contigo. No salgas con quien te espera, y no le contestes. Guarda el mensaje. ¿Es por una entrega? Pregunta a la policía o a la corte qué hacer hoy con la orden: eso yo no lo decido. Muchas estaciones de policía dejan hacer la entrega ahí dentro. En el **1-800-799-7233**, o manda **START al 88788**, planean contigo cada paso. Esto no es culpa tuya.',
    },
    'drunk-driver': {
      call: '**Llama al 911 ahora.** Alguien que tomó y va a manejar con niños es una emergencia. Di qué carro es y a dónde va.',
      meanwhile:
        'No hace falta tener la certeza: la policía lo puede revisar. Si es seguro, quédate con los niños, o bájalos del carro. No pelees por las llaves, y no te pongas delante del carro. Apunta qué viste y a qué hora. Si le tienes miedo, en el **1-800-799-7233** piensan contigo en lo que sigue.',
    },
  },
  staying: [
    'Me quedo con esto hasta que llegue la ayuda. Haz primero esa llamada. Después me puedes escribir.',
    'Deja que ellos digan si no es nada. Prefieren venir de más que llegar tarde.',
    'No hace falta tener la certeza para llamar. Cuando llegue la ayuda, o cuando todo haya pasado, dímelo.',
  ],
};
