import type { SeedActivity } from '../types.js';

export const gentleTouchActivities: readonly SeedActivity[] = [
  {
    id: 'activity-gentle-touch-01',
    tags: [],
    needs: [],
    title: 'The Hug That Waits',
    description: 'Stay in an embrace long enough for both bodies to notice it.',
    instructions:
      'Ask first, and be happy with any answer. Stand with your feet firm and hug each other, without patting or swaying. Stay until you feel your own shoulders come down, and then for three more breaths. There is nothing to say. If one of you lets go earlier, that is fine too. Afterward each names one thing the body did: sighed, warmed up, got restless. Agree on a time of day for a hug like this, perhaps before the coffee or right after work. Either of you may pass or stop at any point.',
    difficulty: 'easy',
    timeRequired: 5,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-02',
    tags: [],
    needs: [],
    title: 'Map of a Hand',
    description: 'Explore your partner’s hand as slowly as if you had to draw it from memory.',
    instructions:
      'Sit close, with good light. One lays a hand, palm up, in the other’s lap and shuts their eyes. The other follows each line, joint and scar with a fingertip for five minutes. Ask about one mark and hear its story. Change pressure when asked. Then switch. At the end, both close your eyes and take hold of each other’s hand, just to see whether you’d know it among a hundred. Nothing further is planned. You can go back to the dishes with warm fingers. You can each say “pass” at any time, and that is fine.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-03',
    tags: [],
    needs: ['things'],
    title: 'Warm Water for Tired Feet',
    description: 'Care for each other’s feet with nothing more than a bowl, a towel and time.',
    instructions:
      'Fill a bowl or the tub with warm water. One sits in the comfortable chair, while the other washes their feet slowly, with soap or without. Dry between the toes, since nobody else ever does. Rub the soles with a little cream or kitchen oil if that feels good. The one in the chair talks about where those feet went this week, or says nothing. Change the water and change places. Ticklish people get firm pressure and the right to stop at any moment. If it gets to be too much, either of you may stop, no reason needed.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-04',
    tags: [],
    needs: [],
    title: 'Back to Back',
    description: 'Sit leaning against each other and find a common breath.',
    instructions:
      'Put two cushions on the floor or sit sideways on the bed. Lean your backs together, so that each carries part of the other. Close your eyes. For two minutes, only notice where you touch. Then breathe so that your partner can feel it, and let the rhythms drift toward each other without forcing them. One of you leans a bit harder and the other holds. Swap. After ten minutes, say in one word how it was to be carried, and in one how it was to carry. Stop whenever one of you wants to. You can come back to it, or not.',
    difficulty: 'moderate',
    timeRequired: 10,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-05',
    tags: [],
    needs: [],
    title: 'Letters on the Back',
    description: 'Write words on your partner’s back with a fingertip, to be guessed.',
    instructions:
      'One lies on their stomach or sits turned away. The other draws a letter between the shoulder blades, large and slow. After a few letters, try words of three to five letters, then a whole short message. Say “again” if you lost track, and ask for softer or stronger. Mix plain words with something you’ve been meaning to tell them. Shirts may stay on. Switch after five minutes. The last message from each side should be one you would otherwise find too sentimental to say aloud. Either of you may pass or stop at any point.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-06',
    tags: ['just-us'],
    needs: ['paper'],
    title: 'The Menu',
    description:
      'Write down which kinds of touch are welcome, which depend on the day, and which are not for you.',
    instructions:
      'Each takes a page with three headings: gladly, sometimes, please not. Think of everyday touch from head to foot: hair, neck, waist, kissing in front of others, being woken, cold hands. Earlier relationships leave traces, and there’s no need to explain them. Trade pages and read without remarks. Ask at most two questions, only to understand. Then each chooses one item from the other’s “gladly” list and gives it, for one minute. Keep the pages private. Look at them again in half a year, since bodies change. You can each say “pass” at any time, and that is fine. This is not for a relationship with fear in it.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-07',
    tags: [],
    needs: [],
    title: 'Unhurried Hair',
    description: 'Brush, wash or stroke each other’s hair the way someone did when you were small.',
    instructions:
      'Whoever wants to begin sits on the floor between the other’s knees, or leans over the sink. Use a brush, a comb or only your fingers. Go slowly from the forehead back, around the ears, down to the neck. Bald heads enjoy this at least as much. Ask, “More here, or move on?” and follow the answer. Tell each other who used to do your hair and what you talked about. After seven minutes, trade places. End with both palms resting on the crown for three breaths. If it gets to be too much, either of you may stop, no reason needed.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-08',
    tags: [],
    needs: ['phone'],
    title: 'One Song, Kitchen Floor',
    description: 'Dance through one slow song with no steps to get right.',
    instructions:
      'Choose a song that neither of you danced to with someone else. Dim the light, push a chair aside and take off your shoes. Hold each other as loosely or closely as you both like. Let the one who seldom leads decide on direction and pace. Don’t talk until the song is over. If anyone is around, let them groan. When the music stops, stay put for another moment and say where you felt most at ease. Play it again if you both want to. Otherwise, bow and part. Stop whenever one of you wants to. You can come back to it, or not.',
    difficulty: 'moderate',
    timeRequired: 10,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-09',
    tags: [],
    needs: [],
    title: 'Hand on the Heart',
    description: 'Rest a hand where the other can feel it, and breathe.',
    instructions:
      'Sit or lie down side by side. Ask, “Is it all right?” and wait for a yes. Each lays one hand on the other’s chest, shoulder or back, wherever it is welcome. Breathe for two minutes as you normally do. Then breathe a little slower, together. There is nowhere to get to. At the end, say one word each. A hand on a hand is just as good, and either of you may stop at any time.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-10',
    tags: [],
    needs: [],
    title: 'Choose Where',
    description: 'Let each of you decide exactly where and how to be touched for five minutes.',
    instructions:
      'One lies or sits down and chooses a place: a shoulder, the scalp, a forearm, a foot. The other asks, “Like this?” and changes until the answer is yes. Then keeps going for five minutes. The one who receives says “softer,” “slower” or “stop,” and that’s all the talk there is. Then trade. It leads to nothing else unless you both say so, in words. “Not tonight” is a fine answer too.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-11',
    tags: [],
    needs: [],
    title: 'Six Slow Seconds',
    description: 'Say hello or goodbye with your full attention, just once.',
    instructions:
      'Stand in front of each other and ask, “Hug, kiss or hands?” Take the smaller wish of the two. Give it six slow seconds. Count in your head. Then tell each other what you noticed at second four, when most of us would have let go. Decide on one hello or goodbye tomorrow that gets six seconds as well. If today is not a day for touch, look at each other for six seconds, or pass.',
    difficulty: 'easy',
    timeRequired: 5,
    category: 'gentle-touch',
  },
  {
    id: 'activity-gentle-touch-12',
    tags: [],
    needs: [],
    title: 'Warm Hands',
    description: 'Warm each other’s hands, one at a time, with nothing else to do.',
    instructions:
      'Sit across from each other. One holds out a hand. The other takes it between both palms and simply warms it, without rubbing, for one slow minute. Then the other hand. Ask, “Is this nice, or should I stop?” and follow the answer. Trade. If your hands are warm already, rest them. Tell each other who used to hold your hand when you were small, or who should have. You can leave it at that.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'gentle-touch',
  },
];
