import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { isUnresponsive } from './cues/unresponsive-cues.js';
import { EMERGENCIES } from './emergency-texts.js';

const CALL_FIRST = /^\*\*(?:Call 911 now|Llama al 911 ahora)\./;

describe('somebody who cannot be woken', () => {
  it.each([
    "He's real hard to wake and breathing slow",
    'my husband wont wake up and his lips are blue',
    'my mom is limp and wont wake up',
    "My dad took his pain patch and now he's breathing really slow",
    'roommate is nodding out and i cant wake him his breathing is real slow',
    "My soldier buddy won't wake up after the party",
    'my boyfriend relapsed and now his lips are turning blue',
    "my partner won't wake up, she's snoring weird and gurgling",
    'wont wake up. my wife. shes cold',
    'i work nights, my wife texted that grandpa wont wake up and hes breathing funny, real shallow',
    'my husband drank a fifth and i cant wake him',
    "she's hard to wake",
    'my girlfriend is unresponsive',
    'he went limp in my arms',
    'my mother in law went limp and her face is gray',
    'she is 16 and always sleeps late but her lips are blue and she wont wake up',
    'mi esposo no despierta y respira muy despacito',
    'mi mamá tiene los labios morados y no responde',
    'mi novia tomó algo y ya no reacciona',
    'no logro despertar a mi esposa',
    'se está poniendo morado',
    'Mi papá no despierta, está frío',
  ])('leads to 911 before anything else: %s', (message) => {
    expect(lastReply(message)).toMatch(CALL_FIRST);
  });

  it.each([
    ['in rehab, thank you for asking', 'my husband relapsed, he is out cold and i cant wake him'],
    ['I think I want to die', 'never mind me, my dad wont wake up'],
  ])('does so whatever was told before: %s', (before, message) => {
    expect(lastReply(before, message)).toContain(EMERGENCIES.byKind.unresponsive.call);
  });

  it.each([
    'my teenager is so hard to wake for school',
    'our baby sleeps through the night now finally',
    'he is slow to wake up on Sundays',
    "he's hard to wake on weekends because he works nights",
    "I can't get him to wake up on time for the bus",
    'our 15 year old wont wake up before noon',
    "he works nights so i can't wake him when the kids come home",
    "we can't wake the baby so no yelling",
    'my husband is hard to wake up when the baby cries',
    'he sleeps like the dead. Hard to wake.',
    "my wife says she hopes she doesn't wake up one day",
    'my husband wont wake up to the fact that his ex uses us',
    'my therapist taught us slow breathing before we talk',
    'I try breathing slowly when my stepdaughter screams',
    "I can't breathe in this house when all the in-laws are in it",
    'her lips were blue from the slushie',
    'a limp handshake from her new husband',
    'the toddler goes limp in the store when i say no',
    'our dog is limp and wont wake up',
    'when my dad died he was breathing slow',
    'mi esposo no se despierta con la alarma',
    'no lo puedo despertar, es adolescente',
  ])('is none of these: %s', (message) => {
    expect(isUnresponsive(message)).toBe(false);
    expect(lastReply(message)).not.toMatch(CALL_FIRST);
  });
});
