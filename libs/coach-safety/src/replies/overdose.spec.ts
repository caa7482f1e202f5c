import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency.js';

const TAKEN = [EMERGENCIES, EMERGENCIES_SPANISH].map(({ byKind }) => byKind.taken);

describe('too many pills', () => {
  it.each([
    'my daughter just told me she swallowed a bunch of tylenol last night',
    'my 15 yr old took a handful of advil after our fight',
    'my husband took like 20 of his oxys',
    'she took all her sleeping pills tonight and wont talk',
    'my stepson overdosed tonight',
    'my best friend downed a whole bottle of benadryl',
    'my wife drank antifreeze',
    'his son took the whole bottle of tylenol and threw up',
    'my roommate popped 30 of her xanax',
    'mi hija se tomó un frasco de pastillas',
    'mi esposo se tomó el raticida',
  ])('that somebody else took are not answered as if the writer had: %s', (message) => {
    const reply = lastReply(message);
    expect(TAKEN.some(({ forAnother = '-' }) => reply.includes(forAnother))).toBe(true);
    expect(reply).not.toMatch(/You matter|Tu vida importa/);
  });

  it.each([
    'I swallowed 30 of my tylenol an hour ago',
    'took the rest of the klonopin bottle, its late and the kids are asleep',
    'he left me so i took all my sleeping pills',
    'me tomé todas las pastillas de mi mamá',
    'i just overdosed',
    'downed a whole bottle of benadryl',
    'i took the rest of the bottle of my moms ambien after he texted',
  ])('that the writer took are answered to the writer: %s', (message) => {
    expect(lastReply(message)).toMatch(/You matter|Tu vida importa/);
  });
});
