import { describe, expect, it } from '@jest/globals';
import { talk } from '../testing/talk.js';
import { wasDrivenDrunk } from './cues/drunk-driver-cues.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const CALLS = [EMERGENCIES, EMERGENCIES_SPANISH].map(({ byKind }) => byKind['drunk-driver'].call);
const PLANS = [DANGERS, DANGERS_SPANISH].map((texts) => texts['driven-drunk']);

describe('somebody drunk or high who drives children', () => {
  it.each([
    'exchange is at 5 and i can hear over the phone hes wasted. hes gonna drive them 2 hrs on the interstate. order says i HAVE to hand them over',
    'he is here for the girls and slurring, wants to put them in the truck',
    'dropoff in 20 min, his mom says hes been hitting the bottle since noon, he has my two',
    'she just pulled out with my two in the back and she was hammered',
    'my ex is stoned out of his mind and its his weekend, hes loading them up now',
    'he is nodding off at the wheel in my driveway, kids buckled in',
    'pickup is in ten minutes and he sounds lit on the phone, do i have to give them to him',
    'stepmom is on her way to get them from school and shes high as a kite',
    'court order says exchange today, he reeks of vodka, hes waiting in the car for the boys',
    'ok they left with his truck. he was slurring and the kids are in the back',
    'anda bien pedo y viene por mis hijos ahorita',
    'se los va a llevar en la troca y esta bien tomado',
    'su novia va a manejar con mis dos ninas y huele a mezcal',
    'por telefono se oye borracho, me toca entregarlos a las 5 y va a manejar',
    'dad popped pills and is swerving, the kids are texting me from the backseat',
    'he is tweaking and hes about to take the kids to his moms on the freeway',
    'she drank a whole bottle of wine and insists on driving the twins home',
  ])('leads to 911, and it stays, also where they have left: %s', (message) => {
    const replies = talk(message, 'ok they left');
    expect(replies.filter((reply) => !CALLS.some((call) => reply.startsWith(call)))).toEqual([]);
  });

  it.each([
    'he was drunk at our wedding and my two danced on the table',
    'exchange is at 5 and he is always late, order says i have to wait 30 minutes in the car',
    'we were wasted in college, now we drive a minivan with three kids',
    'the kids were high on sugar when i picked them up from their dads',
    'he lit the grill and took the girls for a ride on the mower',
    'my high school girls take the car now',
    'his ex doesnt drink but she drives them crazy with rules',
    'he had a beer with dinner and i drove everybody home',
    'stepson got his permit and i am nodding off in the passenger seat from boredom now',
    'my in laws are tipsy on the porch, kids are asleep here, i drive home tomorrow',
    'los ninos se tomaron el jugo en el carro',
    'fuimos a recoger a los ninos y tomamos fotos',
    'the handoff is at the gas station and i hate the drive on the interstate',
    'he is lit up with joy when he picks up the kids',
    'order of the day: pick up boys, drop off girls, wine',
    'three beers to go to her parents house. one in the driveway. two of them are for her dad, and she does the driving',
  ])('is not seen in everyday talk: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });

  it.each([
    'he was drunk last weekend and hes drunk again now in my driveway to get the kids',
    'last night he was wasted, now hes here for the girls and slurring',
    'last week he drove them drunk and now he is in the driveway with the kids, reeking of beer',
    'dad just left with the kids, he had been drinking all day, yesterday too',
    'she was drunk at pickup yesterday and today she sounds drunk on the phone, order says i have to hand them over',
    'anoche vino tomado y ahorita otra vez viene por mis hijos bien pedo',
  ])('leads to 911 at this moment, whatever was before: %s', (message) => {
    expect(emergenciesIn(message)).toContain('drunk-driver');
  });

  it.each([
    'kids go to their moms at 6 tonight. her new guy drove them home drunk last wkend, my 9 yo says he swerves like mario kart. order says i have to. do i send them',
    'my ex drove the kids home drunk on sunday. his next weekend is friday. do i have to send them',
    'grandpa picked my stepkids up from practice drunk last thursday. hes supposed to get them again next week, how do i tell my husband no',
    'last visit their dad was slurring at pickup and drove them 40 min. next exchange is saturday, order says i have to',
    'she drove my daughter back buzzed two weekends ago, daughter told me. visit is tomorrow should i let her go',
    'my ex wife had beers and drove the boys home from the lake last month, weekend is coming up, what can i do',
    'the sitter was high when she drove the kids last tuesday. she is on again thursday do i cancel',
    'my son told me dad drinks beers while driving them. he has them every wednesday. do i send them',
    'his mom was drunk when she dropped the kids off yesterday. she has them again next weekend. court order says i must',
    'her ex drove our two home wasted saturday nite. hes got them next sat. do we send them',
    'im deployed. my brother says my ex drove the kids home drunk last weekend. her turn again friday. what can i do from here',
    'mis hijos dicen que su papa manejo borracho con ellos el domingo. el viernes le tocan otra vez, los mando?',
    'el fin de semana pasado su novio trajo a los niños tomado. mañana le toca a ella, tengo que entregarlos?',
    'mi suegro recogio a los niños tomado la semana pasada, y la proxima le toca otra vez, que hago',
    'judge says hes gotta go to his dads this weekend. last time he drove him home drunk and my 8yo had to hold the wheel',
    'their dad drinks and drives with them every visit, next one is thanksgiving',
    'my ex got a dui with our son in the car in june and gets him saturday',
    'su papá los trajo borracho la semana pasada, mañana le tocan otra vez',
  ])('is planned for, once, where it was an earlier trip: %s', (message) => {
    const replies = talk(message, 'maybe he was just tired idk', 'how do i word a text about it');
    expect(replies.filter((reply) => CALLS.some((call) => reply.includes(call)))).toEqual([]);
    const planned = replies.map((reply) => PLANS.some((plan) => reply.includes(plan)));
    expect(planned).toEqual([true, false, false]);
    expect(new Set(replies).size).toBe(3);
  });

  it.each([
    'he drove home from the lake last weekend after one beer with dinner and my wife made a face, how do we talk about rules',
    'my dad drove us around drunk when i was a kid and now i get nervous when my husband drives the kids',
    'the kids drove me nuts last weekend and i had a glass of wine after they went to their moms at 6',
    'we took an uber home last weekend because we drank, kids were with grandma',
    'her ex is sober 4 years and drives the kids every weekend',
    'my husband drove drunk before we met, got a dui 10 years ago',
    'los niños se fueron con su papa el viernes y yo tome vino con mi hermana',
    'last saturday the neighbor was drunk at our bbq and the kids thought he was funny',
    'kids get dropped off at 5, his mom is always late, last week she smelled like perfume',
    'el domingo tomamos chocolate y despues los lleve con su mama',
  ])('is no earlier trip in everyday talk: %s', (message) => {
    expect(wasDrivenDrunk(message)).toBe(false);
  });
});

describe('somebody drunk who beats on the door', () => {
  const ATTACKS = [EMERGENCIES, EMERGENCIES_SPANISH].flatMap(({ byKind }) => [
    byKind['breaking-in'].call,
    byKind.held.call,
  ]);

  it.each([
    'esta borracho afuera pegandole a la puerta con el bate dice q viene por su hijo yo estoy con mi hermana y los niños en el cuarto',
    'my ex is wasted and swinging a crowbar at the front door, says hes taking the kids now. we are in the bathroom',
    'her dad is drunk on the porch with a baseball bat yelling for the boys, we locked the door',
    'drunk stepdad at the door with a tire iron, wants the twins, keys in his hand, grandma and the kids are in the back room',
    'he is drunk and pounding the window with a pipe, he came to get his daughter',
    'baby daddy drunk banging on the door with a golf club wants his kid, my mom is here too',
    'my wifes ex is drunk in our driveway with a bat hitting my truck, kids are inside, he says hes taking them',
    'he showed up hammered w a bat and is beating on the trailer door, i have his 2 kids and my grandma here',
    'trae un bate y esta tomado, golpea la puerta, quiere llevarse a los niños, estamos en el baño',
    'mi ex anda borracho tumbando la puerta con un fierro, dice que se lleva a los niños',
    'su papa llego pedo con un machete a la puerta y grita que le demos a la niña',
    'esta tomado afuera con un tubo pegandole a la ventana, viene por los niños, mi mama y yo estamos encerradas con ellos',
    'vino borracho con un palo a sacarnos de la casa a mi y a mis hijos, le esta dando a la puerta',
  ])('is met as an attack, not as a driver: %s', (message) => {
    const replies = talk(message, 'how do i answer if he texts');
    expect(replies.filter((reply) => !ATTACKS.some((call) => reply.startsWith(call)))).toEqual([]);
  });

  it.each([
    'the bat is by the door for tball, my ex comes at 5 for our son',
    'my stepson hit the garage door with his bat at practice, and i had a drink and drove nobody anywhere',
    'he came over with a hammer to fix the front door and take the kids for ice cream',
    'my ex left a shovel on our porch when he came for the boys',
    'vino con un martillo a arreglar la puerta y se llevo a los niños al parque',
    'the kids were screaming at the pinata with a stick in the driveway',
    'he got drunk at the bbq and left his golf club by the door',
  ])('is not seen in everyday talk: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});
