import { describe, expect, it } from '@jest/globals';
import { scan } from './scan.js';

const raised = (message: string): string[] => [...scan(message).present.keys()].sort();

describe('whoever sees, suspects or is told what somebody else does', () => {
  it.each([
    'i think my husband hurt my baby',
    'I know my wife hurt the baby',
    'i really think he hurt my son',
    'i saw my husband shaking the baby',
    'I heard him shaking my baby last night',
    'I just saw him hit my son',
    'I have seen her hit my kids',
    'i had to watch him beat my son',
    'im worried my wife hit my son',
    'when i walked in she was hitting my son',
  ])('has hurt nobody, and the child is in danger: %s', (message) => {
    expect(raised(message)).toEqual(['child-in-danger']);
  });

  it.each([
    'when i came in he was shaking her',
    'she said shed tell the court i hit the kids if i go',
    'he says he will tell the judge i hit the kids',
    'he threatens to tell CPS that I hit my son',
  ])('has hurt nobody: %s', (message) => {
    expect(raised(message)).not.toContain('harming-others');
  });

  it.each([
    'i hit my wife',
    'I shook my baby',
    'i think i hurt my baby',
    'I hit my wife and i know she will leave me',
    'I hit her and i saw him hit her too',
    'i know she hates that i hit her',
    'I need to tell the police i hit my wife',
    'my wife says i should tell the police i hit her',
    'i told the judge i hit my son',
    'i pushed her and she hit her head',
    'i think about hurting my husband',
    'i think he is scared i shook the baby',
  ])('is told apart from whoever did it: %s', (message) => {
    expect(raised(message)).toContain('harming-others');
  });
});
