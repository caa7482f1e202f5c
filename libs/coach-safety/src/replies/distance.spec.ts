import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { meansOfAnother } from './cues/others-means-cues.js';
import { DISTANCE, DISTANCE_OF_ANOTHER, distanceWithin } from './distance.js';

const within = (message: string, language: 'en' | 'es' = 'en'): string[] =>
  distanceWithin({ message, turns: [], language });

describe('distance from what is near', () => {
  it.each([
    [
      'Drove out to the tree line with the 9 on the seat. Came back. Dont know why I am typing this',
      DISTANCE.en.gun,
    ],
    [
      'sat in the parking garage on the top level for an hour looking over the edge thinking it would be quiet',
      DISTANCE.en.place,
    ],
    [
      'i drove to the bridge after my night shift and just sat there. they were fine before me',
      DISTANCE.en.place,
    ],
  ])('is named in the first reply, to the writer: %s', (message, text) => {
    expect(lastReply(message)).toContain(text);
  });

  it('is named in Spanish', () => {
    const told = 'tengo las pastillas aqui en la mesa contadas. no quiero que mis niñas me hallen';
    expect(lastReply(told)).toContain(DISTANCE.es.pills);
  });

  it.each([
    ['he asked me where i moved the gun safe key', 'gun'],
    ['he asked me today which of my heart meds is the strong one', 'pills'],
    ['my stepson looked up how many tylenol it takes', 'pills'],
    ['my wife took the rope out of the barn', 'rope'],
    ['my brother got his rifle out of the case and loaded it, he is just back from deployment', 'gun'],
    ['dad got his pistol out of the closet since mom died', 'gun'],
    ['she saved all her pain pills since the surgery', 'pills'],
    ['my daughter hid a razor in her phone case', 'rope'],
    ['he drove to the bridge and sat there till dark', 'place'],
    ['my grandpa cleaned the shotgun and put papers on the table', 'gun'],
  ] as const)('is for whoever can put it away, where somebody else comes to it: %s', (message, means) => {
    expect(within(message)).toEqual([DISTANCE_OF_ANOTHER.en[means]]);
  });

  it.each([
    ['hoy en la escuela buscó en la compu cuanto tylenol es peligroso', 'pills'],
    ['mi esposo sacó la pistola de la caja y la limpió', 'gun'],
    ['mi hermano fue al puente anoche', 'place'],
  ] as const)('and in Spanish: %s', (message, means) => {
    expect(within(message, 'es')).toEqual([DISTANCE_OF_ANOTHER.es[means]]);
  });

  it('is said to the wife of somebody who asks for the key', () => {
    const reply = lastReply(
      'my husband has been so low. this week totally calm, paid off the truck, wrote each of the kids a letter',
      'he asked me where i moved the gun safe key',
    );
    expect(reply).toContain(DISTANCE_OF_ANOTHER.en.gun);
    expect(reply).not.toContain('between you and');
  });

  it.each([
    'i found his gun in the closet and i know the code',
    'i have my husbands pills in my hand',
    'i want to take all her meds',
    'my husband has a gun in the safe and i keep thinking about it',
    'he asked me to the bridge club',
    'the kids have a rope swing',
    'she went to the store',
    'found where he keeps the lockbox key',
    'his mom has so many old pills left over',
    'tengo las pastillas de mi mamá aquí',
  ])('is no other’s where the writer has it, or nobody does: %s', (message) => {
    expect(meansOfAnother(message)).toBeNull();
  });
});
