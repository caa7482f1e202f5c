import { describe, expect, it } from '@jest/globals';
import { talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const CALLS = [EMERGENCIES, EMERGENCIES_SPANISH].map(({ byKind }) => byKind['drunk-driver'].call);

describe('somebody drunk or high who drives children', () => {
  it.each([
    'exchange is at 5 and i can hear over the phone hes wasted. hes gonna drive them 2 hrs on the interstate. order says i HAVE to hand them over',
    'he is here for the girls and slurring, wants to put them in the truck',
    'dropoff in 20 min, his mom says hes been hitting the bottle since noon, he has my two',
    'she just pulled out with my two in the back and she was hammered',
    'my ex is stoned out of his mind and its his weekend, hes loading them up now',
    'he is nodding off at the wheel in my driveway, kids buckled in',
    'pickup is in ten minutes and he sounds lit on the phone, do i have to give them to him',
    'stepmom is on her way to get them from school and shes high as a kite',
    'court order says exchange today, he reeks of vodka, hes waiting in the car for the boys',
    'ok they left with his truck. he was slurring and the kids are in the back',
    'anda bien pedo y viene por mis hijos ahorita',
    'se los va a llevar en la troca y esta bien tomado',
    'su novia va a manejar con mis dos ninas y huele a mezcal',
    'por telefono se oye borracho, me toca entregarlos a las 5 y va a manejar',
    'dad popped pills and is swerving, the kids are texting me from the backseat',
    'he is tweaking and hes about to take the kids to his moms on the freeway',
    'she drank a whole bottle of wine and insists on driving the twins home',
  ])('leads to 911, and it stays, also where they have left: %s', (message) => {
    const replies = talk(message, 'ok they left');
    expect(replies.filter((reply) => !CALLS.some((call) => reply.startsWith(call)))).toEqual([]);
  });

  it.each([
    'he was drunk at our wedding and my two danced on the table',
    'exchange is at 5 and he is always late, order says i have to wait 30 minutes in the car',
    'we were wasted in college, now we drive a minivan with three kids',
    'the kids were high on sugar when i picked them up from their dads',
    'he lit the grill and took the girls for a ride on the mower',
    'my high school girls take the car now',
    'his ex doesnt drink but she drives them crazy with rules',
    'he had a beer with dinner and i drove everybody home',
    'stepson got his permit and i am nodding off in the passenger seat from boredom now',
    'my in laws are tipsy on the porch, kids are asleep here, i drive home tomorrow',
    'los ninos se tomaron el jugo en el carro',
    'fuimos a recoger a los ninos y tomamos fotos',
    'the handoff is at the gas station and i hate the drive on the interstate',
    'he is lit up with joy when he picks up the kids',
    'order of the day: pick up boys, drop off girls, wine',
    'three beers to go to her parents house. one in the driveway. two of them are for her dad, and she does the driving',
  ])('is not seen in everyday talk: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});
