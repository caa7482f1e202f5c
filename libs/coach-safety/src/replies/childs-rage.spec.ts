import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';

describe('somebody who kicks a door while a child is behind it with the writer', () => {
  it.each([
    'hes kicking the bathroom door im in here with my son pls',
    'he is kicking the bedroom door in and i have the baby and my 6 year old with me',
    'hes bashing the door im inside with my stepson please help',
    'shes kicking the door. im in here with our daughter and shes crying',
    'im in the nursery with my son and hes kicking the door down',
    'hes kicking at the camper door, im in here w my daughter',
    'hes pounding and kicking the door my 3 year old is in my lap what do i do',
    'he keeps ramming the bathroom door i am in the tub with my stepdaughter',
    'he came home off nights and hes kicking the laundry room door my grandson is behind me',
    'está pateando la puerta y estoy aquí con mi hijo',
  ])('is a grown-up: %s', (message) => {
    expect(emergenciesIn(message)).toContain('breaking-in');
  });

  it.each([
    'my son is kicking the bathroom door because i took the tablet',
    'my stepson is mad about bedtime and hes kicking his door',
    'my daughter wants in and shes kicking the bathroom door im in here',
    'hes kicking the door again. tantrum number three with my son today',
    'my 4 year old is banging on the door while i am in here',
    'my son is autistic and when hes upset hes kicking the door, what do we do',
    'im in my room with my daughter and my stepson is kicking the door over the xbox',
    'he is kicking the ball against the garage door with my son',
    'mi hijo está pateando la puerta porque le quité el celular',
    'mi hijastro hace berrinche y está pateando la puerta de su cuarto',
  ])('is the child who is said to do it: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });

  it('stays an attack when it gets quiet, and nobody comes out to talk', () => {
    const [, quiet, calm] = talk(
      'hes kicking the bathroom door im in here with my son pls',
      'its quiet now i think hes done',
      'he says come out and talk like adults. what do i say so he stays calm',
    );
    for (const reply of [quiet, calm]) {
      expect(reply).toContain('Call 911 now');
      expect(reply).toContain('please stay where you are');
      expect(reply).not.toContain('988 now');
    }
  });

  it.each(['hes scaring me tonight', 'he backed me into the fridge again and punched next to my head'])(
    'is no thought of dying after “%s”',
    (told) => {
      expect(lastReply(told, 'its quiet now i think hes done')).toContain('1-800-799-7233 is a kind place');
    },
  );

  it('is one after talk about suicide', () => {
    const told = 'my brother said he wants it all to stop and he has dads gun';
    expect(lastReply(told, 'its quiet in there now')).toContain('wanting to die');
  });
});
