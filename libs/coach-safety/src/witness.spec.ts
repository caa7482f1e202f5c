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

describe('whoever keeps somebody in', () => {
  it.each([
    'i blocked the door so he couldnt leave',
    'i blocked her door so she would not leave',
    'I just blocked the doorway when he tried to leave',
    'i was so mad, i blocked the exit so she couldnt get out',
  ])('is not the one who is kept in: %s', (message) => {
    expect(raised(message)).toEqual(['harming-others']);
  });

  it.each([
    'he blocked the door so i couldnt leave',
    'my wife blocks the door and will not let me out',
    'he told me i cant and blocked the door so i could not leave',
  ])('is told apart from whoever is: %s', (message) => {
    expect(raised(message)).toEqual(['violence']);
  });

  it.each([
    'i blocked the door with a chair so he could not come in',
    'we blocked the driveway with the trailer and the neighbor laughed',
    'i blocked his number',
  ])('has hurt nobody by keeping somebody out: %s', (message) => {
    expect(raised(message)).not.toContain('harming-others');
  });
});

describe('what somebody hits with, or gives', () => {
  it.each([
    'he hit me with a 400 dollar bill for his daughters prom dress',
    'she hit me with a huge bill for the braces',
    'he hit me with the news at dinner',
    'she hit me with the silent treatment again',
    'mi esposo me pegó la gripa y ahora los dos tirados',
    'mi hijo me pegó los piojos',
    'mi marido me pegó la tos',
    'las niñas nos pegaron un resfriado',
    'mi suegra me pegó el covid',
  ])('is no violence if it is a bill, news or a cold: %s', (message) => {
    expect(raised(message)).toEqual([]);
  });

  it.each([
    'he hit me with a belt over a bill',
    'he hit me with his fist and then the silent treatment',
    'she hit me with a bottle because of the news',
    'mi esposo me pegó porque tenía tos',
    'mi esposo me pegó y me dio fiebre',
  ])('is violence if it hurts: %s', (message) => {
    expect(raised(message)).toEqual(['violence']);
  });
});
