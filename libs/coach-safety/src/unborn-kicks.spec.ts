import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { talk } from './testing/talk.js';
import { withoutUnbornKicks } from './unborn-kicks.js';

describe('the kicks of a baby that is not born yet', () => {
  it.each([
    'the baby kicked me so hard in the ribs',
    'my baby kicks me in the ribs whenever my stepdaughter sings to her',
    'the twins keep punching my bladder in every meeting',
    'the baby kicked so hard my stepson felt it and cried happy tears',
    'el bebé me patea bien duro las costillas',
    'mi bebé no deja de patear y mi esposo está feliz',
  ])('are no violence: %s', (text) => {
    expect(analyze(text).present).toEqual({});
    expect(talk(text)[0]).not.toMatch(/abuse|violence|hurting|maltrato|lastim/i);
  });

  it.each([
    'he kicked me so hard in the ribs',
    'my husband kicked the baby',
    'my baby was kicked by his dad',
    'she kicked me out and the baby with me',
    'the baby stopped kicking after he pushed me',
    'mi novio me patea las costillas',
  ])('are told apart from: %s', (text) => {
    expect(withoutUnbornKicks(text)).toBe(text);
  });

  it('leave a baby that moves less', () => {
    expect(withoutUnbornKicks('he kicked me and now the baby kicks less')).toBe(
      'he kicked me and now the baby moves less',
    );
  });
});
