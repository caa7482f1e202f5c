import type { Module } from '@anew/contracts/content/views';

export const loveFunIntimacy: Module = {
  slug: 'love-fun-intimacy',
  title: 'Love, Fun and Intimacy',
  overview:
    'How to keep warmth, play and desire alive, even if the two of you never had a honeymoon phase to yourselves. You get ideas for thanks that land, for small new things to try, and for talking about touch and sex without pressure. They work with or without children in the house.',
  duration: '20-30 minutes',
  keyInsight:
    'Love is easier to believe in when there is fresh evidence: a thank-you that shows you noticed, and a first time at something together, however minor.',
  realityCheck:
    'The next few weeks may bring more laughter. They won’t bring back the first three months, and that is fine. In a busy house, ten good minutes may be all you get on some days. Desire comes and goes with sleep, stress, grief, hormones and age, and the two of you will seldom want the same thing at the same hour. Plan on a steady trickle and the odd surprise. If sex has become painful or a lasting source of hurt, a doctor or a sex therapist knows far more than a web page does. If it has become frightening, leave the exercises; the lesson says where to turn.',
  lesson: [
    'Your first dates may have been planned around a custody calendar.',

    'Or you fell in love while one of you was still sorting a late spouse’s clothes. Couples who begin in mid-life often skip a stage: the long stretch with just the two of you, a small apartment and nothing to do on Saturday. Work, children, parents and paperwork were there from the start, so the fun part was squeezed in, and later it was squeezed out.',

    'You don’t need to get that stage back, but you do need some of what it was made of: the feeling of being noticed, things done for the first time, hours with no purpose, and touch. Each of these can be had in small amounts on a plain weekday.',

    'Being noticed.',

    'Begin here, because it costs the least. Most homes run on work nobody sees, and stepfamilies have extra. Someone washes sports clothes for a child who isn’t theirs, keeps quiet when the ex changes the plan again, or sits through a memorial service for a person they never met. When such things pass without a word, people may not complain. They just do them with a little less heart each time.',

    'A good thank-you has three parts: what you did, what it took, and what it meant to me. “Thanks for everything” has none of them. “You drove Mia to her dad’s in that rain, after a ten-hour day, so I could sleep. I woke up feeling looked after.” That takes eight seconds, and it can’t be said to anyone else. If you receive one, don’t swat it away with “It was nothing.” Say “I’m glad you saw that,” because letting thanks in is half of the exchange.',

    'Thanks don’t settle accounts, though, and they won’t do the dishes. If the load is unfair, talk about the load. You can be grateful for a thing and still want it changed.',

    'First times.',

    'Comfort is lovely, and a good share of your evenings should be comfortable, but comfort alone fades into the background, the way you stop hearing your own fridge. Doing something new together brings the other person back into focus. You see them puzzled, brave or ridiculous, and you are reminded that this is a separate human being whom you don’t know all of yet.',

    'New can be cheap. It only has to be something neither of you can do on autopilot. Cook a dish from a country you can’t find on a map, or walk home by a street you have never used. Learn eight dance steps in the kitchen and be terrible. Visit an auction with twenty dollars, or sing in the car in parts. A small shared challenge works well, above all when you might fail at it. Pick things that are new to both of you, so that nobody is the expert. A place your partner often went with someone else may be crowded with memories, so save it for a day when that feels easy.',

    'Hours.',

    'Where does the time come from? In many homes the couple gets whatever remains when the children, jobs and parents have been fed, and what remains is two people with phones. If children come and go, look at your rhythm. A free weekend looks like the obvious slot, yet it often fills up with laundry and tiredness, and with missing the children. Leave the first evening alone and put your hour on the second day. If they never go, or if you care for a parent, your slot might be six-forty in the morning with the door shut. If there are no children and the evenings are long, your enemy may be sameness, so change the place first. The same talk on a park bench becomes another talk.',

    'Play also lives in scraps: a running joke, a silly vote, a note in a lunch box addressed to an adult. Teasing is fine as long as both would call it funny, though exes, bodies, money and the children are poor material.',

    'Touch, and sex.',

    'Plenty of couples can talk about debts and in-laws and can’t talk about this. In a second marriage each of you may bring a history that was shared with someone else. You may worry about being compared, or feel guilty, as a widow or a widower, the first time you are happy in bed. You may have learned in an earlier marriage that a hug always leads further, so you stopped hugging. All of this is common, and much of it eases once it is said in daylight, with clothes on.',

    'Two agreements help. The first: touch is allowed to go nowhere. When a long hug at the stove, a foot rub or ten minutes lying close asks for nothing more, it is easier for either of you to start it. The second: a no is a complete answer, at any moment, and nobody sulks at it. If you like, you can say what you would enjoy: “Not tonight. I’d love to lie here with you for a bit.” Nobody owes a substitute. Desire doesn’t grow under pressure, not even for the person who presses.',

    'If you ever feel that you can’t say no safely, we are no longer talking about desire, and no exercise here is meant for that. In the United States, the National Domestic Violence Hotline (1-800-799-7233, or text START to 88788) is there for exactly this; elsewhere, look for a national helpline. Use a device your partner can’t see.',

    'Desire often comes in sideways. For many people it follows after warmth, rest, a good laugh, or the sight of a partner doing something well. That is one reason the kitchen dancing matters. It is also why a bedroom door that locks, a knocking rule for the children and phones in another room count as romance. If your bodies have changed through age, illness, medicine or birth, get medical advice on the medical part, and stay curious about the rest. What did you like that you haven’t asked for in a year?',

    'Finally, be kind about the days when there is nothing left. On such a day, one sentence is enough: “I’m empty, and I like you.” Some evenings that is the whole love life of two tired adults, and it is a perfectly good one. The plan can wait until tomorrow.',

    'Where this stops.',

    'Pain, or a wish that has been gone for months, belongs with a doctor. So does a low mood after a birth, in mothers and in fathers; the National Maternal Mental Health Hotline is 1-833-852-6262. If you found out about an affair this week, leave closeness exercises alone. Sleep, eat, tell one steady friend, and look for a couples therapist when the first shock is over. When most evenings need a drink to feel close, a doctor is the one to ask, or SAMHSA’s free helpline, 1-800-662-4357.',
  ].join('\n\n'),
  deepDive: {
    title: 'Gratitude, novelty and desire under the lens',
    content: [
      'Gratitude has been studied in daily life. Couples who lived together kept a diary, and on days after one partner had felt grateful for something the other did, the connection between them was stronger than before (Algoe 2010). The lift showed up for both: the one who felt thankful and the one who had been thoughtful. Diaries follow what happens and leave it alone, so other causes can’t be ruled out.',
      'Gordon (2012) described a loop. People who feel appreciated by their partner become more appreciative in turn. Appreciative people, for their part, take more care of the relationship and are more likely to stay committed. A loop like this can also run the other way, and the research doesn’t say that thanks make up for unfair treatment.',
      'On newness, a well-known set of studies combined surveys with three experiments (Aron 2000). After only seven minutes on a new and exciting task, couples felt better about their relationship than couples who were given a duller one. Tasks in a laboratory are brief and odd, and the question of how long the effect lasts is left open. Nor do the experiments say that quiet evenings are bad for you.',
      'A later project followed couples day by day (Muise 2019). On days when doing things together had widened their world a little, which the researchers call self-expansion, people felt more desire for each other, and more satisfaction with the relationship. These are averages over many people and days, and they say nothing about what either of you ought to want.',
      'None of the four set out to study second marriages. It seems fair to expect that people in them also like to be thanked and to be surprised. Whether the effects are larger or smaller when children arrive on Friday at six, nobody can tell you yet.',
    ].join('\n\n'),
  },
  transformation: {
    title: 'Fresh evidence, once a week',
    framework: [
      'See it — each day, spot one thing your partner did that nobody asked for.',
      'Say it — tell them what they did, what it took and what it meant to you.',
      'Try it — once a week, do a small thing that is new to both of you.',
      'Touch lightly — share some affection, as much as both of you like, that is allowed to lead nowhere.',
      'Guard it — give the couple one slot of good time a week, before the leftovers.',
    ],
  },
  scenario: {
    title: 'The free weekend',
    situation:
      'Ruth and Callum exist only on this page. Her two children spend alternate weeks with them. It is the Friday when the free week begins. Callum has booked a table and bought new sheets. Ruth came home from the drop-off, saw the empty bunk beds and started on the laundry. At dinner she looks at her phone in case the children call. At home Callum puts an arm around her, and she stiffens. He says, “We get two weekends a month, and you’re not even here.” She says, “I’m not a machine,” and they lie in the new sheets, back to back.',
    challenge:
      'For Callum the free weekend is the prize for a long, patient week, and he has planned it alone. For Ruth, Friday is the day something is torn off. She needs a few hours to miss her children before she can be anyone’s date. Dinner and new sheets also felt to her like a bill. Callum feels like the last item on her list. Nobody has thanked anybody for anything in about a week.',
    approach: [
      'On Saturday at noon, in daylight, Ruth starts. “You booked the place I mentioned once in March. You remembered. I didn’t say so, and I’m sorry. Fridays I’m a mess for a few hours. It isn’t about you.” Callum says, “I got hurt and I put it on you. I’m sorry. And you sat with my dad on Wednesday so I could work. I never said a word about that.”',
      'They make a new plan for free weekends. Friday is soup and a movie, and if someone cries, someone cries. Saturday afternoon is for one thing that neither has done before. They take turns to pick, with a budget of fifteen dollars. This time Ruth finds a beginners’ hour at the climbing wall. Callum is afraid of heights, gets six feet up and laughs until he has to come down. She has never seen him laugh like that.',
      'About sex, they say two things while driving, which is easier than face to face. Ruth: “When I know a hug can stay a hug, I come closer.” Callum: “When you say no, I tend to hear that you don’t want me. That one is mine to deal with. I wanted you to know.” They agree that an arm around the shoulder asks for nothing, and that either can ask plainly. Some Saturdays lead to bed and some to pizza, and after a while Callum stops keeping count.',
    ].join('\n\n'),
  },
  reflection: {
    question: 'When did you last see your partner with fresh eyes, and what were the two of you doing?',
    prompts: [
      'Something my partner does for this family that I have stopped noticing is…',
      'I feel most appreciated when… I push thanks away when…',
      'A thing neither of us has ever tried, that would cost under an hour, is…',
      'What helps me want to be close is… What shuts it down is…',
      'A kind of touch I miss, and have not asked for, is…',
    ],
  },
  awareness: [
    'How long has it been since you did something together for the first time?',
    'Catch the reflex “It was nothing” when someone thanks you.',
    'See which hours the couple gets. Are they your best, or what is left over?',
    'A hug can carry a hidden question. Check whether you have stopped hugging because of the answer it might call for.',
    'Comparison can sneak in both ways, with a past partner who hurt you or with one who died and is missed.',
    'From across a room, tiredness is easily taken for lack of love. Ask before you decide.',
  ],
  conversation: [
    '“Tell me about a time this month when you felt seen by me, and one when you didn’t.”',
    'Have this talk away from the bedroom and away from bedtime. A walk or a drive is good, because nobody has to look anyone in the eye.',
    'Set aside 20-30 minutes of uninterrupted time, each write five things you would like to try together, and compare the lists. Start with whatever is cheapest.',
    '“Which kinds of touch would you like more of, if you knew they didn’t have to lead anywhere?”',
    '“How do you like to be asked? How would you like me to say no?”',
    '“Is there something you enjoy that you haven’t told me, because it belongs to an earlier life?” A pass is a fine answer.',
  ],
  actions: [
    'Thank your partner for one thing in three parts: what they did, what it took, what it meant.',
    'Answer the next thank-you you get with “I’m glad you saw that.”',
    'Offer a twenty-second hug at the door, with nothing expected after it.',
    'Learn one dance step, card trick or toast in another language together.',
    'Leave a note for your partner where only they will find it.',
    'Book one hour for the two of you in the calendar before the week fills up.',
    'Take a different way home together and stop at the first thing that makes you curious.',
    'Ask “What would feel good to you tonight?” and accept any answer, including sleep.',
  ],
  coachingPrompt: {
    title: 'Plan one good hour',
    description:
      'Ask for help with putting thanks into words, for something new that fits your budget and your week, or for a gentle way to talk about closeness. Medical questions belong with a doctor.',
    suggestions: [
      'We only get leftover time together. How could we protect one good hour?',
      'I want more affection and my partner is always tired. How do I bring it up without pressure?',
      'Can you suggest something new we could do at home after the kids are asleep?',
    ],
    link: '/coaching?module=love-fun-intimacy',
  },
  sources: [
    'Algoe (2010): feeling grateful toward a partner on one day went with a stronger sense of connection the next day, for both partners.',
    'Gordon (2012): people who feel appreciated become more appreciative, and appreciative people are more committed.',
    'Aron (2000): doing something new and exciting together, even briefly, raised couples’ sense of how good their relationship was.',
    'Muise (2019): shared experiences that broaden a couple’s world go with more desire for each other.',
  ],
};
