import { describe, expect, it } from '@jest/globals';
import { judge } from '../safety.js';
import { lastReply } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';

const CALL = /\*\*(?:Call 911 now|Llama al 911 ahora)\.\*\*/u;

describe('a place where one step ends a life', () => {
  it.each([
    'Some mornings I sit in the garage with the car running and the door down and then I think who would do the school run and I turn it off',
    'last week i sat in the garage with the engine on and the door closed. got out when the baby cried',
    'most nights after my shift i park on the bridge and look over, thinking about one step, then i drive home',
    'some nights on leave i sit on the roof ledge of the barracks and think of jumping then go to bed',
    'there are days i drive to the quarry and sit on the edge and think how easy. then i pick up her kids',
    'once in a while i stand by the rail of the dam and want to let go. then i turn around and make dinner',
    'every sunday after the kids go back i stand at the tracks and wait for the train and then walk home',
    'a veces me estaciono en el puente y pienso en aventarme, luego me regreso con los niños',
    'la semana pasada me quedé en la cochera con el carro prendido y la puerta cerrada, luego lo apagué',
  ])('is asked about where it is a habit or another day: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).not.toMatch(CALL);
    expect(judge([], message)).toMatchObject({ kind: 'unsure', leaning: 'suicide' });
    expect(reply).toContain('988');
  });

  it.each([
    'im in the garage with the car running and the door down',
    'sitting in the garage, engine on, door closed, kids asleep. i am so tired',
    'im standing on the bridge right now and i cant do this anymore',
    'some mornings i sit in the garage with the car running and the door down and im here now',
    'every night i think of it and tonight im parked on the tracks waiting for the next train',
    'i turned it off but im still in the garage with the door down and the engine is on again',
    'estoy en el puente, ya no puedo',
  ])('leads to 911 at this moment: %s', (message) => {
    expect(emergenciesIn(message)).toContain('at-edge');
    expect(lastReply(message)).toMatch(CALL);
  });

  it.each([
    [
      'in the garage with the car running and the door down',
      'I talked to my pastor tonight and she is here with me',
    ],
    ['im on the bridge and i cant do this anymore', "my sponsor is sitting here w me we're at waffle house"],
    ['sitting in the garage, engine on, door closed', 'that was last week, not today'],
    ['estoy en el puente, ya no puedo', 'ya está mi hermana conmigo'],
  ])('is asked about once somebody is there, or it was another day: %s / %s', (...messages) => {
    const reply = lastReply(...messages);
    expect(reply).not.toMatch(CALL);
    expect(reply).not.toMatch(/harm inside the body|daño por dentro/u);
    expect(reply).toContain('988');
  });

  it('is still an emergency where nobody is there', () => {
    expect(lastReply('im on the bridge and i cant do this anymore', 'nobody is with me now')).toMatch(CALL);
  });
});
