import { describe, expect, it } from '@jest/globals';
import { UNSURE, UNSURE_SPANISH } from './replies/unsure.js';
import { asksOpenly } from './replies/weak-doubt.js';
import { DOUBTFUL, withFindings } from './testing/converse.js';
import type { Verdict } from './verdict.js';

const HARMING = { ...DOUBTFUL, leaning: 'harming-others' } as const;
const accuses = (reply: string): boolean =>
  [UNSURE, UNSURE_SPANISH].some(({ questions }) =>
    questions['harming-others'].some((question) => reply.includes(question)),
  );
const textOf = (verdict: Verdict | undefined): string =>
  verdict && 'text' in verdict ? (verdict.text ?? '') : '';

describe('a doubt that leans to a writer who might hurt someone', () => {
  it.each([
    'During sex he started squeezing my throat, I told him I hate it',
    'she was holding the baby by the arms and shaking him',
    'he said he would drown the kids before he lets me have them',
    'casi me ahoga con la almohada',
    'ahora trae la pistola en la guantera',
  ])('is asked about without accusing whom it happened to, and with the numbers: %s', (said) => {
    const language = /[áéíóú]|la pistola|almohada/.test(said) ? 'es' : 'en';
    const reply = textOf(withFindings({ ...HARMING, said, language }).verdicts[0]);
    expect(accuses(reply)).toBe(false);
    expect(asksOpenly(reply)).toBe(true);
    expect(reply).toMatch(/1-800-799-7233[^]*START (?:to|al) 88788[^]*1-800-422-4453[^]*911/);
  });

  it.each([
    'I shoved him and he would not get up for a while',
    'I snapped and grabbed my son',
    'i am scared of what i might do to her',
    'le apreté el brazo muy fuerte a mi hijo',
    'tengo miedo de lo que le puedo hacer a mi mujer',
    'le di con el cable a mi hijastro',
    'le puse las manos encima a mi novia',
  ])('is asked about straight out when they say what they did: %s', (said) => {
    const language = said.startsWith('le ') || said.startsWith('tengo') ? 'es' : 'en';
    expect(accuses(textOf(withFindings({ ...HARMING, said, language }).verdicts[0]))).toBe(true);
  });

  it.each(['violence', 'child-in-danger'] as const)('accuses nobody after %s came up', (concern) => {
    const said = 'I grabbed the kids and hid';
    const reply = textOf(withFindings({ present: { [concern]: 'self' } }, { ...HARMING, said }).verdicts[1]);
    expect(accuses(reply)).toBe(false);
    // A “no” to the question about everything at once would deny what was told.
    expect(asksOpenly(reply)).toBe(false);
    expect(reply).toMatch(/\*\*(?:Childhelp, )?1-800/);
  });
});
