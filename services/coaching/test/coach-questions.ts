import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

export interface CoachQuestion {
  text: string;
  /** Modules that answer it well; empty when the coach should ask back and name none. */
  accept: readonly ModuleSlug[];
  /** What the person wrote earlier in the same conversation. */
  after?: readonly string[];
  /** Never looked at while synonyms and cues were being tuned. */
  heldOut?: true;
}

/** As people type: tired, misspelled, rambling, and sometimes two words long. */
export const COACH_QUESTIONS: readonly CoachQuestion[] = [
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
  { text: 'we never have time for eachother between the kids and work', accept: ['love-fun-intimacy'] },
  { text: 'date night ideas that cost nothing please', accept: ['love-fun-intimacy'] },
  { text: 'I want to be held without it always turning into sex', accept: ['love-fun-intimacy'] },
  {
    text: 'my husband wants it way more then me and i feel pressured and guilty',
    accept: ['love-fun-intimacy'],
  },
  { text: 'the spark is gone and i miss laughing together', accept: ['love-fun-intimacy'] },

  // Rambling
  {
    text: 'ok so long story. we got married in june, second for both. I have two boys 8 and 11, she has a girl who is 15. Most of the time its fine. But sundays when the boys go back to their mom I get really low and she thinks I am mad at her and then she gets snippy and I go to the garage and that is our sunday. I dont want it to be like that. I just dont know what to say in that moment',
    accept: ['communication-complexity', 'love-fun-intimacy', 'emotional-safety'],
  },
  {
    text: 'My husband is a good man, I want to say that first. He works hard and he is kind. But his mother calls him every single day and she has an opinion about everything, how we spend, what we eat, when we come over, and he tells her things about us. I found out she knew about our counseling before my own sister did. When I say something he says thats just how she is',
    accept: ['external-influences'],
  },
  {
    text: 'not sure this is the right place. i moved in with him two years ago, its his house, all her furniture (the ex), my things are in boxes in the basement. he says change whatever you want but when i moved ONE lamp his son cried and he put it back. i feel like im living in somebody elses life',
    accept: ['practical-blending', 'our-vision', 'emotional-safety'],
  },
  {
    text: 'So the thing is we both earn, I earn more, and I have 2 kids and he has none, and he thinks its unfair to split groceries down the middle because my kids eat most of it, which ok, but then he has his motorbike and I never say a word about that. Last night it came out ugly. I do not want to fight about money for the next twenty years',
    accept: ['practical-blending'],
  },

  // In a conversation already under way
  {
    text: 'and what if he says no?',
    after: ['My husband answers his ex’s texts at dinner and I hate it'],
    accept: ['external-influences'],
  },
  { text: 'tell me more', after: ['my step son wont talk to me at all'], accept: ['practical-blending'] },
  {
    text: 'how do i start?',
    after: ['I want to talk with my wife about our sex life but im scared'],
    accept: ['love-fun-intimacy'],
  },
  { text: 'yes', after: ['He goes quiet for days after an argument'], accept: ['communication-complexity'] },
  {
    text: 'I tried that already, it did not work',
    after: ['we keep money separate and fight about who pays for his kids'],
    accept: ['practical-blending'],
  },
  {
    text: 'what else?',
    after: ['I looked through her phone last night', 'how do i tell her'],
    accept: ['emotional-safety'],
  },
  {
    text: 'ok thanks. different thing: how do we handle thanksgiving with three sets of grandparents',
    after: ['she never thanks me for anything'],
    accept: ['our-vision', 'external-influences'],
  },

  // Where the coach asks back, or says what it is
  { text: 'hi', accept: [] },
  { text: 'help', accept: [] },
  { text: 'are you a real person?', accept: [] },
  { text: 'idk everything just sucks', accept: [] },
  { text: 'what is the capital of portugal', accept: [] },
  { text: 'asdf', accept: [] },

  // A second round
  {
    text: 'my ex keeps calling during our date nights and i pick up because what if its the kids',
    accept: ['external-influences'],
  },
  {
    text: 'Husbands mother still invites his ex to family dinners',
    accept: ['external-influences'],
  },
  {
    text: 'my wife lets her 13 yr old talk to me like im garbage',
    accept: ['practical-blending'],
  },
  {
    text: 'do we need a house meeting or something, its chaos when everybody arrives on friday',
    accept: ['practical-blending', 'our-vision', 'external-influences'],
  },
  {
    text: 'he leaves the room the second i raise my voice, i cant stand it',
    accept: ['communication-complexity'],
  },
  {
    text: 'I exploded at her over a dishwasher and now its awkward',
    accept: ['communication-complexity'],
  },
  { text: 'i check his location like ten times a day', accept: ['emotional-safety'] },
  {
    text: 'my late husband and I used to dance. i feel like a traitor when i dance with my new one',
    accept: ['honor-lessons', 'love-fun-intimacy'],
  },
  {
    text: 'she says i dont trust her because of what my ex did and she might be right',
    accept: ['honor-lessons', 'emotional-safety'],
  },
  {
    text: 'He wants separate vacations and I want to do everything together',
    accept: ['lets-align', 'love-fun-intimacy', 'our-vision'],
  },
  {
    text: 'I agreed to have his mother live with us and i regret it so much',
    accept: ['lets-align', 'external-influences'],
  },
  {
    text: 'my stepkids spent mothers day with their mom and i cried in the bathroom',
    accept: ['our-vision', 'practical-blending', 'emotional-safety'],
  },
  { text: 'we havent kissed properly in ages', accept: ['love-fun-intimacy'] },
  {
    text: 'wife goes to bed at 9 i stay up till 1, we barely see eachother',
    accept: ['love-fun-intimacy'],
  },
  {
    text: 'how do we split costs when his daughter goes to college',
    accept: ['practical-blending'],
  },
  {
    text: 'what does my partner think about me? did she tell you anything',
    accept: ['emotional-safety'],
  },

  // A third round
  {
    text: 'my husbands ex wife texted ME now to complain about him',
    accept: ['external-influences'],
  },
  {
    text: 'his brother borrows money all the time and nobody asks me',
    accept: ['external-influences', 'practical-blending', 'lets-align'],
  },
  {
    text: 'her phone is face down whenever i walk in and i hate what that does to me',
    accept: ['emotional-safety', 'external-influences'],
  },
  {
    text: 'My boys are here every other week and my wife acts like a different person then',
    accept: ['practical-blending', 'communication-complexity', 'love-fun-intimacy', 'external-influences'],
  },
  { text: 'can I tell my wifes son to go to bed', accept: ['practical-blending'] },
  { text: 'he lets his ten year old sleep in our bed', accept: ['practical-blending'] },
  {
    text: 'we have separate accounts and i never know what he has',
    accept: ['practical-blending', 'emotional-safety'],
  },
  {
    text: 'She goes quiet and I follow her around the house until she talks. It never ends well',
    accept: ['communication-complexity', 'emotional-safety'],
  },
  {
    text: 'how can we argue without hurting each other',
    accept: ['communication-complexity'],
  },
  { text: 'i never get a sorry from him', accept: ['communication-complexity'] },
  {
    text: 'when my sister visits we giggle all day and he sulks',
    accept: ['communication-complexity', 'external-influences'],
  },
  {
    text: 'I want to trust him but my stomach does not',
    accept: ['emotional-safety', 'honor-lessons'],
  },
  {
    text: 'She calls me by her exs name sometimes',
    accept: ['honor-lessons', 'external-influences'],
  },
  { text: 'after two divorces i think something is wrong with me', accept: ['honor-lessons'] },
  {
    text: 'My wife wants to retire by the sea and I cant leave my grandkids',
    accept: ['lets-align', 'our-vision'],
  },
  {
    text: 'i said ok to the dog and now i clean up after it every day',
    accept: ['lets-align', 'practical-blending', 'love-fun-intimacy'],
  },
  {
    text: 'what do we do on christmas eve, her family or mine',
    accept: ['our-vision', 'lets-align'],
  },
  {
    text: 'I thought it would be easier the second time around',
    accept: ['our-vision', 'honor-lessons'],
  },
  { text: 'he used to write me little notes and now nothing', accept: ['love-fun-intimacy'] },
  {
    text: 'i am too exhausted for sex and he takes it personally',
    accept: ['love-fun-intimacy'],
  },
  {
    text: 'help me plan something nice for our anniversary with no money',
    accept: ['love-fun-intimacy', 'our-vision'],
  },
  {
    text: 'my teen said he hopes we break up',
    accept: ['practical-blending', 'our-vision', 'communication-complexity', 'external-influences'],
  },

  // Written last, and never tuned for
  {
    text: 'his ex wife wants to come to our thanksgiving',
    accept: ['external-influences', 'our-vision'],
    heldOut: true,
  },
  { text: 'my dad refuses to meet my new husband', accept: ['external-influences'], heldOut: true },
  { text: 'how much contact with an ex is normal', accept: ['external-influences'], heldOut: true },
  {
    text: 'my partner checks work emails in bed',
    accept: ['external-influences', 'love-fun-intimacy'],
    heldOut: true,
  },
  { text: 'what can i do so my stepson likes me', accept: ['practical-blending'], heldOut: true },
  {
    text: 'we argue about how strict to be with the teenagers',
    accept: ['practical-blending', 'lets-align'],
    heldOut: true,
  },
  { text: 'his kids are messy and he never says anything', accept: ['practical-blending'], heldOut: true },
  {
    text: 'how do other remarried couples handle bank accounts',
    accept: ['practical-blending'],
    heldOut: true,
  },
  { text: 'I need a way to calm down in a fight', accept: ['communication-complexity'], heldOut: true },
  {
    text: 'he never starts a conversation about anything important',
    accept: ['communication-complexity', 'emotional-safety'],
    heldOut: true,
  },
  {
    text: 'every sunday visit with his parents and kids i sit there like a stranger',
    accept: ['communication-complexity', 'external-influences', 'emotional-safety'],
    heldOut: true,
  },
  { text: 'how to say sorry and mean it', accept: ['communication-complexity'], heldOut: true },
  {
    text: 'im scared to tell my wife what i really feel',
    accept: ['emotional-safety', 'communication-complexity'],
    heldOut: true,
  },
  { text: 'he had an affair and i cant stop asking questions', accept: ['emotional-safety'], heldOut: true },
  { text: 'jealous of his female coworker', accept: ['emotional-safety'], heldOut: true },
  {
    text: 'my divorce left me with trust issues',
    accept: ['honor-lessons', 'emotional-safety'],
    heldOut: true,
  },
  {
    text: 'i am married to a widower and his house is a shrine',
    accept: ['honor-lessons', 'practical-blending'],
    heldOut: true,
  },
  { text: 'how do i stop comparing my husband with my ex', accept: ['honor-lessons'], heldOut: true },
  {
    text: 'we cant decide where to live after retirement',
    accept: ['lets-align', 'our-vision'],
    heldOut: true,
  },
  { text: 'she makes all the decisions and i just nod', accept: ['lets-align'], heldOut: true },
  { text: 'first christmas as a blended family any tips', accept: ['our-vision'], heldOut: true },
  {
    text: 'i grieve the family i thought we would be',
    accept: ['our-vision', 'honor-lessons'],
    heldOut: true,
  },
  { text: 'i miss being touched', accept: ['love-fun-intimacy'], heldOut: true },
  { text: 'how can we have fun again', accept: ['love-fun-intimacy'], heldOut: true },
  { text: 'he forgets to say thank you', accept: ['love-fun-intimacy'], heldOut: true },
];
