import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { isGunInReach } from './cues/gun-cues.js';
import { heldByNearer } from './cues/nearer-weapon-cues.js';
import { DANGERS, GUN_NEAR_CHILD, GUN_NEAR_CHILD_SPANISH } from './dangers.js';

const CALL_FIRST = /^\*\*(?:Call 911 now|Llama al 911 ahora)\./;
const NEARER_TO_CHILD = 'The child is closer to that gun now';

describe('a gun where a child is', () => {
  it.each([
    'my 9 yo says dads new place has a gun in the couch cushion. visit is friday at 5',
    'there is a loaded gun in the couch at my kids dads house',
    'my stepson says he can click the safety off grandpas gun',
    'the kids play near his rifle, its just leaned in the closet',
    'their mom keeps a pistol in her purse and the twins dig in there',
    'my 6 year old found his stepdads shotgun under the bed',
    'he leaves his glock on the nightstand and my toddler can reach it',
    'she came home and said mommys boyfriend let her hold the gun, shes my stepdaughter',
    'my ex never locks his guns, our 4 year old goes every weekend',
    'my daughter 8 says uncle keeps his service weapon on the counter',
    "my grandson told me there's a rifle just leaning by the door at his moms",
    "we do drop offs at night, their stepdad's gun is always out on the counter when i get the girls",
    "I'm in the army, i know guns, but my ex leaves hers on the fridge and our 5 year old climbs",
    'my kids have two moms and one of us leaves her glock in the diaper bag',
  ])('is named with what to do: %s', (message) => {
    expect(lastReply(message)).toContain(GUN_NEAR_CHILD);
  });

  it.each([
    'mi hijo dice que su papá tiene una pistola abajo del cojín',
    'mis hijos juegan cerca de la escopeta de su abuelo, está cargada',
    'el papá de mis niños deja la pistola arriba del refri, nunca la guarda',
  ])('is named in Spanish, too: %s', (message) => {
    expect(lastReply(message)).toContain(GUN_NEAR_CHILD_SPANISH);
  });

  it('is named again where the child comes nearer to it', () => {
    const reply = lastReply(
      'my 9 yo says dads new place has a gun in the couch cushion. visit is friday at 5',
      'judge said i cant withhold or ill be in contempt',
      'my little one showed me how he can click the thing on the side of it',
    );
    expect(reply).toContain(NEARER_TO_CHILD);
  });

  it.each([
    "we're a hunting family, the rifles are locked in the safe, my son helps",
    'my stepson wants to go deer hunting with his dad and his rifle',
    'he bought my son a nerf gun and left it on the bed',
    'my husband is a cop and locks his service weapon every night, the kids know',
    'we have a gun safe, the kids are never near it',
    "our neighbor's kids shoot bb guns by the garage",
    'he set the glue gun on the table and the kids made ornaments',
    'my kids water gun is in the closet',
    'the boys found cap guns in grandpas drawer',
    'i keep a loaded gun in the nightstand and think of using it when the kids are at school',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(isGunInReach(message)).toBe(false);
    expect(lastReply(message)).not.toContain(GUN_NEAR_CHILD);
  });
});

describe('a weapon that was told of and comes nearer', () => {
  it.each([
    [
      'when we argue my husband gets his pistol out and lays it on the nightstand and just goes on talking normal',
      'tonight he had it next to his plate at dinner and told me to sit back down',
    ],
    ['my husband waved his gun around when he was mad', 'now hes cleaning it at the table and looking at me'],
    [
      'he keeps a gun in the truck and showed it to me when i said id leave',
      'he brought it inside tonight and put it on the bed between us',
    ],
    ['my wife has a gun and she said id regret leaving', 'she pointed it at me'],
    ['my boyfriend keeps his 9mm on the dash when he picks me up', 'he loaded it in front of me just now'],
    ['dad has a shotgun by the door. im 17', 'he racked it and told us to stay in the room'],
    [
      'he showed me the bullets and said one has your name',
      'hes got it in his lap now and wont let me go to bed',
    ],
    ['my ex carries', 'he had it on his hip at the exchange and lifted his shirt so id see'],
    [
      'my sister says her husband sleeps with a knife',
      'she texted he has it out on the table now and told her to sit',
    ],
    ['mi esposo saca la pistola cuando discutimos', 'hoy la puso en la mesa y me dijo que me sentara'],
    ['mi pareja guarda un cuchillo en el buró', 'anoche la sacó y me apuntó con el cuchillo'],
  ])('leads to 911: %s / %s', (before, message) => {
    expect(lastReply(before, 'what do we do about christmas', message)).toMatch(CALL_FIRST);
  });

  it('leads to 911 where both stand in one message', () => {
    expect(lastReply('he had his pistol next to his plate tonight and told me to sit back down')).toMatch(
      CALL_FIRST,
    );
  });

  it.each([
    ['my husband has a gun', 'his phone rang and he told me to sit down for the news'],
    ['my husband has a gun', 'he put it all on the table: money, kids, his mom'],
    ['my husband has a gun', 'I wrote him a long letter and left it on his pillow'],
    ['my husband has a gun', 'he got it at a garage sale and told me to look'],
    ['he leaves the knife in the sink', 'he told me to sit down while he cooks'],
    ['my ex never calls', 'he had it next to his plate and told me to sit back down'],
    ['my son has a nerf gun', 'he pointed it at me and ran'],
    ['he cleans his guns at the range on sundays', 'he wants me to come'],
    ['my husband has a gun', 'we pulled the trigger and bought the house, told the kids'],
    ['my husband has a gun', 'the dog took it and looked at us'],
  ])('is not seen in what looks alike: %s / %s', (before, message) => {
    expect(heldByNearer([before], message)).toBeNull();
  });

  it.each([
    'he waved the loaded gun at me in front of the kids',
    'he says if I take the girls to my moms he will put one in his head. he had the gun out on the table by the plates',
    'my husband pointed his loaded rifle at my son',
    'he leaves his glock on the nightstand and says nobody leaves this house, my toddler can reach it',
  ])('is named as a danger to whoever it is held against, though children are near: %s', (message) => {
    expect(lastReply(message)).toMatch(/A gun makes this much more deadly|Call 911 now/);
  });

  it('is named once as any gun where nobody is hurt yet', () => {
    expect(lastReply('my husband gets his pistol out when we argue')).toContain(DANGERS.gun);
  });
});
