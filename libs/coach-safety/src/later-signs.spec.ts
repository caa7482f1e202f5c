import { describe, expect, it } from '@jest/globals';
import { CHILD_REPLIES } from './replies/child-in-danger.js';
import { HARMING_REPLIES, withoutCrib } from './replies/harming-others.js';
import { SPANISH_REPLIES } from './replies/spanish.js';
import { VIOLENCE_REPLIES } from './replies/violence.js';
import { DOUBTFUL, kindsOf } from './testing/converse.js';
import { lastReply } from './testing/talk.js';

const ALARMS = [
  ...VIOLENCE_REPLIES,
  ...CHILD_REPLIES,
  ...HARMING_REPLIES,
  // Where nobody small is told of.
  ...withoutCrib(HARMING_REPLIES),
  ...Object.values(SPANISH_REPLIES).flat(),
];
const isAlarm = (reply: string): boolean => ALARMS.some((text) => reply.includes(text));

const HITS = 'my husband hits me when he drinks';
const PEGA = 'mi esposo me pega cuando toma';
const HANGER = 'my husband hits my 6 year old with a hanger';
const OWN = 'i hit my girlfriend in the face last night';

describe('a new sign of a concern that came up', () => {
  it.each([
    [HITS, 'this morning there was a photo of my bedroom window under the wiper'],
    [HITS, 'came home from night shift and my clothes were cut up on the bed'],
    [HITS, 'my coat was in the burn barrel when i got back from church'],
    [HITS, 'he took the distributor cap out of my truck so i cant leave the ranch'],
    [HITS, 'he told his buddies at the base what he would do if i ever talked'],
    [HITS, 'he stood over me with the belt while i was asleep'],
    [HITS, 'he says the immigration people can come any day'],
    [HITS, 'she put a knife in my pillow'],
    [PEGA, 'anda diciendo que me va a pesar cuando salga de trabajar'],
    [PEGA, 'anoche me despertó con el machete en la mano'],
    [HANGER, 'she flinches when he walks by now'],
    [HANGER, 'there were burns on his back in the bath'],
    [HANGER, 'the school nurse found new welts'],
    [OWN, 'i felt it coming up again this morning over the dang coffee maker had my fist up'],
    [OWN, 'i was outside her window last night just watching her'],
    [OWN, 'i keep picturing doing it again and it feels good'],
  ])('is answered as one, and not only talked on about: %s — %s', (told, sign) => {
    expect(isAlarm(lastReply(told, sign))).toBe(true);
  });

  it.each([
    [HITS, 'our kids fight over the tablet nonstop'],
    [HITS, 'his mother is coming for thanksgiving'],
    [HITS, 'the school wants forms signed by both parents'],
    [HITS, 'i work nights at the hospital and sleep at noon'],
    [HITS, 'he is good with my kids most days'],
    [HITS, 'my sister wants to borrow my car'],
    [HITS, 'thank you for listening'],
    [PEGA, 'mi hijastra no me habla y quiere cambiarse de escuela'],
    [HANGER, 'his soccer practice moved to tuesday'],
    [HANGER, 'how do i get him to do homework'],
    [OWN, 'how do i say sorry to her parents'],
  ])('is not heard in everyday talk: %s — %s', (told, message) => {
    expect(isAlarm(lastReply(told, message))).toBe(false);
  });

  it('is a plain doubt of its own topic, and no half one', () => {
    const told = { present: { violence: 'self' } } as const;
    expect(kindsOf(told, { ...DOUBTFUL, isWeak: false })).toEqual(['answer', 'answer']);
    expect(kindsOf(told, { ...DOUBTFUL, isWeak: true })).toEqual(['answer', 'guarded']);
    expect(kindsOf(told, { ...DOUBTFUL, isWeak: false, isPlainQuestion: true })).toEqual([
      'answer',
      'guarded',
    ]);
  });

  it('is a mere “no” to whether the screen or the child is safe', () => {
    expect(isAlarm(lastReply(HITS, 'no'))).toBe(true);
    expect(isAlarm(lastReply(HANGER, 'no'))).toBe(true);
    expect(isAlarm(lastReply(PEGA, 'no'))).toBe(true);
  });

  it.each([
    ['my ex tracks my car and waits at my work', 'hes just having a hard time with the divorce hes harmless'],
    ['my wife takes my whole check and locks me out', 'shes just good with money and im not'],
    [HITS, 'he was just tired from the kids'],
    [PEGA, 'es que anda estresado por los niños'],
  ])('is heard, and not what an excuse only mentions: %s — %s', (told, excuse) => {
    expect(lastReply(told, excuse)).not.toMatch(
      /Stay or go|Money and a place|thinking of the children|Piensas en los niños/,
    );
  });

  it('is not agreed with where somebody plays it down', () => {
    for (const text of ['he was just tired', 'he was always a gentleman', 'it was only once'])
      expect(lastReply(HITS, text)).not.toContain('just as you say');
  });
});
