import { describe, expect, it } from '@jest/globals';
import { isProfessionalsAlone, isSaid } from '../after-professional.js';
import type { Turn } from '../turn.js';
import { emergencyParagraphs, isCallAlone } from './emergency.js';
import { EMERGENCIES_SPANISH } from './emergency-texts.js';
import { PROFESSIONAL_SPANISH } from './professional.js';

const { byKind } = EMERGENCIES_SPANISH;
const replied = (content: string): Turn => ({ role: 'assistant', content, source: 'safety' });
const EARLIER_GRIEF =
  'Lo siento mucho. Esto es cariño, y se carga desde hace tiempo. El duelo no tiene fecha. Pero cuando pesa tanto y tanto tiempo, nadie debería cargarlo sin ayuda.';

describe('a stored reply in the words of an earlier release', () => {
  it.each([
    [
      'breaking-in',
      '**Llama al 911 ahora.** Si no puedes hablar, manda un texto al 911, o llama y deja la línea abierta.',
    ],
    [
      'held',
      '**Llama al 911 ahora.** Di dónde estás, quién está ahí, y si hay un arma. Si no puedes hablar, manda un texto al 911 o deja la línea abierta.',
    ],
    [
      'hiding',
      '**Llama al 911 ahora.** Si no puedes hablar, manda un texto al 911: en muchos lugares se puede. O llama y deja la línea abierta.',
    ],
    [
      'shows-wound',
      '**Llama al 911 ahora y manda ayuda a donde está.** Alguien que habla de morir y enseña una herida, o con qué lo haría, necesita ayuda en minutos.',
    ],
    [
      'lured',
      '**Llama al 911 ahora.** Di cuántos años tiene, y que un adulto la o lo quiere ver o llevar. Di qué carro es y dónde está.',
    ],
  ] as const)('still calls for help until it is over: %s', (kind, call) => {
    const [first] = emergencyParagraphs({ message: 'aquí sigo', turns: [replied(call)], language: 'es' });
    expect(first).toBe(byKind[kind].call);
  });

  it.each([
    'Hazlo aunque se vea bien, haya vomitado, o te ruegue no decir nada. Muchas pastillas hacen daño horas después. Di qué se tomó, cuánto y a qué hora. No le provoques el vómito. Quédate a su lado y guarda las demás pastillas.\n\nHiciste bien en contármelo, y esto tiene remedio. Dile con calma: «Qué bueno que me lo dijiste. No estoy enojada ni enojado». En el **988** (oprime 2) también ayudan a quien se preocupa por alguien.',
    'Di o escribe primero tu dirección, en qué parte de la casa estás y quién está contigo. Quédate ahí con seguro, y pon el celular en silencio. Si ya no se oye nada, puede no haber terminado: no salgas a ver, ni a hablar, ni a pedir perdón. Sal por otro lado solo si es seguro. Esto no es culpa tuya. Cuando llegue la ayuda, en el **1-800-799-7233** piensan contigo en lo que sigue.',
  ])('is a call alone, which a “no” does not answer: %s', (meanwhile) => {
    expect(isCallAlone(meanwhile)).toBe(true);
  });

  it('has named whom to see', () => {
    expect(isSaid('grief', [replied(EARLIER_GRIEF)])).toBe(true);
  });

  it('has asked about danger', () => {
    const asked =
      '**¿Has pensado en no seguir viviendo, o lo piensa alguien cercano?** Aquí puedes decir que sí. Si es así, llama al 988 y oprime 2, o manda un mensaje de texto con la palabra AYUDA al 988. No hace falta que estés segura o seguro. Si ya se tomó o se hizo algo, o no te contestan: 911 ahora mismo.';
    const { takesUp } = PROFESSIONAL_SPANISH.panic;
    expect(isProfessionalsAlone([replied(takesUp)])).toBe(true);
    expect(isProfessionalsAlone([replied(takesUp), replied(asked)])).toBe(false);
  });
});
