import type { Topic } from '../topic.js';

export const loveFunIntimacyTopics: readonly Topic[] = [
  {
    id: 'different-desire',
    moduleSlug: 'love-fun-intimacy',
    cues: [
      'no sex for months he is always tired',
      'husband wants it more than me and i feel pressured and guilty',
      'different sex drive libido',
      'sexless marriage',
      'talk with my wife about our sex life',
      'she never wants to',
      'he never initiates sex',
      'rejected in bed',
      'low desire menopause',
    ],
    terms:
      'sex desire no complete answer pressure wanting sideways touch nowhere daylight two agreements how asked',
    open: [
      'This is hard to talk about at the best of times, and harder once it has started to hurt.',
      'Both seats are lonely here: the one who wants, and the one who feels they should.',
    ],
    answer: [
      'Take it out of the bedroom first. Two agreements help: touch may lead nowhere, and a no is enough and nobody sulks. If a no isn’t safe for you, that comes first: the Domestic Violence Hotline, 1-800-799-7233, is free and private.',
      'Few couples want the same thing at the same hour, and that is nobody’s fault. Nobody owes anybody sex, and wanting shrinks under pressure. If something hurts or has changed in your body, a doctor can help.',
    ],
    partner: [
      'The one who says no may feel that each hug asks for more. The one who asks may hear “I don’t want you” in each no. Often neither is meant.',
      'Your partner may be avoiding affection only because they fear where it has to lead.',
    ],
    say: [
      'I miss being close to you, and I don’t want you to feel pushed. Could we talk about it on a walk, not tonight in bed?',
      'If I knew a hug could stay a hug, I’d come closer. How would you like me to say no?',
    ],
    ask: [
      'What helps you want to be close, and what shuts it down?',
      'Have the two of you ever talked about how each likes to be asked?',
    ],
  },
  {
    id: 'affection-without-pressure',
    moduleSlug: 'love-fun-intimacy',
    cues: [
      'we have not kissed properly in ages',
      'sleep in separate beds',
      'want to be held without it turning into sex',
      'no affection hugging kissing anymore',
      'want more affection and my partner is always tired',
      'he does not touch me',
      'miss cuddling',
      'she pulls away when i hug her',
      'physical touch love language',
    ],
    terms: 'touch hug nowhere affection foot rub lying close kind of touch miss stiffens asks for nothing',
    open: [
      'Missing a plain hug in your own home is a particular ache.',
      'You want to be near without a negotiation, and that is not much to want.',
    ],
    answer: [
      'Agree out loud that touch may go nowhere. Once a long hug at the stove asks for nothing more, both of you can start one.',
      'Ask for one small, specific kind of touch, and say what it doesn’t mean.',
    ],
    partner: [
      'Your partner may have stopped hugging because of what a hug used to lead to, or because they are simply empty by evening.',
      'Your partner may think that a small hug is worse than none, while you would be glad of a small one.',
    ],
    say: [
      'I’d love twenty seconds of a hug when we get home, and nothing after it. Would you like that too?',
      'Can we lie here for ten minutes? It doesn’t have to become anything.',
    ],
    ask: [
      'Which kind of touch do you miss that you haven’t asked for?',
      'At what time of day is your partner most at ease with being close?',
    ],
  },
  {
    id: 'time-for-two',
    moduleSlug: 'love-fun-intimacy',
    cues: [
      'we never have time for each other between kids and work',
      'leftover time together protect one good hour',
      'no couple time kids always here',
      'too tired for each other in the evening',
      'kid free weekend ends badly',
      'we only talk about logistics no time for us',
      'never alone together',
      'one goes to bed early and the other stays up late, we barely see each other',
      'different bedtimes, different shifts, ships in the night',
    ],
    terms:
      'hours time slot couple leftover weekend rhythm children come and go first evening second day book calendar good hour',
    open: [
      'After the work and the dishes, the two of you get what is left, and some days that is nothing.',
      'Missing someone you live with is a strange feeling, and a common one.',
    ],
    answer: [
      'Book one hour before the week fills up, and make it small enough to survive. Where it sits matters more than how grand it is.',
      'Look at your rhythm: the first free evening is often gone to tiredness, so put your hour on the day after.',
    ],
    partner: [
      'Your partner may need a few hours to come down from the week before being anyone’s date. It isn’t a lack of interest.',
      'What you feel as neglect may be your partner’s plain exhaustion. From across a room the two look alike.',
    ],
    say: [
      'I miss you. Could we put one hour in the calendar, this week, before anything else gets it?',
      'I’m empty, and I like you. Can we just sit here for a bit?',
    ],
    ask: [
      'Which hour in your week is the least likely to be eaten by something else?',
      'What did you two do together the last time it felt easy?',
    ],
  },
  {
    id: 'unappreciated',
    moduleSlug: 'love-fun-intimacy',
    cues: [
      'i feel like a maid nobody says thank you',
      'taken for granted',
      'she never thanks me for anything',
      'i do everything and he does not notice',
      'feel unappreciated as a stepmom',
      'how do i show appreciation gratitude',
      'no recognition for all i do',
      'mental load',
    ],
    terms:
      'thank-you noticed three parts what you did what it took meant unseen work appreciated gratitude load unfair',
    open: [
      'Doing the work is one thing. Doing it unseen is what makes the heart go out of it.',
      'A household runs on things nobody notices until they stop, and you seem to be doing a good many of them.',
    ],
    answer: [
      'Two different talks may be needed here: one about being seen, and one about the load. Thanks won’t do the dishes, so keep them apart.',
      'Say what you would like to be thanked for, once, specifically, without sarcasm. And try giving one exact thank-you yourself; often one comes back.',
    ],
    partner: [
      'Your partner may be grateful without a sound, or feel just as unseen and be waiting for you to begin.',
      'Some people grew up in homes where work was never mentioned. Silence there meant that all was well.',
    ],
    say: [
      'I drove both ways in the rain yesterday, and it would mean a lot to me if you noticed. I don’t need flowers. A sentence would do.',
      'You took the early shift all week so I could sleep. I woke up feeling looked after.',
    ],
    ask: [
      'Which of the things you do would you most like to be seen for?',
      'Is it the thanks you miss, or is the load itself out of balance?',
    ],
  },
  {
    id: 'roommates',
    moduleSlug: 'love-fun-intimacy',
    cues: [
      'used to write me love notes and now nothing',
      'no more flowers compliments or surprises',
      'partner does not try anymore like when we were dating',
      'we are roommates',
      'the spark is gone and i miss laughing together',
      'stuck in a rut boring marriage',
      'lost the romance',
      'fallen out of love',
      'no fun anymore',
      'we feel like business partners',
      'how to reconnect keep love alive',
    ],
    terms:
      'new first time together comfort fades fresh evidence play focus sameness laugh autopilot challenge',
    open: [
      'Running a household well together and missing each other in it is more common than people admit.',
      'It is sad to notice that the laughter has gone missing, and good that you noticed.',
    ],
    answer: [
      'You don’t need the first three months back. You need a little of what they were made of: being noticed, first times, an hour without a purpose.',
      'Comfort fades into the background. One small new thing together, at which you might both fail, brings the other person back into focus.',
    ],
    partner: [
      'Your partner may miss the same thing and take your tiredness for the answer, just as you take theirs.',
      'Perhaps your partner thinks that all is well because it is calm. Asking for fun sounds better than reporting a loss.',
    ],
    say: [
      'I miss laughing with you. Let’s do one thing on Saturday that neither of us has ever done, for fifteen dollars.',
      'When did you last see me and think, oh, there you are? I’ll tell you mine.',
    ],
    ask: [
      'When did you last see your partner with fresh eyes, and what were they doing?',
      'What made the two of you laugh in the beginning?',
    ],
  },
  {
    id: 'things-to-do',
    moduleSlug: 'love-fun-intimacy',
    cues: [
      'date night ideas that cost nothing',
      'something new we could do at home',
      'fun things to do as a couple',
      'what to do after the kids are asleep',
      'cheap date ideas',
      'romantic surprise for my wife',
      'games to play together',
    ],
    terms:
      'new cheap cook dish dance kitchen walk home street auction sing car small shared challenge learn step note',
    open: [
      'Good: an idea that costs little is one you will really do.',
      'You are after something light, and that deserves a place between all the serious talks.',
    ],
    answer: [
      'Pick something new to both of you that neither can do on autopilot. It may be tiny, and it is allowed to go wrong.',
      'Take turns choosing, with a small budget and no explaining. The surprise is half of it.',
    ],
    partner: [
      'Your partner may be more tired than you at that hour. An idea that can be done sitting down is worth having in reserve.',
      'If one of you always plans, the other turns into a guest. Let the next idea be theirs, even if it is a strange one.',
    ],
    say: [
      'Saturday, one hour, something neither of us has done. You pick this time, and I won’t ask what it is.',
      'Want to be bad at something with me tonight?',
    ],
    ask: [
      'How much time and money do you have for it, roughly?',
      'Is there something you both always said you would try one day?',
    ],
  },
  {
    id: 'bodies-and-memories',
    moduleSlug: 'love-fun-intimacy',
    cues: [
      'worried about being compared in bed with his ex',
      'first time intimate after my husband died guilty',
      'insecure about my body aging',
      'he was with someone else before me in bed',
      'intimacy feels strange in the bed they shared',
      'embarrassed naked',
    ],
    terms:
      'compared history shared with someone else guilty widow bed daylight clothes bodies changed age comparison earlier life',
    open: [
      'Bringing a body and a history into bed with someone new takes some courage.',
      'Thoughts like that come at just the wrong moment, and they are hard to say out loud.',
    ],
    answer: [
      'Say it in daylight, with clothes on, in one sentence. Much of it eases once it isn’t a secret.',
      'You don’t have to be at ease to be close. Tell your partner what helps and what to leave out for now, and let it be slow.',
    ],
    partner: [
      'Your partner may be worrying about the very same thing, from the other side of the pillow.',
      'Your partner may take your holding back for a lack of wanting. One honest sentence can spare them the guess.',
    ],
    say: [
      'Sometimes I worry that you compare. You don’t have to say anything. I just don’t want to carry it alone.',
      'I want this, and I’m shy about it. Can we go slowly, and keep the light low?',
    ],
    steps: [
      'On a walk, tell your partner one sentence that begins with “I get shy when…”, and then change the subject if you like.',
    ],
    ask: [
      'Which thought comes up, and when?',
      'What has helped you feel at home in your body with your partner before?',
    ],
  },
];
