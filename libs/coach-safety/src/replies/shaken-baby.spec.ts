import { describe, expect, it } from '@jest/globals';
import { DOUBTFUL, withFindings } from '../testing/converse.js';
import { lastReply } from '../testing/talk.js';
import { ALSO } from './also.js';
import { SHAKEN_CHILD } from './child-in-danger.js';
import { DANGERS } from './dangers.js';
import { HARM_SIGN } from './harm-signs.js';
import { SHAKEN_CHILD_SPANISH } from './spanish.js';

describe('a shaken baby', () => {
  it.each([
    'My husband shook the baby',
    'The nanny shook my newborn',
    'my boyfriend shakes the baby when he cries',
    'my boyfriend shook our 3 month old and now she seems fine',
  ])('sees a doctor today, and nobody is asked to keep quiet: %s', (message) => {
    const text = lastReply(message);
    expect(text).toContain(SHAKEN_CHILD);
    expect(text).not.toMatch(/announce/);
  });

  it('is seen where "her" is the baby of an earlier message, and its signs lead to 911', () => {
    const said = ['i think my husband hurt my baby', 'when i came in he was shaking her and i took her'];
    expect(lastReply(...said)).toContain('A baby who was shaken needs a doctor today');
    expect(lastReply(...said, 'shes sleeping a lot today. threw up twice').indexOf(HARM_SIGN)).toBe(0);
    expect(lastReply('my husband beats my son with a belt', 'he was shaking him')).not.toMatch(
      /baby who was shaken/,
    );
  });

  it.each([
    'I shook her. she is 10 weeks old and wont stop crying',
    'my husband hit me and shook our little one, shook her hard, shes only 5 months',
    'i shook the little guy, shook him, hes three months',
    'zarandeé a mi beba',
    'mi cuñado zarandeó a mi nene de 4 meses',
    'la niñera sacudió a la bebita',
  ])('is seen where the age or another word says how small it is: %s', (message) => {
    expect(lastReply(message)).toMatch(/baby who was shaken|bebé que sacudieron/i);
  });

  it.each([
    'he choked me 3 months ago and he shook her too, my grown sister',
    'my husband hits me. we are married 5 months and he shook her hand',
    'he beats me. losing the baby really shook him, it shook her mom too',
    'mi esposo me pega, llevamos juntos desde hace 3 meses',
  ])('is not seen where nobody small was shaken: %s', (message) => {
    expect(lastReply(message)).not.toMatch(/baby who was shaken|bebé que sacudieron/i);
  });

  it('is named where it is only asked about', () => {
    const doubt = { ...DOUBTFUL, said: 'she was holding the baby and shaking him' };
    for (const leaning of ['child-in-danger', 'harming-others', 'violence'] as const) {
      const [verdict] = withFindings({ ...doubt, leaning }).verdicts;
      expect(verdict && 'text' in verdict && verdict.text).toContain(DANGERS['shaken-baby']);
    }
  });

  it('is told of once', () => {
    const present = { 'child-in-danger': 'self', 'harming-others': 'other' } as const;
    const [verdict] = withFindings({ present, said: 'My husband shook the baby' }).verdicts;
    const text = verdict && 'text' in verdict ? (verdict.text ?? '') : '';
    expect(text).toContain(ALSO['harming-others']);
    expect(text.split('A baby who was shaken needs a doctor')).toHaveLength(2);
  });

  it('is met in Spanish, and when the writer did it', () => {
    expect(lastReply('mi novio sacudió al bebé y le pega a mi hijo')).toContain(SHAKEN_CHILD_SPANISH);
    expect(lastReply('I shook my baby, I lost it')).toMatch(/doctor today, even if the baby looks fine/);
  });
});
