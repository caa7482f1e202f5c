import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const CALL = EMERGENCIES.byKind.armed.call;
const IN_DEBT =
  'Bank called again. He said the place is worth more with him under it than on it. He took the .22 out with him, said coyotes';

describe('somebody who says that they are worth more dead, and has a gun along', () => {
  it.each([
    IN_DEBT,
    'worth more with him dead he says. he just took the .22',
    "my wife keeps saying she's worth more to us dead than alive. she left an hour ago and her 9 is gone from the safe",
    'he said hes worth more dead. he grabbed the 12 gauge and walked out to the barn',
    "dad said with the life insurance we'd all be okay. he went out to the truck with his .38",
    'My husband told me the insurance money would clear the farm. He took the deer rifle and he is not answering',
    "he jokes he's worth more dead to us and tonight the gun cabinet is open and he isnt in the house",
    "my brother, army vet, said he's worth more dead than alive. He took a 9 with him on night shift",
    'grandpa says the land is worth more without him on it, he took the shotgun down to the creek',
    'my wifes ex soldier said the girls be set with his policy. he drove off with his glock',
    "she said she's worth more dead, and she took dads .38 when she left for her shift",
    'he said he wants to die and he has the pistol with him in the garage',
    'dice que vale más muerto que vivo y se llevó el rifle al monte',
    'mi esposo dijo que con el seguro de vida íbamos a estar mejor. salió con la pistola y no contesta',
    'dice mi papá que ya vale más muerto. agarró la escopeta y se fue a la milpa',
  ])('gets 911 and a welfare check first, with the gun named: %s', (message) => {
    const calls = [CALL, EMERGENCIES_SPANISH.byKind.armed.call];
    expect(calls.some((call) => lastReply(message).startsWith(call))).toBe(true);
  });

  it('keeps the call when somebody plays it down, and when he is not in by dark', () => {
    const replies = talk(
      IN_DEBT,
      'he wouldnt, not to his girls',
      "he hasn't come in for supper and its dark",
    );
    expect(replies.every((reply) => reply.startsWith(CALL))).toBe(true);
    expect(lastReply(IN_DEBT, 'he called me back, he is home now')).not.toContain(CALL);
  });

  it('gets it when the gun, or the dark, comes in a later message', () => {
    const said = 'he said he would be worth more dead than alive';
    expect(lastReply(said, 'he took the 30-30 out to the pasture')).toMatch(/^\*\*Call 911 now/);
    expect(lastReply(said, "he hasn't come in for supper and its dark")).toMatch(/^\*\*Call 911 now/);
  });

  it.each([
    'he says the farm is worth more than his life. he took the rifle to the gunsmith',
    'the life insurance would pay off the house if something happened, we signed today. he took his rifle to deer camp',
    'i took his guns to my brothers after he said hes worth more dead',
    "we got life insurance, my husband says we're covered. he took the 9 year old to the range",
    'the old truck is worth more dead than alive lol he took it to the junkyard',
    'my stepson took the 22 bus with him and didnt come in for supper',
    'he took a 45 minute nap and missed dinner, said hes worth more asleep',
    'his insurance covers the truck and the rifle was in it',
    'the policy covers the stolen gun, he got a new pistol',
    'he took the 12 pack out to the barn and hasnt come in for dinner',
    "my ex got the life insurance papers, we're ok. the gun safe is open because he is cleaning it",
    "years ago my dad said he was worth more dead and took the gun out, he's fine now",
    'el seguro paga el carro y mi esposo se llevó la escopeta a cazar',
  ])('is no emergency where no death is meant, or no gun goes along: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});
