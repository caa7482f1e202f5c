import type { CoachQuestion } from './coach-question.js';

export const BY_SUBJECT: readonly CoachQuestion[] = [
  // Former partners, relatives, phones
  {
    text: 'his ex texts him all day every day and he always answers right away, even at dinner. it drives me nuts',
    accept: ['external-influences'],
  },
  {
    text: 'Baby mama changed the pickup again last minute and my DH just said yes without asking me',
    accept: ['external-influences'],
  },
  {
    text: 'How do I get my mother in law to accept me? She still has pictures of his first wife up and calls me by her name',
    accept: ['external-influences', 'honor-lessons'],
  },
  {
    text: 'bio mom badmouths me to the kids and they come back hating me',
    accept: ['external-influences', 'practical-blending'],
  },
  {
    text: 'Is it normal that my husband still talks to his ex wife about stuff thats not the kids',
    accept: ['external-influences'],
  },
  {
    text: 'My grown kids think I married too fast after their dad died and they wont come to the house',
    accept: ['external-influences', 'our-vision', 'practical-blending', 'honor-lessons'],
  },
  {
    text: 'she is on her phone all evening, work emails till midnight',
    accept: ['external-influences', 'love-fun-intimacy'],
  },
  {
    text: 'what do i write back when my ex sends me a nasty text about the schedule',
    accept: ['external-influences'],
  },
  {
    text: 'My stepdaughter keeps carrying messages: mom says you have to pay for camp',
    accept: ['external-influences'],
  },
  {
    text: 'custody swap fridays are hell for us, we always end up fighting about who drives and her ex being late',
    accept: ['external-influences', 'communication-complexity'],
  },
  {
    text: 'i feel stuck between my exhusband and my new husband, whatever i do someone is mad',
    accept: ['external-influences', 'communication-complexity'],
  },
  {
    text: 'the ex keeps showing up at our door unannounced and my wife lets him in like its still his house',
    accept: ['external-influences'],
  },

  // Discipline, stepchildren, house, money
  {
    text: 'my step son told me your not my dad and my wife just stood there',
    accept: ['practical-blending'],
  },
  { text: 'Should a stepparent discipline?', accept: ['practical-blending'] },
  {
    text: 'He never follows through with his kids and I end up the evil stepmother',
    accept: ['practical-blending'],
  },
  {
    text: 'my new husband is way too strict with my daughter, shes 9 and scared to spill her milk. well not scared scared but careful',
    accept: ['practical-blending'],
  },
  {
    text: 'stepkid ignores me completley. i say good morning and get nothing',
    accept: ['practical-blending'],
  },
  { text: 'i dont love my stepkids and i feel like a monster', accept: ['practical-blending'] },
  {
    text: 'joint account or separate?? we are both 50 and have been burned before',
    accept: ['practical-blending'],
  },
  {
    text: 'he pays so much child support there is nothing left for us and i am starting to resent it',
    accept: ['practical-blending'],
  },
  {
    text: 'We moved into the house he shared with his ex and I feel like a guest in my own kitchen',
    accept: ['practical-blending', 'emotional-safety'],
  },
  { text: 'who should do the chores when his kids are here', accept: ['practical-blending'] },
  {
    text: 'How long does it take for a blended family to feel normal',
    accept: ['practical-blending', 'our-vision'],
  },
  {
    text: 'Her kids get away with everything and mine get grounded. How is that fair',
    accept: ['practical-blending', 'lets-align'],
  },
  { text: 'alimony is eating us alive', accept: ['practical-blending'] },
  {
    text: 'My SO undermines me in front of the kids when I say no to screen time',
    accept: ['practical-blending'],
  },
  {
    text: 'my kid says i love my new husband more than her',
    accept: ['practical-blending', 'our-vision'],
  },
  {
    text: 'how do i get closer to my teenage step daughter without being fake',
    accept: ['practical-blending'],
  },

  // Talking, withdrawing, arguing
  { text: 'my wife shuts down every time i try to talk', accept: ['communication-complexity'] },
  {
    text: 'I go silent in arguments. I literally cannot get a word out and then he thinks I dont care',
    accept: ['communication-complexity'],
  },
  { text: 'He stonewalls me for days', accept: ['communication-complexity'] },
  {
    text: 'We keep having the same fight over and over about nothing',
    accept: ['communication-complexity', 'lets-align'],
  },
  { text: 'how do i bring up something he will get defensive about', accept: ['communication-complexity'] },
  {
    text: 'when his daughters come over i am invisible. they laugh about old times and i do the dishes',
    accept: ['communication-complexity', 'emotional-safety'],
  },
  {
    text: 'We yell. Both of us. Then we feel terrible. How do we stop before it blows up',
    accept: ['communication-complexity'],
  },
  {
    text: 'we had a fight on saturday and have not really spoken since, what do i say first',
    accept: ['communication-complexity'],
  },
  {
    text: 'We never fight but we never talk about anything real either, its like we are both walking around the elephant in the room',
    accept: ['communication-complexity'],
  },
  {
    text: 'i said something horrible last night and dont know how to apologise',
    accept: ['communication-complexity', 'emotional-safety'],
  },
  {
    text: 'everything turns into an argument lately, she starts and i slam the door and drive around',
    accept: ['communication-complexity'],
  },
  {
    text: 'im always caught in the middle between my kids and my husband',
    accept: ['communication-complexity', 'external-influences', 'practical-blending'],
  },

  // Trust, jealousy, being open
  { text: 'I snooped in his phone and found nothing and now I feel sick', accept: ['emotional-safety'] },
  { text: 'i get so jealous when she mentions guys at work', accept: ['emotional-safety'] },
  { text: 'he cheated last year and says i should be over it by now', accept: ['emotional-safety'] },
  {
    text: 'How can I get my husband to open up to me',
    accept: ['emotional-safety', 'communication-complexity'],
  },
  { text: 'whenever I tell him how I feel he says I am too sensitive', accept: ['emotional-safety'] },
  {
    text: 'When she doesnt text back I panic and think she is leaving me',
    accept: ['emotional-safety', 'honor-lessons'],
  },
  {
    text: 'found out he has a secret credit card with 14k on it',
    accept: ['emotional-safety', 'honor-lessons'],
  },
  {
    text: 'she throws things I told her in confidence back at me when we argue',
    accept: ['emotional-safety'],
  },
  {
    text: 'I have my walls up and dont know how to let him in',
    accept: ['emotional-safety', 'honor-lessons'],
  },
  {
    text: 'my hubby wants to see my phone all the time since his ex cheated',
    accept: ['emotional-safety', 'honor-lessons'],
  },

  // The past
  { text: 'I keep waiting for this marriage to fail too', accept: ['honor-lessons'] },
  {
    text: 'My first husband cheated so now I dont trust anybody, not even this one who has done nothing wrong',
    accept: ['honor-lessons', 'emotional-safety'],
  },
  { text: 'he treats me like i am his ex. everything i do he compares', accept: ['honor-lessons'] },
  {
    text: 'she never stops talking about her ex and how awful he was',
    accept: ['honor-lessons', 'external-influences'],
  },
  {
    text: 'i am a widower and i feel guilty being happy with my new wife',
    accept: ['honor-lessons', 'love-fun-intimacy', 'emotional-safety'],
  },
  {
    text: 'I will never measure up to his late wife, there are photos of her everywhere',
    accept: ['honor-lessons'],
  },
  { text: 'How do I tell him about what happened in my first marriage', accept: ['honor-lessons'] },
  {
    text: 'he promised to call the bank three times now and every time he forgets. small thing i know',
    accept: ['honor-lessons'],
  },
  {
    text: 'we are both divorced and scared sh*tless of getting it wrong again',
    accept: ['honor-lessons'],
  },
  {
    text: 'i still hate my ex and it is poisoning everything',
    accept: ['honor-lessons', 'external-influences'],
  },

  // Agreeing
  { text: 'we cant agree on anything!!', accept: ['lets-align'] },
  { text: 'he wants another baby and I am done', accept: ['lets-align'] },
  {
    text: 'I always give in to keep the peace and now I resent it',
    accept: ['lets-align', 'communication-complexity'],
  },
  { text: 'My husband told his son he can move back in without even asking me', accept: ['lets-align'] },
  {
    text: 'my family eats together, hers eats in front of the tv, she thinks im controlling but for me thats just what you do',
    accept: ['lets-align', 'practical-blending'],
  },
  {
    text: 'should we move to her town or stay here, we go round in circles',
    accept: ['lets-align', 'our-vision'],
  },
  {
    text: 'tell me honestly who is right, me or my wife',
    accept: ['lets-align', 'communication-complexity'],
  },
  { text: 'he is religious and i am not, how do we do this', accept: ['lets-align'] },

  // Pictures, holidays, rituals
  { text: 'How do we do christmas when the kids are at their dads half the time', accept: ['our-vision'] },
  { text: 'this is not what I imagined. i thought we would be one big happy family', accept: ['our-vision'] },
  { text: 'the kids dont want to be a family with us', accept: ['our-vision', 'practical-blending'] },
  {
    text: 'we are getting married in may, how do we include the kids in the wedding',
    accept: ['our-vision'],
  },
  {
    text: 'we have no kids at home anymore and dont know what we are about',
    accept: ['our-vision', 'love-fun-intimacy'],
  },
  {
    text: 'next week is the day his wife died and i dont know what to do',
    accept: ['our-vision', 'honor-lessons', 'emotional-safety'],
  },
  { text: 'any ideas for new traditions for our family', accept: ['our-vision'] },
  {
    text: 'what is our purpose / vision as a couple, where do we want to be in 5 years',
    accept: ['our-vision'],
  },

  // Warmth, time, touch
  { text: 'no sex since easter. hes always tired', accept: ['love-fun-intimacy'] },
  { text: 'i feel like a maid. nobody ever says thank you', accept: ['love-fun-intimacy'] },
  { text: 'we are roommates', accept: ['love-fun-intimacy'] },
  { text: 'we never have time for eachother between the kids and work', accept: ['practical-blending'] },
  { text: 'date night ideas that cost nothing please', accept: ['love-fun-intimacy'] },
  { text: 'I want to be held without it always turning into sex', accept: ['love-fun-intimacy'] },
  {
    text: 'my husband wants it way more then me and i feel pressured and guilty',
    accept: ['love-fun-intimacy'],
  },
  { text: 'the spark is gone and i miss laughing together', accept: ['love-fun-intimacy'] },
];
