import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { type Danger, dangersIn } from './cues/danger-cues.js';
import { boldOpening, DANGERS, DANGERS_SPANISH } from './dangers.js';

describe('dangers that people tell without a name for them', () => {
  const TOLD: readonly (readonly [Danger, readonly string[]])[] = [
    [
      'death-threat',
      [
        "my husbands an E7. he said if i go to his command he'll make sure nobody ever finds me out here in the desert",
        'he says theres forty acres behind the barn and they would never find me',
        'she told me people go missing up here every hunting season and nobody looks',
        'he laughed and said it would be real easy to make me disappear, im not on any lease',
        'my mother in law says her son could make me vanish and my parents back in Manila would never know',
        'he said out here nobody would even come looking for you',
        'he showed me the well on his dads ranch and said no one would think to look down there',
        'he says i could fall off the boat and who would know',
        'he says the river never gives anybody back',
        'me dijo que en este desierto nadie me va a buscar',
        'dice que me puede desaparecer y que mi familia ni va a preguntar',
        'dice que si hablo nadie vuelve a saber de mi',
        'dice q me va a hacer desaparecida como a las de su pueblo',
      ],
    ],
    [
      'forced-sex',
      [
        'he says since im his wife now i dont get to say no. i just lay there and think about tmrws lunches',
        'he says a wife doesnt have the right to turn him down so i close my eyes till its over',
        'i dont say no anymore bc it takes three days of him not talking. i just let him and wait til hes done',
        'she says if i loved her i wouldnt say no. i stare at the ceiling fan until she is finished',
        'saying no isnt an option in his house, he does it and i count the tiles',
        'our pastor says my body belongs to him. i let him do it and cry in the shower',
        'if i say no he just keeps at me till i give up, its easier to lie still',
        'ya no le digo que no porque se pone de malas, mejor me dejo y espero a que acabe',
        'dice que por ser su mujer no le puedo decir que no, me quedo quieta pensando en el mandado',
        'en la noche no me pregunta, nomas se me sube y yo me aguanto',
        'dice q para eso nos casamos, yo cierro los ojos hasta q termina',
      ],
    ],
    [
      'stalking',
      [
        'my ex keeps turning up places only my calendar knows. pickup line, my dentist, the new guys driveway. found a little round thing in the stroller pocket',
        'found a flat white coin thing taped under my car seat and he always knows what store i went to',
        'theres something the size of a quarter sewn in my purse. she shows up wherever i eat lunch',
        'my mechanic pulled a little black box with a magnet off my truck. i drive nights for amazon',
        "the baby's car seat beeps when im away from his phone. i found a round thing under the padding",
        'at the shelter they found a gadget in my daughters backpack. nobody bought it',
        'the horse trailer had a blinking thing stuck underneath. my ex knew about every show',
        'encontré una cosita redonda en la bolsa de la carriola y él siempre llega a donde estoy',
        'en la pañalera venía una bolita blanca que suena, y mi ex ya sabe a donde vamos',
        'traía una cosa cosida en la bolsa y ella siempre sabe dónde ando',
      ],
    ],
    [
      'hostage',
      [
        "shes got both passports and says she'll take the twins to her moms in Manila and ill never see em again if i keep asking where the money goes",
        'he has my passport and the babys birth certificate in his safe and says they fly back to Lagos without me',
        'she took the kids passports and told me one more fight and they live with her dad in Kerala',
        'my green card and the kids social security cards are locked in his desk, he says i leave with nothing',
        'my wife carried our son so she says im nobody on paper and she can move him to texas tomorrow and ill never see him',
        'se quedó con los pasaportes de las niñas y dice que se las lleva con su mamá a Sinaloa',
        'mi suegra tiene mis papeles y las actas de los niños y dice que si me voy me voy sola',
        'tiene mi pasaporte y el del bebé, dice que se lo lleva a su país y no lo vuelvo a ver',
        'dice que se lleva a los gemelos a Honduras si sigo preguntando por el dinero',
      ],
    ],
    [
      'controlled',
      [
        "she takes my phone at 9 and reads it out loud to the kids like a bedtime story. keeps my car keys in her purse. i have to ask for tampon money. we're both women so is it still that",
        'he keeps my keys and i have to ask for gas and he goes through my phone every night',
        'my husband took my debit card and hides the car keys when hes on nights',
        'my wife gives me 20 a week, i turn over my whole va check, she keeps the truck keys',
        'he makes me hand over my phone when he walks in and i have to beg for diaper money',
        'me quita el celular en la noche y revisa todo, las llaves las trae él y tengo que pedirle para las toallas',
        'mi esposa tiene mi tarjeta y las llaves, me da 10 dólares y pide el ticket',
        'mi suegra me guarda el teléfono y le tengo que pedir permiso y dinero hasta para pañales',
      ],
    ],
  ];
  it.each(TOLD.flatMap(([danger, messages]) => messages.map((message) => [danger, message] as const)))(
    'finds %s in “%s”',
    (danger, message) => {
      expect(dangersIn(message)).toContain(danger);
    },
  );

  it.each([
    'nobody ever finds me when we play hide and seek with the grandkids',
    "he says he'll make the mess disappear before my mom comes",
    'my stepson told me nobody would even look for me in his blanket fort',
    'he told me nobody would find our new house without gps',
    'his mom plans every sunday and i dont get to say no',
    'my stepson wants me to lie down with him, i cant say no, so i lie there until he is asleep',
    'i just lay there at night and think about tmrws lunches',
    'found a little round thing in the stroller pocket, it was a fossilized cheerio',
    'found a small plastic thing in the couch, does anyone know which toy it belongs to',
    'she has both passports ready and takes the twins to her moms in Manila for christmas, im nervous about the flight',
    'says the twins fly to her moms without me so i can sleep',
    'tiene los pasaportes de los niños listos y se los lleva a ver a su abuela en verano',
    'she takes the kids phones at 9 and keeps their car keys in her purse when they break curfew',
    'he took my car keys by accident so i had to ask my sister for gas money',
    'we both put our phones in a basket at 9 so we can talk',
  ])('finds none in “%s”', (message) => {
    expect(dangersIn(message)).toEqual([]);
  });

  it('names the danger in the first reply, and never leaves a threat to a question about suicide', () => {
    const named = (text: string) => expect.stringContaining(boldOpening(text));
    expect(lastReply('he said out here nobody would even come looking for you')).toEqual(
      named(DANGERS['death-threat']),
    );
    expect(lastReply('me dijo que en este desierto nadie me va a buscar')).toEqual(
      named(DANGERS_SPANISH['death-threat']),
    );
    expect(lastReply('he keeps my keys and i have to ask for gas and he goes through my phone')).toEqual(
      named(DANGERS.controlled),
    );
    expect(lastReply('mi esposa tiene mi tarjeta y las llaves, me da 10 dólares y pide el ticket')).toEqual(
      named(DANGERS_SPANISH.controlled),
    );
  });
});
