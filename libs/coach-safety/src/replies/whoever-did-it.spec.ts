import { describe, expect, it } from '@jest/globals';
import { lastReply as textOf } from '../testing/talk.js';
import { ALSO } from './also.js';
import { CHILD_REPLIES, SHAKEN_CHILD } from './child-in-danger.js';
import { dangersIn } from './cues/danger-cues.js';
import { DANGERS, PREGNANCY_OF_ANOTHER, PREGNANCY_OF_ANOTHER_SPANISH } from './dangers.js';
import { HARMING_REPLIES, withoutCrib } from './harming-others.js';
import { HURT_BY_WRITER } from './own-baby.js';

describe('pregnancy of the person whom the writer hurts', () => {
  it.each([
    ['i hit my wife, shes 20 weeks pregnant', PREGNANCY_OF_ANOTHER],
    ['i pushed my pregnant wife', PREGNANCY_OF_ANOTHER],
    ['golpeé a mi esposa y está embarazada', PREGNANCY_OF_ANOTHER_SPANISH],
  ])('leads to a doctor or midwife for her: %s', (message, text) => {
    expect(textOf(message)).toContain(text);
    expect(textOf(message)).not.toContain(DANGERS.pregnancy);
  });

  it.each([
    'im 8 months sober',
    'I am expecting him to call',
    'we are 3 weeks into school',
    'in 30 weeks we marry',
  ])('is not heard where nobody is pregnant: %s', (message) => {
    expect(dangersIn(message)).toEqual([]);
  });
});

describe('whoever did it', () => {
  it.each([
    ['i slapped my stepson so hard tonight he fell into the table', withoutCrib(HARMING_REPLIES)[0]],
    ['I shook the baby last night', HURT_BY_WRITER],
  ])('is answered first, and the line for the child stands below: %s', (message, answer) => {
    const text = textOf(message);
    expect(text).toContain(answer);
    expect(text).toContain(ALSO['child-in-danger']);
    expect(text.indexOf(answer)).toBeLessThan(text.indexOf(ALSO['child-in-danger']));
    expect(text).not.toContain(CHILD_REPLIES[0]);
  });

  it('is not taken for whoever saw it', () => {
    expect(textOf('i saw my husband shaking the baby')).toContain(SHAKEN_CHILD);
    expect(textOf('i heard my husband slap my stepson')).toContain(CHILD_REPLIES[0]);
  });
});
