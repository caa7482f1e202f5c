import type { Topic } from '../topic.js';

export const externalInfluencesTopics: readonly Topic[] = [
  {
    id: 'contact-with-the-ex',
    moduleSlug: 'external-influences',
    not: /\b(sleep\w* with|slept with|cheat\w*|affair|kissed|hook\w* up|my exs?)\b/,
    cues: [
      'his ex texts him all the time and he answers right away',
      'partner talks to ex too much',
      'still friends with ex wife talks about things that are not the kids',
      'is my husband still attached to his ex',
      'jealous of the ex',
      'ex calls during dinner every night',
      'ex comes to our house unannounced walks in',
      'boundaries with the ex',
      'she has lunch with her ex',
      'ex wife involved in our life',
    ],
    terms:
      'attached former partner call messages tell beforehand afterward two sentences secrets nicknames information say pushed aside phone door',
    open: [
      'When someone from before keeps turning up in your evenings, they stop feeling like yours.',
      'It is hard to relax in your own home when someone from before seems to have a key to it.',
    ],
    answer: [
      'Contact by itself can work. What hurts is being left out of it. So ask to hear about it, and ask for set times.',
      'You may ask for a say where it touches your evenings, your home and your plans. Asking your partner to cut the tie altogether, or to hate someone, tends to backfire.',
    ],
    partner: [
      'Your partner may give way quickly because that has kept things calm for years, and may not feel attached at all.',
      'Your partner may find most of it dull. You only see it from outside, and from there it can look like closeness.',
    ],
    say: [
      'I’m glad the two of you can talk. When it comes into our evening, I feel I’ve left the room. Could it have its own time, and could you tell me briefly what it was?',
      'I don’t need you to dislike anyone. I’d like to hear about things before they’re settled, not after.',
    ],
    steps: [
      'Before you raise it, write two short lists for yourself: contact that is fine with you, and the one thing that isn’t.',
    ],
    ask: [
      'Is it the time of day, the tone, or not knowing what is said that bothers you most?',
      'If one thing about this contact changed, which change would let you breathe out?',
    ],
  },
  {
    id: 'schedule-changes',
    moduleSlug: 'external-influences',
    not: /\bmy exs?\b/,
    cues: [
      'ex changed the pickup last minute and partner said yes without asking me',
      'last minute schedule change',
      'custody swap fridays handover fight',
      'drop off and pick up always late',
      'ex always changes the weekend plans',
      'he drops everything when she calls about the kids',
      'answer a schedule change without agreeing first',
      'visitation exchange days are hell',
    ],
    terms:
      'holding reply noon check with the person you live with schedule change shared day fast yes Friday handover doorkeeper',
    open: [
      'Your week was rearranged in one text, and you were the last to hear. Anyone would be sore.',
      'Drop-off days have a way of landing on the couple, even when both of you meant well.',
    ],
    answer: [
      'Agree on one rule: whatever moves a shared day gets a holding reply first, and an answer only after the two of you have spoken.',
      'Separate the children from the procedure. You can be glad that they come and still want to be asked before Friday turns into Saturday.',
    ],
    partner: [
      'A quick yes may be your partner’s way of keeping a fragile peace with the other home, with no thought of passing you over.',
      'In that second your partner stands between a child, an ex and you, and reaches for whatever ends it fastest.',
    ],
    say: [
      'I’m glad to have them. What gets me is finding out when it’s done. Next time, could you write “I’ll let you know by noon tomorrow” and ask me first?',
      'Let’s keep drop-off day free of big talks. Can we look at the calendar on Sunday instead?',
    ],
    ask: [
      'Which changes could your partner decide alone, and which do you need to hear about first?',
      'What usually happens between the two of you in the hour after the drop-off?',
    ],
    aboutChildren: true,
  },
  {
    id: 'difficult-co-parent',
    moduleSlug: 'external-influences',
    cues: [
      'ex texted me to complain about my husband',
      'ex contacts me directly',
      'ex complains about me to partner',
      'nasty text from my ex what do i write back',
      'high conflict ex co parenting',
      'ex badmouths me to the kids',
      'kids come back hating me after visiting other parent',
      'parental alienation turns the kids against us',
      'how to reply to hostile message',
      'co parenting with a narcissist ex',
      'ex undermines our rules',
      'ex makes our life hard drama',
    ],
    terms:
      'co-parent channel email written reply short about the child one question thanks brief set time office hours no mail by child good things',
    open: [
      'A message like that gets under your skin, whatever it was meant to do.',
      'It is bitter to be painted badly in a house where you can’t answer.',
    ],
    answer: [
      'Answer the one question that is about the child, in three friendly lines, and leave the rest alone. Keep any threat, don’t answer it, and show it to a lawyer or the police.',
      'You have no say over what is said in the other home. In yours, leave out bad words about the other parent. That helps the children more than defending yourself.',
    ],
    partner: [
      'Your partner may shrug it off because they have had years of practice, and the shrug can look like not caring about you.',
      'If your partner is the one caught between, they may hear each complaint about the other home as one more thing they failed to prevent.',
    ],
    say: [
      'Thanks for letting me know. Friday at five works for us. Can you confirm by tonight?',
      'To a child: “You don’t have to choose or tell me what was said over there. You can love everyone who looks after you.”',
    ],
    ask: [
      'In the last message, what was the one thing that really needed an answer?',
      'Who in your home should read and answer these, and at what time of day?',
    ],
    aboutChildren: true,
  },
  {
    id: 'in-laws',
    moduleSlug: 'external-influences',
    not: /\b(my former|my new (wife|husband)|my (own )?(mom|mother|dad|father|parents|family|sister|brother)s?)\b(?! in laws?)/,
    cues: [
      'his brother borrows money from us',
      'family asks for money and help all the time',
      'mother in law lives with us',
      'mother in law does not accept me',
      'his mother calls every day and has an opinion about everything',
      'in laws interfere with our marriage',
      'he tells his mom everything about us',
      'late wifes parents find my new marriage hard',
      'her family still prefers her first husband',
      'inlaws take sides',
      'sister meddles',
      'his parents do not respect me',
    ],
    terms:
      'useful rule each of you speaks with your own side mother hears it we first night win argument same friendly sentence practice relative asks too much',
    open: [
      'It is tiring to be judged by people whose opinion you never asked for.',
      'A marriage gets crowded when a third person has an opinion on the groceries.',
    ],
    answer: [
      'The rule of thumb is that each of you speaks with your own side, as a “we,” and without naming the other as the reason. So the talk to have first is with your partner.',
      'They don’t have to love you. You need your partner beside you when it counts, and a short, friendly sentence that doesn’t change.',
    ],
    partner: [
      'Your partner may hear criticism of a parent as an order to choose, and duck. “That’s just how she is” often means “please don’t make me stand between you.”',
      'What is meddling to you may be forty years of affection to your partner. Both can be true of the same phone call.',
    ],
    say: [
      'I’m not asking you to choose. I’d like some things to stay between us two, and I’d like you to be the one who says it, as “we.”',
      'To a relative: “We’re spending the first night at home this year. We’d love to come on the second.”',
    ],
    ask: [
      'What is the one thing you would want your partner to say to them, in one sentence?',
      'Which part of it touches your home, and which part could you let pass?',
    ],
  },
  {
    id: 'grown-children-object',
    moduleSlug: 'external-influences',
    needs:
      /\b(grown|adult|inherit\w*|college|married too fast|since i remarried|boycott\w*|[23]\d|kids|children)\b/,
    cues: [
      'grown kids think i married too fast after their dad died',
      'adult children do not accept my new husband',
      'adult children worried about inheritance',
      'his grown daughter hates me and wont visit',
      'my son does not talk to me since i remarried',
      'grown children boycott',
    ],
    terms:
      'grown children fear inheritance mourning longer press approval widening circle place at the table new marriage',
    open: [
      'To be happy in a marriage and have grown children stay away because of it is a hard mix.',
      'You can’t argue a grown child out of grief, and it hurts to be the one they are mad at.',
    ],
    answer: [
      'The talk belongs to the parent, with no partner as the messenger or the reason. The parent can say that nobody’s place has been taken, and leave the door open without pushing.',
      'They have no vote on your marriage, and they may need longer than you did. Their parent can say both, kindly, in the same call.',
    ],
    partner: [
      'Your partner may feel like the cause of it, and be torn between defending themselves and staying out of the way.',
      'From the children’s side it may look as if a parent was replaced. From your partner’s side it may look as if they are forever a guest.',
    ],
    say: [
      'Nobody is taking anyone’s place. I’d love to see you, and I’ll ask again next month.',
      'To your partner: “This isn’t about you. I’ll talk with them myself, and I’ll tell you how it went.”',
    ],
    steps: [
      'Let the parent write three friendly lines to the one who is easiest to reach, and leave the quarrel out.',
    ],
    ask: [
      'What do you think they are most afraid of losing?',
      'Which of them is the easiest to reach, and what could a small meeting look like?',
    ],
    aboutChildren: true,
  },
  {
    id: 'phone-work-friends',
    moduleSlug: 'external-influences',
    cues: [
      'on phone all evening work emails till midnight',
      'works too much job comes first',
      'always scrolling social media ignores me',
      'his friends come first drinking buddies',
      'her best friend knows everything about us',
      'phone at the dinner table',
      'he is married to his job',
      'friends from the old marriage',
    ],
    terms:
      'phone glowing room manager midnight hour neither phone friends outside influences door close what goes out',
    open: [
      'Sitting next to someone who is elsewhere is its own kind of lonely.',
      'You want an evening with your partner, and the phone or the job gets it.',
    ],
    answer: [
      'Ask for one hour, and not for a new person: a set time when neither phone is in the room, and something small to do in it.',
      'Treat it as a door that you two look after together. What may come in, until when, and who answers?',
    ],
    partner: [
      'Your partner may be trying to keep up, or to switch off, and have no idea that you experience it as being left.',
      'For some people the screen is a rest from being needed. It helps to ask what it gives them before you ask them to drop it.',
    ],
    say: [
      'I miss you in the evenings. Could we put both phones in the kitchen from eight to nine and see what happens?',
      'What do you need after work before you can be here? And what could I count on after that?',
    ],
    ask: [
      'Which hour of the day would you most like to have back?',
      'When you do have your partner’s attention, what do the two of you like to do with it?',
    ],
  },
  {
    id: 'children-as-messengers',
    moduleSlug: 'external-influences',
    cues: [
      'kid carries messages between houses mom says you have to pay',
      'stepdaughter tells me what her mom said',
      'child spies reports on our house to other parent',
      'dad wants to know through the kids',
      'kids in the middle of the parents messages',
    ],
    terms:
      'no mail by child messages invoices reports other household school bags heavy Mom says Dad wants to know',
    open: [
      'It feels wrong to get grown-up news through a child who came for dinner and homework.',
      'A child with a message puts you on the spot, and they are on the spot as well.',
    ],
    answer: [
      'Take the message off the child’s shoulders, kindly and every time, and let the parent take it up with the other home in writing.',
      'The child can bring a school bag across. Money, complaints and reports should travel from adult to adult.',
    ],
    partner: [
      'Your partner may let it happen because a message by child spares them a message to the ex.',
      'The other home may simply find it easy. A set channel between the parents often ends it better than a reproach would.',
    ],
    say: [
      'Thanks for telling me. That’s something for the grown-ups, and your parents will write to each other about it. What’s for homework?',
      'To your partner: “Could you answer that one yourself, tonight, in two lines, so it doesn’t go through her?”',
    ],
    steps: [
      'Agree with your partner on the one sentence you will both use when the next message comes by child.',
    ],
    ask: [
      'Which messages come through the child most often?',
      'What would be the simplest fixed channel between the two parents?',
    ],
    aboutChildren: true,
  },
  {
    id: 'between-ex-and-partner',
    moduleSlug: 'external-influences',
    cues: [
      'stuck between my ex husband and my new husband',
      'whatever i do someone is mad ex and partner',
      'my partner hates my ex and i have to co parent',
      'new husband wants me to cut contact with ex but we have kids',
      'partner jealous of my ex i co parent with',
      'how do i deal with my ex and keep my partner happy',
    ],
    terms:
      'parent two teams middle tug kind word father partner keeping count co-parent tell beforehand afterward call',
    open: [
      'You belong to two teams, and each seems to count what you give the other.',
      'Being the one in the middle means that somebody is always a little disappointed with you.',
    ],
    answer: [
      'You can’t make both content, and that isn’t your task. Keep the job with your ex to set hours and plain topics, and let your partner know before and after, in two sentences.',
      'Openness helps more than distance: say beforehand that you are going to talk, and afterward what it was about. You don’t have to give up contact that your children need.',
    ],
    partner: [
      'Your partner hears the tone of the call and not its content, and the mind fills in the rest.',
      'What looks like jealousy may be a wish to have a say.',
    ],
    say: [
      'I’m calling about the school thing at six, it’ll take ten minutes, and I’ll tell you what came of it.',
      'I have to work with him, and I live with you. If something about it bothers you, I’d rather hear it early.',
    ],
    steps: [
      'Before your next call with the other parent, tell your partner when it is and what it is about. Afterward, two sentences.',
    ],
    ask: [
      'Which contact causes the most trouble: the calls, the meetings, or the decisions?',
      'What does your partner need to know in order to be at ease, and what can stay between the two parents?',
    ],
  },
];
