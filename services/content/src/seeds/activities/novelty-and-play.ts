import type { SeedActivity } from '../types.js';

export const noveltyAndPlayActivities: readonly SeedActivity[] = [
  {
    id: 'activity-novelty-and-play-01',
    tags: [],
    title: 'Supper by Ear and Nose',
    description: 'Taste your way through the kitchen with one of you blindfolded and the other in charge.',
    instructions:
      'Tie a scarf around one partner’s eyes, after asking about allergies and dislikes. The other picks six harmless things from the kitchen: a raisin, mustard, a slice of cucumber, cold coffee. Offer them one by one on a spoon. The taster guesses and gives each a score and a silly name. Switch roles with six other tastes. Compare which one fooled you both. To finish, invent the worst possible sandwich from your twelve samples, and decide whether either of you dares.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-02',
    tags: [],
    title: 'Ten-Minute Teacher',
    description: 'Each of you teaches the other something you can do and they can’t.',
    instructions:
      'Take three minutes to choose a skill: whistling with two fingers, a card trick, three words of a language, folding a fitted sheet, a scale on the piano. Set the timer for ten minutes. The teacher shows, the learner tries, and both are allowed to laugh. Teachers may praise effort and nothing else. Swap when the bell goes. Afterward, give a short performance of what you learned for an imaginary crowd. Talk about how your partner teaches, since you rarely see them in that role.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-03',
    tags: [],
    title: 'Let the Coin Decide',
    description: 'Go for a walk near home on which a coin picks every turn.',
    instructions:
      'Take any coin and go out of the front door. At each corner, toss it: heads is left, tails is right. Whoever tosses must also invent a rumor about the next house or tree you pass. After twenty minutes, stop wherever you are. Look for something neither of you has noticed before, and give that spot a name. Walk back the shortest way. If the weather is bad or walking is hard, play it indoors: heads is upstairs, tails is down, and each room earns a rumor.',
    difficulty: 'easy',
    timeRequired: 40,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-04',
    tags: ['just-us'],
    title: 'One Night in the Living Room',
    description: 'Move bedtime to another room and treat it as a trip.',
    instructions:
      'Carry mattresses, cushions or a sleeping bag into the living room. Build some kind of roof from sheets and chairs, unless your backs object. Bring a flashlight, something to eat with your fingers and one book. Decide where you are tonight: a mountain hut, a ferry, a desert. Speak about it as if it were true, and complain about the service. Tell each other about the best night you ever spent in a strange bed as a child. Stay until morning or until someone’s hip votes to go home.',
    difficulty: 'moderate',
    timeRequired: 60,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-05',
    tags: [],
    title: 'Portraits Without Peeking',
    description: 'Draw each other without looking at the paper, and hang up the result.',
    instructions:
      'Sit face to face with paper and pencil. For three minutes, draw your partner while looking only at them. The pencil stays on the page and your eyes stay off it. Notice lines you usually pass over: the eyebrow that starts higher, the fold by the mouth. When time is up, turn the sheets around. Laugh as long as needed. Then say one thing you saw in the face that the drawing missed. Sign them with a grand name, add a price, and hang both in the bathroom.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-06',
    tags: [],
    title: 'Our First Date, Badly Told',
    description: 'Act out your first date again, getting as much wrong as possible.',
    instructions:
      'Each of you recalls your first date, or the first time you met. On your own, take two minutes to decide which details to bend: the weather, who spilled what, who talked too much. Then play the scene in your kitchen, from the greeting to the goodbye. Stay in your roles even when the other starts to exaggerate. When you’re through, tell what really went on in you that day, including one thing you hid. Vote on which version is better. End with the goodbye you’d give each other now.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-07',
    tags: [],
    title: 'A Language for Two',
    description: 'Spend dinner or dishwashing in a language that doesn’t exist.',
    instructions:
      'For ten minutes, neither of you may use a real word. Speak gibberish with full feeling: ask for the salt, report a scandal, make a declaration of love. Point and gesture as much as you like. If someone slips into English, they have to sing the next sentence. When time is up, translate for each other what you think was said. Keep the two or three words that sounded best and agree on what they mean. Use one at the next family gathering with a straight face.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-08',
    tags: [],
    title: 'The Hallway Games',
    description: 'Hold a small tournament in sports that have never been invented before.',
    instructions:
      'Look around for what could become a contest: sliding a slipper, stacking cups, tossing socks into a pot, walking with a spoon and a potato. Each of you invents two events and writes the rules on a slip. Hold an opening ceremony with a hum. Play all four, best of three. The loser of each event may change one rule for the next. Award medals made from lids or paper. Leave the record on the fridge so that others in the house can challenge it.',
    difficulty: 'easy',
    timeRequired: 25,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-09',
    tags: [],
    title: 'Your Hobby, My Hands',
    description: 'Enter your partner’s favorite pastime as a willing beginner for half an hour.',
    instructions:
      'Decide whose hobby it is tonight. It may be crosswords, guitar, baseball cards, running form, seedlings or a video game. The expert chooses something a beginner can do at once and explains why it makes them happy. The visitor tries in earnest and asks three questions that can’t be answered with one word. No jokes about the hobby for the full thirty minutes. Finish with the visitor telling what is beautiful about it. Put the return visit in the calendar for another evening.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'novelty-and-play',
  },
  {
    id: 'activity-novelty-and-play-10',
    tags: ['earlier-marriage'],
    title: 'The List of Firsts',
    description: 'Collect things neither of you has ever done with anyone, and do the smallest one today.',
    instructions:
      'With a past behind both of you, firsts are worth something. Each writes ten things you have never done with any partner: eaten breakfast on the roof, swum at night, read a whole play aloud, slept in the car. Compare the lists and cross out what only one of you wants. From the rest, pick one for this month, one for this year and one you can do in the next twenty minutes. Do that one. Date it and keep the list where you’ll see it.',
    difficulty: 'deeper',
    timeRequired: 30,
    category: 'novelty-and-play',
  },
];
