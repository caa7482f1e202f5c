import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { SHAKEN_CHILD } from './child-in-danger.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { isBabyShaken } from './cues/shaken-cues.js';
import { isStillAfterBlow } from './cues/unborn-cues.js';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';
import { HARM_SIGN, HARM_SIGN_SPANISH } from './harm-signs.js';

const callsFor = (kind: 'body' | 'drunk-driver'): readonly string[] =>
  [EMERGENCIES, EMERGENCIES_SPANISH].map(({ byKind }) => byKind[kind].call);
const isLedBy = (reply: string, texts: readonly string[]): boolean =>
  texts.some((text) => reply.startsWith(text));

describe('a small body that cannot wait', () => {
  it.each([
    'the twins wouldnt stop screaming and i shook the one in the swing pretty hard',
    'she had the little guy in the bassinet and gave him a good hard shake',
    'my husband grabbed the one in the crib and shook',
    'i lost it last night and shook one of the twins, he seems ok today',
    'the sitter gave my 5 month old a shake to make her stop',
    'sacudí a uno de los gemelos anoche porque no se callaba',
    'le dio una sacudida al bebé y lo volvió a acostar',
    'i shook my infant daughter for like a second, do i need to say anything',
    'mi suegra zarandeó al que estaba en la cuna',
    'i snapped at 3am and shook the newborn, am i a bad mom',
  ])('is seen by a doctor where somebody shook it, however it is named: %s', (message) => {
    const doctors = [DANGERS['shaken-baby'], DANGERS_SPANISH['shaken-baby'], SHAKEN_CHILD];
    expect(doctors.some((text) => lastReply(message).includes(text))).toBe(true);
  });

  it.each([
    'my newborn feels like a rag doll and i cant get her to wake for a feed',
    'the baby is floppy as a noodle since the sitter left',
    'infant wont wake up for his bottle, its been 5 hours',
    'one of the twins wont wake up to eat and the other is fine',
    'the one in the crib is all limp and i cant wake him',
    'grandbaby is like dead weight in my arms, wont open her eyes',
    'he is 3 weeks old and he cant be woken for the breast',
    'mi bebé está como trapo y no despierta para su mamila',
    'la bebé está como muñeca de trapo desde que la cuidó mi cuñado',
    'el recién nacido no despierta para comer',
  ])('gets 911 where it is limp or sleeps on: %s', (message) => {
    expect(isLedBy(lastReply(message), callsFor('body'))).toBe(true);
  });

  it('gets 911 where it is quiet after it was shaken', () => {
    const message = 'i shook the one in the swing, hard. she was so quiet all day';
    expect(isLedBy(lastReply(message), [EMERGENCIES.byKind.limp.call])).toBe(true);
  });

  it.each([
    '31 weeks, he pushed me against the door this morning and i barely feel her kick now',
    'im 7 months along and he kneed me in the stomach. she was so active yesterday and now hardly anything',
    '28 wks. my ex shoved me off the porch. baby has been really quiet since',
    'he knocked me down on friday and im 33 weeks, the kicks slowed way down',
    "i'm 24 weeks and he elbowed my bump, usually a kicker but not so much today",
    'she is 30 weeks and her boyfriend punched her belly, says the baby isnt as active',
    'tengo 30 semanas y me empujó contra la mesa, casi no se mueve hoy',
    'tengo 7 meses y me dio una patada en la panza, el bebé está muy quieto',
    'he slammed me on the counter, belly first. 8 months. nothing from baby since breakfast',
    '35w, got shoved down, my bump is weirdly still',
  ])('gets 911 where an unborn one moves less after a blow: %s', (message) => {
    expect(isLedBy(lastReply(message), [HARM_SIGN, HARM_SIGN_SPANISH])).toBe(true);
  });

  it.each([
    'my ex just took off with the kids in the back and he smells like beer',
    'pickup is at 6 and i can hear that hes hammered. hes going to drive them three hours',
    'shes slurring and about to drive them to her moms',
    'she just left with our daughter in the booster seat and shes wasted',
    'he drove off w the boys, hes had like a few too many',
    'he peeled out with my son and hes sloshed',
    'my mom just backed out with the baby in the car seat and she smells of wine',
    'their dad sped off with them kids in the truck, bottle of jack in his hand',
    'he left with the kids five min ago, hes had a six pack',
    'mi ex se acaba de llevar a los niños en la troca y huele a cerveza',
    'arrancó con mis hijos atrás y anda bien tomado',
    'se fue con las niñas en el carro, trae unas copas encima',
  ])('gets 911 while somebody drunk drives it: %s', (message) => {
    expect(isLedBy(lastReply(message), callsFor('drunk-driver'))).toBe(true);
  });

  it.each([
    'my daughter lost her ragdoll and wont go to sleep without it',
    'we got a ragdoll cat and the kids love her',
    'the baby loves the ragdoll my mother in law made',
    'the dog is limp and wont wake up for his food',
    'my son wont wake up for school and my husband and i fight about who does it',
    'our toddler doesnt wake up for her night feeds anymore, can we finally be a couple again',
    'the twins dont wake up to eat at night anymore',
    'the baby shook his rattle for an hour and we laughed',
    'i was so nervous my hands shook when i held my newborn niece',
    'i shook his hand and he held the baby in the other arm',
    'i shook the bottle and fed the twins',
    'we shook up the routine with the twins',
    'we shook the crib to see if it was stable',
    '26 weeks and my husband pushed for a home birth, baby is super active',
    'im 30 weeks and hes not as active in planning the nursery',
    '7 months along and my mother in law pushes my buttons',
    '26 weeks ago we got married and he isnt much for talking now',
    'im 28 weeks and the toddler kicked me in the belly, baby kicks back',
    'he pushed me on the swing at 20 weeks it was so sweet',
    'baby kicks a lot at 25 weeks and i barely sleep, my husband shoved a pillow under my belly',
    'he left with the kids to get beer for the party',
    'my in laws drank wine all night and his jokes are about to drive them crazy',
    'the baby is floppy when she naps on me, so sweet',
    'i was the sober driver last night, kids in the backseat, he had a few beers in him',
    'last summer he drove the kids home after a few beers and i still fight with him about it',
    'he had a few beers so i drove us and the kids home',
    'he was drunk at the wedding so i took off with the kids',
    'my husband just left with the kids to the park, the house smells of wine from the party',
    'my ex drove off with the kids for the weekend and i had some wine',
    'he took the kids in the truck to the beer garden for lunch, i like that he plans things',
    'mi esposo se acaba de ir con los niños a comprar cerveza',
    'el bebé ya no despierta en la noche para comer, por fin dormimos',
    'mi hija tiene una muñeca de trapo y no la suelta',
    'tengo 30 semanas y mi suegra me empujó a comprar otra cuna',
    'my brother in law is tipsy at every party and never drives the kids',
  ])('is not seen in what only sounds like it: %s', (message) => {
    expect([emergenciesIn(message), isBabyShaken(message), isStillAfterBlow(message)]).toEqual([
      [],
      false,
      false,
    ]);
  });
});
