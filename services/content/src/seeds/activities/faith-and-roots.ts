import type { SeedActivity } from '../types.js';

export const faithAndRootsActivities: readonly SeedActivity[] = [
  {
    id: 'activity-faith-and-roots-01',
    tags: [],
    needs: [],
    title: 'The Day of Rest, Yours and Mine',
    description: 'Find out what a holy day, a fast or a day of rest means to each of you.',
    instructions:
      'Each tells about a day that was set apart where you grew up: a Sabbath, a fast, a feast, a Sunday with no chores. What happened, who kept it, and how did it feel to you? If there was none, tell what took its place. Ask two questions to understand and none to win. Say what you would like from your partner on such a day: come along, keep me company, or just keep it quiet.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-02',
    tags: [],
    needs: [],
    title: 'Five Words I Grew Up With',
    description: 'Teach each other five words from the language or the kitchen you come from.',
    instructions:
      'Each teaches five words or sayings from home. They may be from another language, from a region, or made up by your family. Say how they sound, who used them and when they were used on you. The learner repeats each until the teacher laughs or nods. Choose two that your own home could use. Use them three times before bed. If one word brings up a person, tell a short story about them.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-03',
    tags: [],
    needs: [],
    title: 'What We Were Told to Believe',
    description: 'Share what you were taught about God, luck or goodness, and what you kept.',
    instructions:
      'Take ten minutes each. Tell what the grown-ups around you believed, and what they did about it. Then tell what you kept, what you dropped, and when. The listener says only, “Tell me more,” or “What was that like?” At the end, each names one thing in the other’s story that you respect. You do not have to agree on anything tonight. Either of you may stop at any point.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-04',
    tags: [],
    needs: [],
    title: 'Grace, Toast or Silence',
    description: 'Choose a small beginning for meals that both of you can mean.',
    instructions:
      'Try three ways to begin the next meal. First, a grace or a blessing from one side. Second, a toast with water. Third, one slow breath with your hands on the table. Do each one now, with an empty table, and say how it felt. Which one can you both mean? You may also take turns by the day. Agree on what a guest would be asked to do, which is nothing.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-05',
    tags: [],
    needs: [],
    title: 'How We Got Our Names',
    description: 'Tell the stories behind your names, and what you like to be called.',
    instructions:
      'Each tells how you got your first, middle and last names. Who chose them, who were you named for, and what were you called at school? Say which names you kept, changed or gave back, and why. Say one name you love to hear from your partner and one you could do without. Then each says the other’s full name slowly, out loud, as if hearing it for the first time.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-06',
    tags: [],
    needs: [],
    title: 'Three Generations at the Table',
    description: 'Compare how old people were cared for where you come from.',
    instructions:
      'Each describes the oldest person you knew well when you were small. Where did they live, who cooked for them, who helped them wash? Was it a duty, a joy, a fight or all three? Then say how you would like to live when you need help, and who should not have to carry it alone. Listen for what you share. No plans are made today. End with a story about that person that makes you laugh.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-07',
    tags: [],
    needs: [],
    title: 'Money That Travels',
    description: 'Talk about money that goes to family, near or far, before the next request comes.',
    instructions:
      'Each tells what you learned about helping family with money. Who gave, who asked, who kept track? Say what it means to you when you give, and when someone asks too often. Then each finishes three lines: “I am glad to help when…,” “I need to talk first when…,” and “I would find it hard if…” Choose one sentence you can both say to the next person who asks. No sums tonight.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-08',
    tags: [],
    needs: [],
    title: 'A Guest at Your Holiday',
    description: 'Prepare each other for a holiday that one of you did not grow up with.',
    instructions:
      'Think of a holiday that belongs to one of you more than the other. It may be Eid, Passover, Diwali, Lunar New Year, Christmas or a saint’s day. The one who knows it walks the other through it: what to wear, what to bring, what to say, when to stand up. The guest asks every silly question now. Agree on a signal for “get me out for five minutes.” Rehearse the greeting until it comes easily.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-09',
    tags: [],
    needs: [],
    title: 'Proverbs From the Porch',
    description: 'Trade the sayings you were raised on and decide which ones are true.',
    instructions:
      'Each says five sayings you heard at home, such as “Waste not” or “This too.” Say who said them, and when. The other guesses what that person was really trying to teach. Vote on each with a thumb: true, half true, not in this house. Choose one that you both want to keep. Then make up a new one together, in plain words, for something you’ve learned since you met. Say it in the voice of a very old aunt.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'faith-and-roots',
  },
  {
    id: 'activity-faith-and-roots-10',
    tags: [],
    needs: [],
    title: 'What I Do When I Can’t Sleep',
    description: 'Tell each other what you hold on to when things are hard.',
    instructions:
      'Some people pray, some count, some walk the floor, some call a sister. Each tells what you did in the worst night you remember and what you do now. Is there a word, a song or a picture that helps? What do you believe at three in the morning? There is no need to agree. The listener says, “Thank you,” and asks whether they may ever be woken for it. Then trade. Either of you may pass.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'faith-and-roots',
  },
];
