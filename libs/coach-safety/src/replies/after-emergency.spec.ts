import { describe, expect, it } from '@jest/globals';
import { talk } from '../testing/talk.js';

const afterHelp = (...messages: readonly string[]): string[] => talk(...messages).slice(1);

describe('once help is there and nobody was told to have done it', () => {
  const GUMMIES =
    '4 yr old ate like half a bag of my husbands thc gummies hes wobbly and giggling then just stares';
  const PURSE = 'toddler got in grandmas purse theres like 4 heart pills missing shes playing normal rn';
  const BATTERY = 'my 2 year old swallowed a button battery';
  const PASTILLAS = 'mi niño se tomó las pastillas de mi mamá, está sudando';
  it.each([
    [GUMMIES, 'paramedics are here', 'what do i tell my husband'],
    [GUMMIES, 'the ambulance is here they are checking him', 'im so mad at him for leaving them out'],
    [PURSE, 'poison control said its fine just watch him', 'how do we keep grandma from being mad'],
    [PURSE, 'we are at the er now', 'his ex will use this in court'],
    [BATTERY, 'shes at the hospital, they say shes fine', 'how do i tell his ex'],
    [BATTERY, 'they took her to the hospital in the ambulance', 'i was on shift when it happened'],
    [PASTILLAS, 'ya estamos en el hospital, dicen que está bien', 'cómo le digo a su papá'],
    [PASTILLAS, 'ya llegó la ambulancia', 'mi suegra me echa la culpa'],
  ])('asks how they are, without a call or a question who hurts the child: %s – %s', (...messages) => {
    for (const reply of afterHelp(...messages)) {
      expect(reply).toMatch(/How are th|to watch for|Cómo sigue|que te fijes/);
      expect(reply).not.toMatch(/911|may be hurting|puede estar haciendo daño|child being hurt|lastimando/);
    }
  });

  it('asks after whoever took pills', () => {
    const [reply] = afterHelp(
      'my wife took a whole bottle of pills',
      'shes at the er, they pumped her stomach',
    );
    expect(reply).toContain('who is with them');
    expect(reply).not.toContain('911');
  });

  it.each([
    ['my boyfriend shook the baby and she is limp', 'the ambulance took her'],
    ['my 2 year old swallowed a button battery', 'shes at the hospital. he hits my son too'],
  ])('keeps to the child where a deed was told: %s', (...messages) => {
    expect(afterHelp(...messages).at(-1)).toContain('1-800-422-4453');
  });

  it('calls again where the body gets worse', () => {
    const reply = talk(
      'my 2 year old swallowed a button battery',
      'paramedics are here',
      'now he is throwing up blood',
    ).at(-1);
    expect(reply).toContain('911');
  });
});
