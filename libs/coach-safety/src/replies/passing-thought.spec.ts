import { describe, expect, it } from '@jest/globals';
import { analyze } from '../findings.js';
import { talk } from '../testing/talk.js';
import { hasPassingThought } from './cues/passing-thought-cues.js';

const A15 =
  "ok so I'm just gonna talk this out because I'm driving so basically we've been married two years and it's his two and my one and every time I do he gets this look and then the eight year old cries and I'm the bad guy and I had the thought again at the light about just not hitting the brake when the truck came and then of course soccer got moved to Tuesdays so now nobody can do dinner and I guess my question is how do other people do the two two three thing";

describe('a thought of an end that is told in passing', () => {
  it.each([
    A15,
    'his kids were loud, dinner burned, and driving home I wondered what if I just let go of the wheel, anyway how do we split chores',
    'the other day on the county road I thought about drifting into the grain truck, then the school called. how do I help with homework',
    'waiting for the train this morning I had that thing again where I could just step off, then it came and I got on. how do i get time with my stepkids',
    'We moved for his job, the boys hate it, and the bridge on the way to work looks different lately, but really what I want is a good chore chart',
    'sometimes on 95 I think it’d be easy to just close my eyes for a mile. so about the pickup schedule',
    'i unbuckled on the highway again today thinking whatever happens. do you have tips for stepdads',
    'I keep thinking I could just swerve. who handles discipline, bio parent or both?',
    'pues los niños bien, y a veces manejando pienso en soltar el volante y ya. como organizo las tareas',
    'en el metro pienso qué tal si me aviento. qué juegos les gustan a las de 8',
  ])('is asked about as suicide, and plainly: %s', (message) => {
    expect(analyze(message)).toMatchObject({ level: 'unsure', leaning: 'suicide', isWeak: false });
  });

  it('stays about the writer to the end', () => {
    const replies = talk(
      A15,
      'no thats not what i meant i was just venting about traffic',
      'week on week off sounds easier on him',
      'only have to figure it out till friday anyway after that its not my problem',
    );
    expect(replies[0]).toMatch(/not living anymore/);
    for (const reply of replies)
      expect(reply).not.toMatch(/might hurt someone|the other person while you are angry/);
  });

  it.each([
    'the bridge on the way to work is closed so I’m late and cranky at dinner',
    'told his ex to step off and now he’s mad',
    'my toddler almost walked into the street, how do we teach road safety together',
    'I almost ran into a truck this morning, bad coffee day',
    'I could step off the PTA board and have more time',
    'he keeps drifting into trucks talk when we’re on dates',
    'mi hijo soltó el volante del go kart y chocó, nos reímos',
    'we’re thinking about walking across the bridge for our anniversary',
    'my wife thinks I drift into her lane on parenting',
    'Jesus take the wheel, these five kids',
  ])('is none where somebody else drives, or where it is a figure of speech: %s', (message) => {
    expect(hasPassingThought(message)).toBe(false);
  });
});
