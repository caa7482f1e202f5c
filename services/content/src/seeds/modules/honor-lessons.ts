import type { Module } from '@anew/contracts/content/views';

export const honorLessons: Module = {
  slug: 'honor-lessons',
  title: 'Honor the Lessons',
  overview:
    'Both of you brought a history into this marriage. Here you sort what it taught you from what it made you fear, find a way to tell the old story without living in it, and build trust out of small promises kept.',
  duration: '20-30 minutes',
  keyInsight:
    'An old fear does most of its damage while nobody has named it. Once you can say which part belongs to the past and which part happened today, the two of you can work on today together.',
  realityCheck:
    'Old echoes can return for years, mostly around dates, places and silences that resemble an earlier marriage or loss. They may never stop altogether. What tends to change first is how fast you notice them and how short the bad hour gets. Give it several months of ordinary days before you judge. A past with betrayal, violence or a hard death in it is often too heavy for a couple to sort alone, and a counselor can carry part of it. If what you fear is your partner’s behavior today, this module is the wrong tool. The end of the lesson says where to turn.',
  lesson: [
    'Second marriages rarely start in an empty house. There is a coffee machine that somebody else chose, a song that gets skipped, a month in which one of you goes quiet. Before the two of you met, each of you had already learned a great deal about love, including how it sounds when it is going well and how it sounds shortly before it ends. If one of you has not been married before, that person brings lessons too, from other relationships or from the home they grew up in.',

    'Most of those lessons were bought at a high price, so it makes sense that you keep them. But pain teaches in broad strokes. “He hid the bills” grows into “people hide things.” “She was ill and I missed it” grows into “I must watch everyone,” and “my husband died in April” into “good things get taken.” The first half of each pair is a fact, while the second is a rule that now gets applied to someone who had nothing to do with it.',

    'Three things come along from before.',

    'The first is knowledge. You know that you need half an hour alone after work, or that you can live with mess and can’t live with contempt. You know that you once went two years without saying you were lonely, and you remember what that led to. To honor a lesson is to use this kind of knowledge on purpose, by saying it aloud and asking for what it tells you that you need.',

    'The second is an echo. Your body learned that one particular thing came just before the pain: a door closed too softly, a phone call from the hospital, three days of silence. Now it answers to anything that looks similar, before you have had time to think. There may be a single second between the echo and your mouth, and in that second people say things like “You’re just like her.”',

    'The third is a story, your own account of why it ended. Everyone needs one. After a divorce it often has a culprit, and after a death it often has a hero. Either way a new partner has to live beside the character in your story, and it helps a lot if that character can shrink to the size of a real person.',

    'How to tell it so that it can rest.',

    'A long study followed several hundred married couples, many of whom later divorced. Among the divorced, those who did not blame the ex and who felt more or less neutral about them were more likely to have found a new love (Orbuch 2013). Neutral is a modest goal, and it doesn’t ask you to like anybody, forgive them or pretend. Try this test: can you tell the story in four sentences, one of them about your own part, while your pulse stays roughly where it was? For example: “We married young and stopped talking about anything hard, and I did my share of that. He met someone, and that was his choice. It ended the year our son turned six. I’m still sorry about how we told him.”',

    'Some endings can’t be shared out evenly. If a former partner frightened or hurt you, you owe nobody a balanced account, and what they did stays theirs. Your own sentence can then be about what you know now: “I know the signs, and I know who to call.” For you, neutral only means that the story takes up less of today.',

    'If your spouse died, nothing needs to be put away, because you can love someone who is gone and someone who is here. It does help when the dead may stay real people, who snored and lost their keys and were wrong about the car. For the partner who never met them, a kind habit is to use the name and to ask: “What would Ingrid have said about this kitchen?” Sharing a house with a memory is easier when you are invited into it.',

    'Then or now?',

    'Here is the skill to practice. When a feeling is bigger than the event, ask yourself early how much of it belongs to then and how much to now, and put a number on it. “About eighty percent of this is then. The twenty percent that is now is that you said six and it’s seven.” With that, one big fight becomes two smaller jobs. The then part wants company, such as a hand, a nod or an “Of course you jumped.” The now part wants a repair or a plan: “If I’m more than fifteen minutes late, I’ll text.”',

    'There are two ways to misuse the question. One is to answer it for the other person, since “That’s only your divorce talking” shuts a door. Whoever feels the echo sets the number. The other is to use it to explain away facts, because an old fear can also be right. If there is a lie, missing money or a broken promise, then talk about the lie, the money or the promise, whatever your history may be.',

    'If only one of you was married before, the other may feel like a late arrival at their own wedding. Everything is a first for one and a second for the other: the vows, the house, perhaps a baby. Neither has the better seat. Say which firsts matter to you, and ask what is different for your partner this time.',

    'Trust comes back at the size of a text message.',

    'When researchers asked people in second marriages how the first one was still affecting them, the answers kept coming back to trust (Brimhall 2008). It is hard to argue anyone into trusting you. Trust gathers when one of you says a small thing, does it, and lets it be seen, so choose promises you can keep on a bad day: “I’ll call the school by noon,” or “I’ll tell you if my plans change.” When you break one, say so before it is found out: “I said I’d call and I forgot. I’ll do it at nine tomorrow.” Being told is hard on your partner, and finding out is harder.',

    'Then there is the fear that it will all happen again. Many people answer it by holding a little back, as if they kept a suitcase packed by the door. That is understandable, and it has a cost, since a partner who senses the suitcase may begin to pack one too. Louder vows won’t unpack it, but taking out one item might: hang the photograph, book something for next fall, tell a friend about a good weekend. If you are widowed, the fear may be of another funeral, and nobody can promise that away. You can still say it in the dark, and be held while you say it.',

    'Where this stops.',

    'Everything here assumes that the two of you are safe with each other. If you are afraid of how your partner will react, or if you are watched, threatened, forced or hurt, please don’t treat that as an echo to be calmed. Take it seriously and talk to people who are trained for it. In the United States the National Domestic Violence Hotline is 1-800-799-7233, or text START to 88788, best from a device that nobody else checks. Elsewhere, a local domestic violence helpline will listen without telling you what to do.',

    'Grief and an old marriage can also weigh more than two people can lift. If most days are gray for weeks, see a doctor. If you think about dying, call or text 988. If you learned about an affair yesterday, this is not the week for lessons: eat, sleep, tell one steady friend, and decide nothing big. A couples therapist can come later.',
  ].join('\n\n'),
  deepDive: {
    title: 'What research says about carrying one marriage into the next',
    content: [
      'Andrew Brimhall and two colleagues interviewed sixteen people, each in a second marriage after a divorce, both alone and with their partner. They asked how the first marriage was affecting the second. Trust stood at the center of the answers (Brimhall 2008). People spoke of trust that had been missing before, of the ways they tried to build it while dating, and of how much of it there was now. The earlier marriage seemed to reach the later one mainly along that road. The limits are plain. Sixteen is a small group, nobody in it was widowed, and the authors themselves call the result a tentative theory. From interviews you learn what weighs on people, and nothing about how many it weighs on.',

      'Terri Orbuch has followed 373 couples from one county in the American Midwest since 1986. Nearly half of them divorced over the years. Among those who did, people who did not blame the former spouse, and who had become emotionally neutral, were more likely to have found a new love (Orbuch 2013). Three cautions. She told of this in a book and to reporters, and we know of no journal article with the figures. Finding a relationship is a different thing from being content in it ten years on. And the arrow could point either way: letting go may help you meet someone, and meeting someone may help you let go.',

      'Ron Deal and David Olson used the answers of more than 50,000 couples who were forming stepfamilies (Deal & Olson 2010). Fear of another break-up was one of the things that best told strong couples from struggling ones. Deal calls this fear the “ghost of marriage past.” These were couples who filled in a relationship questionnaire, so they are no cross-section of everyone who remarries. A survey taken once also can’t say which came first, the fear or the trouble. It may well be both in turn.',

      'Put together, the three suggest a modest plan: work on trust, loosen blame where you safely can, and talk about the fear. None of them tested the exercises on this page. Those are our own.',
    ].join('\n\n'),
  },
  transformation: {
    title: 'Five moves for an echo',
    framework: [
      'Stop — take one breath before you speak when your body reacts faster than the facts: a tight jaw, a cold stomach, a sudden need to be right.',
      'Split — say how much of it feels like then and how much like now. A rough guess will do, and only the one who feels it gets to guess.',
      'Own — tell the old part as yours: “In my first marriage, silence meant that he was about to go.”',
      'Ask — request one small thing that fits the now part: a text, a time, a hand on the shoulder.',
      'Remember — later, when it is calm, tell each other what helped, so that the next echo is shorter.',
    ],
  },
  scenario: {
    title: 'Fifty minutes of silence',
    situation:
      'Picture an invented couple, Nadia and Owen, married for two years. Owen takes his son to soccer on Thursdays and is usually back by 6:30. Tonight the boy’s mother was there too. The two parents stood in the parking lot to sort out new cleats and a dentist appointment, and Owen’s phone was on silent. At home Nadia and her daughter have waited with dinner. It is 7:20. Nadia’s first husband stopped answering his phone in the weeks before he moved out.',
    challenge:
      'Owen comes in cheerful. Nadia says, “If you’re leaving, I’d rather hear it now.” Owen hears an accusation out of nowhere. “I was at soccer. I’m not him.” Nadia’s daughter picks up her plate and takes it to her room. Nadia is ashamed of what she said, and part of her still thinks that she is right. Owen feels that he is serving another man’s sentence.',
    approach: [
      'They leave it until nine, because a child is listening. Then, on the sofa, Nadia goes first and owns the old part. “When you didn’t answer, I was back in the month before he left. I’d say seventy percent was then. I’m sorry it came out as a verdict.” Owen does not argue with the number. He says, “That sounds like a horrible hour. I didn’t know that silence was the thing.”',
      'Then they turn to the thirty percent, which is real. He was fifty minutes late and did not say so. “I should have looked at my phone. From now on I’ll text when soccer runs over, and I’ll keep the sound on.” Nadia makes an offer too: “If I get that feeling, I’ll write ‘echo’ and you only have to send me a time.” One word is easier to answer than a charge. The next morning Nadia tells her daughter in one sentence that the grown-ups have sorted it out.',
      'Nadia is allowed to want news. Owen is allowed to live without being on trial. In a month they will look at whether the texts still feel fair to both of them.',
    ].join('\n\n'),
  },
  reflection: {
    question:
      'Which lesson from before do you want to keep using, and which one has become a rule that your partner pays for?',
    prompts: [
      'Think of the last time a small thing stirred up a big feeling. What did it remind you of?',
      'What is one thing your earlier life taught you about yourself that your partner may not know yet?',
      'If you tell the story of the ending, where does your voice change? What is in that spot?',
      'What do you still hold back, just in case? What would it take to put a small part of it down?',
      'Whose name is hard to say in your home, and what would make it easier?',
    ],
  },
  awareness: [
    'You begin a sentence with “you always,” and it describes somebody else better than it describes your partner.',
    'A date, smell, place or tone changes your mood within seconds, and you only work out why afterward.',
    'You tell the story of an earlier love to new people with more detail and heat than the moment needs.',
    'You test your partner in secret, by going quiet or by waiting to see whether they remember, rather than asking.',
    'When someone who has died comes up, the talk stops, and neither of you knows why.',
    'You call a worry “just my past” although there is a fact in front of you that deserves a plain question.',
  ],
  conversation: [
    'Put phones away and give this 20-30 minutes of uninterrupted time, on a day with no drop-off, court date or anniversary in it.',
    '“One thing I learned the hard way, and would like us to make use of, is…”',
    '“A sound or a silence that still sets me off is… If you notice it, what helps is…”',
    'Take turns with the four-sentence story, or pass. The listener asks no questions and only says, “Thank you for telling me.”',
    '“Is there a small promise of mine that you’d like to be able to count on?” Choose something that can be kept even in a bad week.',
    'If one of you starts to shake, cry hard or go numb, stop for today. The talk can wait, and some of it may belong with a counselor.',
  ],
  actions: [
    'Write down one fact from your earlier life, and next to it the broad rule you made from it.',
    'Choose a signal word for an echo from the past, and agree on what the other one does when they get it.',
    'Make one promise for tomorrow that takes under five minutes to keep, and keep it where your partner can see.',
    'Tell your partner one piece of knowledge from before that you are glad to have.',
    'Practice your four-sentence story once, alone and aloud, and cross out one word of blame if it is safe and true to do so.',
    'Ask your partner for the name, date or place from their past that you should be gentle around.',
    'Take one thing out of the mental suitcase: hang a picture, book a table for next month, put both names on a list.',
    'Own up to one small broken promise today, before anyone asks about it.',
  ],
  coachingPrompt: {
    title: 'Talk an old echo through',
    description:
      'The coach can help you sort then from now, find calmer words for an old story, or choose a promise that is small enough to keep. It is an AI, made for learning, and no substitute for therapy.',
    suggestions: [
      'How do I tell my partner about a trigger from my first marriage without blaming either of them?',
      'My partner was widowed and I feel compared. How can I bring that up kindly?',
      'I keep waiting for this marriage to fail too. What is one small thing I could do this week?',
    ],
    link: '/coaching?module=honor-lessons',
  },
  sources: [
    'Brimhall (2008): in interviews with sixteen people in a second marriage after divorce, trust was the main road by which the first marriage affected the second.',
    'Orbuch (2013), in a book and interviews: divorced people who did not blame the ex and had become emotionally neutral were more likely to find new love.',
    'Deal & Olson (2010): in a large survey of couples forming stepfamilies, fear of another break-up (the “ghost of marriage past”) went with weaker relationships.',
  ],
};
