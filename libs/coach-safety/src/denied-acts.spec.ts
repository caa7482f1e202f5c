import { describe, expect, it } from '@jest/globals';
import { besideDenied } from './denied-acts.js';
import { analyze } from './findings.js';
import { judge } from './safety.js';

const kindOf = (text: string): string => judge([], text).kind;
const ASKED = 'mi marido se enoja y azota la puerta y luego me pide perdon';

describe('violence, fear and snooping that a message denies', () => {
  it.each([
    'no grita, no pega',
    'no grita, no pega, nomas se calla',
    'nadie me lastima ni me da miedo',
    'nunca me ha pegado ni me ha gritado, solo se encierra a ver tele',
    'mi esposo no me grita ni me pega, solo se enoja y se va a dormir',
    'mi marido se queda callado dos dias. no grita, no pega',
    'ni me insulta ni me amenaza, solo discutimos por dinero',
    'aqui no hay golpes ni gritos',
    'no le tengo miedo',
    'no me revisa el celular ni nada',
    'yo no le reviso el telefono a mi esposa',
    'he never hits me',
    'he doesnt yell and he doesnt hit',
    'she has never laid a hand on me or the kids',
    'nobody hits anybody in this house',
    'nobody is hurt or scared, it is just about names',
    'i am not scared of him',
    'i’ve never hit anybody in my life',
    'she doesnt scream or threaten, we just argue about bedtime',
    'i havent looked at her phone and im not going to',
    'i never go through his texts',
    'we dont check each others phones',
  ])('raise no doubt: %s', (text) => {
    expect(besideDenied(text)).not.toBeNull();
    expect(kindOf(text)).toBe('clear');
    expect(analyze(text, 'we argue a lot about bedtime lately').level).not.toBe('unsure');
  });

  it.each([
    'no, nadie me lastima ni me da miedo, solo se calla',
    'no no grita ni pega',
    'no he never hits us, nobody yells either',
    'nobody is hurt or scared, no',
    'nope he has never laid a finger on me',
    'no, ni me pega ni me amenaza',
  ])('only deny after our question: %s', (text) => {
    expect(analyze(text, ASKED)).toMatchObject({ answer: 'no', isOnlyNo: true, isNamed: false });
  });

  it.each([
    'he never hit me, he just puts his hand on my throat',
    'no me pega, nomas me empuja',
    'he hasn’t hit me since I got pregnant',
    'he has never hit me but last night was different',
    'at least he doesn’t hit me',
    'it’s not like he hits me',
    'he doesn’t hit me when he is sober',
    'he doesn’t hit the kids, just me',
    'he never hits me hard',
    'he doesn’t hit me anymore',
    'i never hit with a closed hand',
    'ya no me pega',
    'no me pega fuerte',
    'no me pega si le hago caso',
    'nadie sabe que me pega',
    'he doesn’t yell, he gets close to my face and counts down from ten with the knife on the table',
    'he never hits me. he keeps my paycheck and my phone',
    'no me pega, pero me encierra en el cuarto',
    'nunca me pega. me quita las llaves y no me deja salir',
    'i havent looked at her phone, she would kill me',
    'he never hits me he just breaks plates and goes quiet',
    'he doesnt yell he just locks me out and sulks',
    'no grita ni pega, nomas avienta platos y se calla',
  ])('take nothing from a sign beside them: %s', (text) => {
    expect(kindOf(text)).not.toBe('clear');
  });
});
