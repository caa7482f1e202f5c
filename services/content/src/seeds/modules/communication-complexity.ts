import type { Module } from '@anew/contracts/content/views';

export const communicationComplexity: Module = {
  slug: 'communication-complexity',
  title: 'Communication and Its Complexity',
  overview:
    'There may be more people in your story than the two of you: children, grown children, exes, in-laws, and those who have died. You will learn to start softly and to pause with a promise to come back. You will also learn to find the way in again after one of you has gone quiet.',
  duration: '20-30 minutes',
  keyInsight:
    'A pause helps only if both of you know when it ends. The one who steps away names the time to return, and keeps it.',
  realityCheck:
    'You can agree on a time-out this evening. Using it while you are upset takes practice, and the first few will probably be messy: someone leaves without the words, someone follows up the stairs. Give it two or three months of ordinary fights. Some of your disagreements will never be solved, because they come from who you are or how your family is built. The aim there is to talk about them without harm, and perhaps with a little humor, year after year.',
  lesson: [
    'A quiet marriage is easily mistaken for a calm one.',

    'Many people who have lived through a loud ending make a private vow: never again. They pick their moments, and after a while they stop picking any. The house is peaceful, and under the peace lies a growing list of things that aren’t mentioned, such as the grown son who never calls back, the Sunday visits, the tone of a text from the other household.',

    'Researchers who studied couples solving problems noticed something of this kind. Partners in stepfamilies were less negative with each other than couples marrying for the first time, and they were more likely to withdraw from the talk (Halford 2007). So advice made for couples who shout may pass you by. What you may need is help with staying, or with leaving the room well and coming back.',

    'First, look at the seating plan.',

    'Papernow (2013) describes insiders and outsiders. When your partner and their daughters laugh about a beach you never saw, they are inside, and you are out. Nobody did it on purpose. The outsider feels invisible, then petty for minding, while the insider feels pulled in two, because each person they love seems to want the same minute. If you have no children, you still know the seats: the old friends, the home town, the choir, the house one of you owned before.',

    'These positions come with the way the family is built, so they are poor evidence about love, and it helps to name the seat before you name the fault. “I was on the outside all afternoon and it got to me” is a report about a chair. “You ignored me” is a verdict on a person. And when you are the insider, a short answer goes a long way: “I saw it too. I was stuck between you and the girls.”',

    'Loyalty binds are the second knot. A teenager has the best day of her vacation with you, comes home to a father who ate alone, and by evening is slamming doors. A widow enjoys her new husband’s family and feels guilty toward the parents of the man she lost. People in a bind often pick a fight or go silent, because either one ends the pull for a moment. When someone’s mood turns for no reason you can see, ask yourself who they might feel they are betraying. You don’t have to say it aloud to be gentler.',

    'Then, the opening sentence.',

    'John Gottman found that a talk tends to end the way it begins, and that a harsh start-up usually brings a harsh finish (Gottman 1999). A harsh start has “you” and “always” in it, or it arrives as the car keys hit the table. A gentle one has three parts: what happened, what I felt, what I would like. “The phone rang during dinner and you took it. I felt as if I’d left the table myself. Could we let it ring until we’re done?” It may come out clumsy, and that is all right as long as it is about one thing.',

    'Watch the moment as well as the words. The first half hour after children arrive or leave is a bad time, and so is the minute after a message from the other home, or any time past eleven at night. Try asking, “I’ve got something to bring up. Is tonight okay, or tomorrow at breakfast?” A grievance with an appointment keeps quite well, and it often shrinks while it waits.',

    'Some topics will come back for as long as you live together. Gottman found that most of what couples argue about is lasting: it goes back to differences in nature or in what each one needs, and it doesn’t get solved (Gottman 1999). In a blended family you can add differences that were there before you met. A parent will often be softer on their own child, or one of you will want the holidays fuller and the other emptier. With such topics, stop hunting for the final ruling. Ask what the thing means to the other, make a deal that holds for this month, and expect to make another.',

    'The pause, and how to do it fairly.',

    'There are times when no sentence will help. Your heart pounds, you have stopped listening, and you are only loading the next reply, so going on will cost more than stopping. This is where a time-out belongs, and it has rules. Say that you are calling it, in words you chose when you were calm, say at what time you will be back, and say that the topic matters. “I’m too wound up to be fair. I need a break until eight. I’m coming back to this.” Then go, without a last shot from the door.',

    'Take at least twenty minutes, and be back by the same time tomorrow at the latest. In a small study, couples whose bodies were most worked up during a conflict lost the most satisfaction over the next three years (Levenson & Gottman 1985). The twenty minutes are Gottman’s advice from such work, and no exact measure. In between, do something that lets your body settle, such as a walk, a shower or a pile of towels to fold. Leave the closing argument undrafted, and don’t pull in a child, a sister or a group chat as your jury. The one who called the break is the one who comes back and opens. Without the return, it is a walk-out.',

    'The way back in.',

    'If you are the one who went quiet, you may dread the door because you think you need a full speech. One true sentence is enough: “I’m back. I still don’t know what to say, and I don’t want to be out there anymore.” A cup of tea set down beside someone can be the first half of it. At some point, though, the topic has to come up again, or the list under the peace gets one line longer.',

    'If you are the one who waits, the hardest part is to do nothing: no texts through the wall, no standing at the door. And when your partner comes back, don’t make them pay at the gate, because “So now you want to talk” will teach anyone to stay out longer. Try “I’m glad you’re back. I’m still sore. Can we start with the first thing?” Ten minutes may be enough, and you can always stop again.',

    'After it is over, take one minute to say what helped and what you would change. People who withdraw often believe that the silence protects the other person. Ask your partner what it is like from their side of the door, because you may both be surprised.',

    'Where this stops.',

    'A pause that both can call is a tool. Days of silence used to punish, or silence you keep because you are afraid of what comes next, is something else. If you recognize that, leave these exercises aside. In the United States, the National Domestic Violence Hotline is at 1-800-799-7233, or text START to 88788; elsewhere, look for a national helpline. Use a device your partner can’t see.',

    'Hard talks also fail when one of you has been drinking. Stop, and come back sober. If that is most evenings, a doctor is the one to see, or SAMHSA’s free helpline, 1-800-662-4357.',
  ].join('\n\n'),
  deepDive: {
    title: 'Less shouting, more leaving: the research',
    content: [
      'A team in Australia looked at how couples talk through a problem (Halford 2007). They compared 65 couples in stepfamilies with 52 who were marrying for the first time. Partners in stepfamilies were less negative and also less positive, and they were more likely to withdraw. The authors pointed out that courses which mainly teach couples to be less negative may miss what stepfamily couples need.',
      'The study has limits. People may act differently in a study than at their own kitchen table. It can’t tell you why people withdrew. They may have been avoiding conflict, or they may have been tired, or polite, or wise enough to drop a topic. No one should read it as “stepfamily couples talk badly.” The time-out in this module is a common tool in work with couples, and that study did not test it.',
      'Insider and outsider positions and loyalty binds come from Papernow (2013), who draws on research and on many years of meeting stepfamilies in her practice. They are a map made by a careful observer. They won’t fit every household, and a map is not a measurement.',
      'Gottman (1999) reports on years of recording couples in conversation. Two of his findings carry this lesson. The tone of the first minutes goes far to foretell the tone of the last ones. And most disagreements return over the years, because they rest on lasting differences. Other researchers have questioned how well such recordings can predict a couple’s future, and his work did not single out second marriages. We use the two findings for something humbler: choose your first sentence with care, and don’t take a topic that comes back as a sign that you have failed.',
    ].join('\n\n'),
  },
  transformation: {
    title: 'The pause that comes back',
    framework: [
      'Soften — open with what happened, what you felt and what you would like. One topic only.',
      'Seat — say who is inside, who is outside and who is in the middle, before you say who is wrong.',
      'Stop — when you can’t listen anymore, call the time-out in the words you chose beforehand.',
      'Set the clock — name the time of your return: twenty minutes at least, one day at most.',
      'Settle — let your body calm down, with no drafting of speeches and no jury.',
      'Step back in — whoever called the break returns and opens with one true sentence. The other lets them in.',
    ],
  },
  scenario: {
    title: 'The albums on Sunday',
    situation:
      'Two invented people, Priya and Anders, have been married for two years. Anders’s first wife died when their daughters were in college. Once a month the daughters, now thirty and thirty-three, come to lunch. This Sunday they looked at old photo albums for most of the afternoon. Priya washed the dishes, alone, to be useful. When the door has closed behind the daughters, she says, “You didn’t look at me for four hours.” Anders says, “They’re my girls.” Then he says nothing more about it, that evening or on Monday.',
    challenge:
      'Priya had been outside all day, and she opened with a charge. Anders stood in the middle: enjoying a rare afternoon with his daughters, aware of Priya’s back at the sink, unsure how to do right by both. He went silent because anything he thought of saying sounded disloyal to someone. By Monday night Priya is sure the silence means he agrees that she doesn’t matter. He is sure that if he speaks, it will get worse.',
    approach: [
      'On Tuesday Anders puts two cups on the table. “I went quiet on Sunday, and I didn’t say when I’d be back. I’m sorry. I want to talk about it. I’ve got about one sentence ready.” Priya feels a sharp reply coming and lets it go by. “I’m glad you’re here. What’s the sentence?” He says, “When you said I hadn’t looked at you, I had. I saw you at the sink, and I was stuck.”',
      'Priya has another try at her beginning. “I was outside all afternoon. I don’t want the albums put away. I’d like one minute when you bring me in.” Anders can say yes to that. Next month he will ask a daughter to tell Priya the story behind one picture, and the two of them will do the dishes together. Priya asks herself what the daughters might feel. Laughing with her in their mother’s kitchen could be a small betrayal to them. She decides not to take every cool look personally.',
      'They also agree on words for the next silence. Anders’s are: “I’m full. Back after dinner.” He is to say them before he closes up, even if they come out badly. Priya’s part is to wait until then. They know the albums will come out again and that it will sting again. It is one of their lasting topics, and this month’s deal is about dishes and one minute.',
    ].join('\n\n'),
  },
  reflection: {
    question: 'When a talk gets too hot for you, how do you leave it, and what would help you to come back?',
    prompts: [
      'I go quiet when… What I hope my partner understands by it is… What they may understand is…',
      'A place or group where I’m the outsider is… One where my partner is the outsider is…',
      'A topic we keep meeting again is… What it means to me, under the practical part, is…',
      'Someone in our family may feel disloyal when they enjoy themselves with us. It could be…',
      'The sentence I would find easiest to say when I come back is…',
    ],
  },
  awareness: [
    'Count the topics you have dropped in the past month. Which of them did you both agree to drop?',
    'Listen to your own first five words. Is “you” among them?',
    'Which seat are you in right now: inside, outside or in the middle? It may change within one meal.',
    'A pulse you can feel in your neck is a good reason to stop for a while.',
    'Look for the bind behind a sudden chill, in a child, a grown child, an in-law or yourself.',
    'Silence that rests and silence that punishes feel very different from the other side. Ask which one yours is.',
  ],
  conversation: [
    'Plan your time-out while you are both in a good mood. Decide on the words, the shortest break and the longest.',
    'Pick one returning topic and give it 20-30 minutes of uninterrupted time, with this rule: only questions about what it means, and no solutions today.',
    '“Where in our life do you feel like an outsider, and what is one minute of being brought in worth to you?”',
    '“When I withdraw, what is it like on your side of the door?” The one who withdraws just listens.',
    '“Here is how I started last time. May I try that first sentence again?”',
    '“When I come back after a break, what could you say that would make me glad I came?”',
  ],
  actions: [
    'Write your own time-out sentence, with a clock time in it, and put it where you both can see it.',
    'Rewrite one recent opening line as what happened, what you felt, what you would like.',
    'Tell your partner about a moment when you saw them on the outside and said nothing.',
    'Bring your partner into one family story by explaining the joke or the name.',
    'Ask “Is now okay, or tomorrow?” before raising the next sore subject.',
    'Name one topic you both accept will keep coming back, and give it a nickname.',
    'Return to one conversation that was left hanging, with a single sentence.',
    'Rehearse a time-out once for fun, including the coming back.',
  ],
  coachingPrompt: {
    title: 'Rehearse the first sentence, or the way back',
    description:
      'Describe what you want to bring up, or the point where the last talk broke off. The coach can help you soften an opening, plan a time-out, or guess how things look from your partner’s seat.',
    suggestions: [
      'I shut down when we argue about my kids. How do I call a break without it feeling like a walk-out?',
      'I feel like an outsider when my partner’s family is here. How do I say it without attacking?',
      'We’ve not really talked for two days. What could my first sentence be?',
    ],
    link: '/coaching?module=communication-complexity',
  },
  sources: [
    'Halford (2007): compared with couples marrying for the first time, stepfamily couples were less negative when discussing a problem, and withdrew more.',
    'Papernow (2013): stepfamily life puts people in insider and outsider positions, and children in loyalty binds.',
    'Gottman (1999): a harsh start to a discussion tends to set its ending, and most couple conflicts are lasting ones; take twenty minutes or more before you come back.',
    'Levenson & Gottman (1985): in a small study, couples whose bodies were most worked up during conflict lost the most satisfaction over three years.',
  ],
};
