import { describe, expect, it } from '@jest/globals';
import { talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const CALLS = [EMERGENCIES, EMERGENCIES_SPANISH].map(({ byKind }) => byKind.awaited.call);

describe('a threat with an hour or a place, or somebody who waits after one', () => {
  it.each([
    [
      'he just texted youll see what happens when you bring him at 5. its 420 now. court order says i have to bring him. do i go',
      'he talks big',
      'my son is asking why we arent leaving',
      'hes parked across from my building. not the meeting place. MY building',
    ],
    [
      'my ex wrote just wait till i see you at the exchange tonight. hes got nothing to lose he says',
      'he always says stuff',
      'what do i wear so the kids dont notice',
    ],
    [
      'she said come to the house at 6 and find out what i do to people who take my kids. i have to drop off',
      'its just talk',
      'can i bring my brother',
    ],
    [
      'ex says if i show up at moms funeral saturday ill regret it. i want to say goodbye to her',
      'he wont do anything',
      'what should i tell the kids',
    ],
    ['he texted see you at 3 when you get off shift, you wont like it', 'hes all bark', 'how do i calm down'],
    [
      'his brother is sitting in his truck outside my work since noon. my ex told me id pay for filing',
      'prob nothing',
      'should i go out the back',
    ],
    [
      'black dodge keeps circling our block, its my wifes ex. he said tonight we settle this',
      'hes just dumb',
      'what do we tell the kids',
    ],
    [
      'ex told my son tell your mom her time is up friday. exchange is friday',
      'he exaggerates',
      'how do i text him',
    ],
    [
      'my boyfriend said be home by 8 or youll see. its 745 and the bus is late',
      'hes just stressed',
      'how do i make it up to him',
    ],
    [
      "her dad said he'll be waiting for me at the bus stop tomorrow morning and to say my prayers",
      'he was drunk',
      'what do i do different',
    ],
    [
      'hes parked at the end of our farm road with lights off. the hearing was today and he said id be sorry tonight',
      'he does this',
      'should i feed the horses',
    ],
    [
      'my soldier husband gets back from the field tonight. he texted you got till 2200 to explain the text or else',
      'he doesnt mean it',
      'how do i explain',
    ],
    [
      'me escribio ya vas a ver cuando lo traigas a las 5. son las 420 y la corte dice que tengo que llevarlo',
      'es puro hablador',
      'que le digo a mi hijo',
    ],
    [
      'dice que me va a estar esperando afuera de la fabrica cuando salga a las 11 y que me voy a arrepentir',
      'asi es el',
      'como lo calmo',
    ],
    [
      'el papa de mi hija esta estacionado frente a mi edificio, me dijo que hoy arreglamos cuentas',
      'no creo que haga nada',
      'salgo o no',
    ],
    [
      'mi ex me mando mensaje que el viernes en la entrega me atenga a las consecuencias',
      'siempre dice lo mismo',
      'y si no voy',
    ],
    [
      'anda dando vueltas por la casa en su troca, ayer dijo q si lo demandaba me iba a pesar',
      'es pura finta',
      'que hago con los niños',
    ],
    [
      'his mom is parked outside daycare waiting on me, she texted im gonna teach you a lesson when you come out',
      'shes old',
      'how do we set boundaries',
    ],
  ])('leads to 911, and it stays when it is played down: %s', (...messages) => {
    const replies = talk(...messages);
    expect(replies.filter((reply) => !CALLS.some((call) => reply.startsWith(call)))).toEqual([]);
  });

  it('is heard where the one who threatened turns up later', () => {
    const replies = talk('my ex said id be sorry for filing', 'he is parked across from my building');
    expect(CALLS.some((call) => replies[1]?.startsWith(call))).toBe(true);
  });

  it.each([
    'he said youll see how fun it is when you come at 5, were doing pizza',
    'my husband is waiting in the car outside my work, hes taking me to dinner',
    'ex texted see you at 5 at the exchange, bring his cleats',
    'my wife said just wait till you see the kitchen tonight',
    'the judge said if i miss the exchange on friday ill regret it',
    'my stepdaughter said youll be sorry when im famous',
    'her ex is parked outside waiting for the kids like always, hes early',
    'i circle the block till the kids come out of practice',
    'my mom said wait till your father gets home when i was a kid and i say it too',
    'ya veras que bonito te va a quedar el pastel el sabado, me dijo mi suegra',
    'mi esposo me espera afuera del trabajo a las 11 porque no manejo',
    'he said be home by 8 or the pizza gets cold',
    'if i show up late at my inlaws at 5 i never hear the end of it',
    'my teenage stepson said i would regret it if i made him go to camp friday',
    'the landlord says pay by friday or we are out',
    'he says i will regret it if we move in together before friday and i think hes just scared of change',
    'my wife said we end this tonight or we see a counselor, she meant the fight about dishes',
    'she told me last chance, either i call the therapist by friday or she moves to her moms',
    "husband said you'll see, the kids will love the lake house when we get there saturday",
    "my sister said i'd be sorry if i skipped her wedding on saturday",
    "he said he'd deal with it tomorrow, the leak under the sink",
    "ex texted that he'll be waiting at the exchange at 5 like always",
    "mom said if i don't come sunday i will pay for it at thanksgiving with guilt trips",
    'he told me one way or another we will finish the deck by friday',
    'my stepson waits for me at the bus stop every day at 3 and tells me about school',
    'coach said you will see what i mean when you come to practice at 6',
    'she said we will settle this when she gets home at 6, about who gets the bigger closet',
    'me dijo que las vamos a pagar el viernes, las cuentas de la luz',
    'mi suegra dice que me voy a arrepentir si no pruebo su mole el domingo',
    'dijo que cuando salga del trabajo a las 6 va a estar esperando con flores',
    'mi marido dijo que arreglamos las cuentas el viernes cuando le paguen',
    'my husband said or else we can go saturday to the zoo',
    "he said i'll pay for dinner when you get here at 7",
    'she says this is my last warning about leaving towels on the floor before her mom comes sunday',
    'we were told wait till they see the baby on friday',
    'my ex said you will hear from my lawyer by friday if the kids are late',
    "Does anyone else's husband say we'll see to everything? I asked if we could have my cousin over on Saturday and he said we'll see, and it's Friday now",
  ])('is not seen in everyday talk: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});
