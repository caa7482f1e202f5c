import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';

describe('a child in a hot or locked car', () => {
  it.each([
    'kid is locked in the car in the lot its 98 out my husband has the key and wont pick up. hes 2 hes getting real red',
    'baby locked in hot car, husband has the keys',
    'el niño se quedo encerrado en el carro y hace mucho calor',
    'i locked my keys in the car with my daughter in her car seat',
    'the car locked itself and my 8 month old is inside',
    'my grandson is stuck in my truck, keys are on the seat, its 95 degrees',
    'my ex left the kids in the car and hes in the casino its 101 out',
    'theres a toddler left in a hot car at walmart im next to it windows are up',
    'my wife fell asleep and the baby is still in the car seat in the car its so hot out',
    'our twins are locked in the van at daycare pickup and the fob is dead',
    'the 3 year old locked himself in my car with my keys',
    'she left the baby sleeping in the car with the windows up and its 90 outside',
    'farm truck locked with my little girl inside, no one around for miles',
    'my toddler is in the suv and i cant get the door open hes sweating so bad',
    'dejé las llaves adentro del carro con la niña',
    'mi nieta de 2 años se quedó encerrada en la camioneta, está sudando',
    'encerré al bebé en el coche, no encuentro la llave',
    'se cerraron los seguros de la troca y mi hijo está adentro',
    'dejaron a los niños en el carro con los vidrios cerrados y estamos a 100 grados',
    'su papá dejó a la bebé dormida en el carro, hace un calorón',
    'got my kids in the back of the car and it wont unlock from outside its 99 out',
    'just came out of the store and my husband left our son alone in the car its boiling in there',
    'a child is locked inside a car in the parking lot what do i do',
    'my 3 year old locked himself in the truck and i cant find the key',
    'he locked himself in the car, hes only 2 and my husband has the fob',
    'my grandbaby is locked in the car at church',
    'im a soldier on post and someone left an infant in a truck here, 94 degrees',
    'my 4 yo fell asleep and i forgot her in the car, im at work and its summer in texas',
    'im not her mom but my stepdaughter is locked in the car, her dads drunk inside and has the keys',
  ])('needs 911 first: %s', (message) => {
    expect(lastReply(message)).toMatch(
      /^\*\*(?:Call 911 now|Llama al 911 ahora)\.\*\* (?:A child in a locked|Un niño o una niña en un carro)/,
    );
  });

  it.each([
    'dog is locked in the car and its 90 out',
    'locked my keys in the car at the store again, my husband is going to laugh',
    'we sat in the hot car for an hour waiting for the kids exchange',
    'the ac broke and the kids were miserable in the hot car the whole drive',
    'last summer my mother in law left my son in the car for ten minutes and i still cant forgive her',
    'my stepson locked himself in the truck because he didnt want to go to his moms',
    'i left my daughters jacket in the car and its cold out',
    'she left the kids in the car with my husband while she ran in, it was hot',
    'his ex says i left the kids in a hot car once, its not true',
    'my 14 year old locked herself in the car and wont come in for dinner',
    'my toddler fell asleep in the car and i sat there with the ac on for an hour',
    'the kids left the car windows up and now its hot',
    'i locked the kids out of the car lol',
    'my son is stuck on hot wheels cars, he left them in the car',
    'my stepdaughter got car sick and was all red, we had to stop in the sun',
    'we locked the car and the kids were already inside the house',
    'mi perro se quedó encerrado en el carro',
    'se me quedaron las llaves adentro del carro otra vez',
    'íbamos con los niños en el carro y hacía mucho calor, todos peleando',
    'el año pasado mi suegra dejó al niño en el carro y no se me olvida',
    'the baby cries in the car seat the whole way and gets red in the face',
    'kids fight in the car when its hot',
    'my daughter sat in the car with a red face and wouldnt talk to him',
    'he was in the car with the kids and got a red light ticket',
    'he locked his car and walked my daughter inside, its hot out so i gave them lemonade',
    'my kids are stuck in the car for 3 hours each custody exchange',
    'i cant get my toddler out of the car he wants to stay and finish his show',
    'her daughter was shut up in the car on her phone the whole time',
    'mi hijo se encerró en el carro porque no quiere ir con su papá',
  ])('is not heard in: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });

  const LOCKED =
    'kid is locked in the car in the lot its 98 out my husband has the key. hes 2 hes getting real red';

  it('is told to break a window, and nothing of whom they suspect', () => {
    const reply = lastReply(LOCKED);
    expect(reply).toContain('break the window that is farthest from the child');
    expect(reply).not.toContain('don’t announce anything');
  });

  it('may be ill of the heat after it, also when it is out, and is looked after when help is there', () => {
    const [, phone, limp, later, helped, onward] = talk(
      LOCKED,
      'he still wont answer his phone',
      'got him out hes kinda limp but breathing',
      'how do i even talk to my husband after this',
      'ambulance is here',
      'how do i talk to my husband about it',
    );
    expect(phone).toContain('A child in a locked or hot car');
    for (const reply of [limp, later]) expect(reply).toContain('may have heat stroke');
    expect(limp).toContain('Wet the skin with cool water');
    expect(helped).toContain('Heat can still show hours later');
    expect(onward).toContain('a spare key');
  });

  it('is over for one who is out and well', () => {
    expect(lastReply(LOCKED, 'got him out, hes fine and drinking his juice')).toContain(
      'Heat can still show',
    );
  });
});
