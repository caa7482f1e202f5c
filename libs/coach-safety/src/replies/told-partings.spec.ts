import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';

const CALL_FIRST = /^\*\*(?:Call 911 now|Llama al 911 ahora)/;

const OF_CAR_AND_TREE =
  'if i leave he says hell drive his truck into a tree and it will be on me. what can i do to make the house calmer';
const OF_ROPE =
  'ayer halle a mi esposo en el garage con una soga, lo halle con la soga. hoy se despidió de mi nena bien largo';
const OF_TEXT =
  'If you leave me I won’t be here when you come back. thats what my girlfriend texted me. her kids are asleep in the house';

describe('somebody who may mean to die and goes, falls silent or shows a wound', () => {
  it.each([
    [OF_CAR_AND_TREE, 'i dont think he would', 'he just took the keys and left and said tell the boys bye'],
    [OF_ROPE, 'dice que no pasa nada que estoy loca', 'ahorita ya no me contesta el teléfono'],
    [OF_TEXT, 'she says stuff like this every time we fight', 'she sent a pic of her wrists like now'],
    ['my girlfriend says she’d be dead by morning if i leave.', 'she posted a video of her arm all cut'],
    ['he said if i file he’d eat his gun', 'he got in the truck with the pistol and peeled out'],
    ['my girlfriend says she will kill herself if i go home', 'she sent me a video of blood on the floor'],
    [
      'my mom keeps saying we will be better off without her.',
      'she isnt answering and her car isnt at church',
    ],
    ['my husband said i wont have to worry about him after tonight.', 'now hes gone and his phone is off'],
    ['mi hermano dijo que ya no quiere vivir.', 'se salió de la casa con la pistola y no contesta'],
    ['mi novia dice que si la dejo se mata', 'me mandó una foto de sus muñecas'],
  ])('is looked for at once, over messages: %s', (...messages) => {
    expect(lastReply(...messages)).toMatch(CALL_FIRST);
  });

  it.each([
    'took the keys and left and said bye to the boys and he wont answer his phone',
    'texted she wants to die and sent a pic of her wrists bleeding',
    'se despidió de mi nena bien largo y ahorita ya no me contesta el teléfono',
    'my wife kissed both babies a long time tonight and told them be good for mama, now her phone goes straight to voicemail',
    'found a letter in my husbands work boots that says im sorry for everything take care of the girls. hes not at the barn',
    'grandson is 19, said goodbye grandma i love you always and hung up, now no answer',
    'my soldier said tell my son i tried and drove off base, phone off',
    'he grabbed his gun and walked into the woods and said tell the kids i love em',
    'my wife (we are two moms) left a note on the crib, be good to mama. her car is gone and she wont pick up',
    'agarró las llaves y se fue y dijo dile a los niños que los quiero mucho. ayer dijo que se iba a matar',
  ])('is looked for at once: %s', (message) => {
    expect(lastReply(message)).toMatch(CALL_FIRST);
  });

  it('is over once they are heard again', () => {
    const said = [
      'my mom keeps saying we will be better off without her.',
      'she isnt answering and her car is gone',
    ];
    expect(lastReply(...said, 'what do i do')).toMatch(CALL_FIRST);
    expect(lastReply(...said, 'she called me back, shes home')).not.toMatch(CALL_FIRST);
  });

  it.each([
    'he said bye to the boys and left for work, he never answers at the plant',
    'he had an early flight and said kiss the kids for me. his phone is off til he lands',
    'my teen said bye mom love you and isnt answering, shes at practice',
    'my wife sent a pic of her arms all scratched from the blackberries lol',
    'ex said goodbye to the kids at drop off and wont answer my texts about summer',
    'mi mamá se despidió bien largo en el aeropuerto y no contesta porque va en el avión',
    'my husband took his keys and left after we argued about dishes',
    'she moved out and took her keys and said tell the cat bye',
  ])('is not seen in every day: %s', (message) => {
    expect(lastReply(message)).not.toMatch(/Call 911 now|Llama al 911 ahora/);
  });
});

describe('a weapon that somebody threatens with, and a rage right now', () => {
  it.each([
    'my stepson is 17 and he put his mom against the wall and said next time he’ll use the knife. hes in the kitchen right now slamming drawers',
    'my dad told my mom he would stab her and hes downstairs screaming right now',
    'hell get the machete if i call anyone, he said. next time its the machete. hes pacing outside the door rn',
    'son is 22 and off his meds, said he’d stab grandma. he is kicking her door in the hallway right now',
    'farm hand told my husband he would use the axe on him and he is in our yard right now yelling',
    'mi esposo dijo que la próxima va a usar el cuchillo y ahorita está en la cocina aventando todo',
    'mi cuñado amenazó con sacar la pistola y ahorita anda gritando en el patio',
  ])('leads to 911 before anything else: %s', (message) => {
    expect(lastReply(message)).toMatch(CALL_FIRST);
  });

  it.each([
    ['my stepson says he’ll use the bat on my husband next time.', 'he is punching the walls right now'],
    ['my girlfriend said she’d get the knife next time.', 'shes drunk and screaming at me right now'],
  ])('does so where the threat was told before: %s', (before, message) => {
    expect(lastReply(before, message)).toMatch(CALL_FIRST);
  });

  it.each([
    'he uses the big knife for the turkey and hes in the kitchen right now slamming drawers looking for it',
    'my wife said she will kill me, i forgot the cake. she is in the kitchen right now slamming drawers',
    'my son said next time he gets to use the bat at practice. he is yelling with joy',
  ])('is not seen in every day: %s', (message) => {
    expect(lastReply(message)).not.toMatch(/Call 911 now/);
  });
});
