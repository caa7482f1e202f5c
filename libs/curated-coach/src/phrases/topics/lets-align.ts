import type { Topic } from '../topic.js';

export const letsAlignTopics: readonly Topic[] = [
  {
    id: 'cannot-agree',
    moduleSlug: 'lets-align',
    cues: [
      'we cannot agree on anything',
      'we disagree about everything',
      'how do we decide together',
      'make a decision together compromise',
      'go round in circles cannot decide',
      'we want different things',
      'how often relatives should visit we disagree',
      'not on the same page',
      'one of us wants to do everything together and the other wants separate vacations and hobbies',
    ],
    terms: 'topic right size shrink from next week trial agreement bend overlap give up',
    open: [
      'When no talk ends with an answer, it can feel as if you were the problem. Often the question is just too big.',
      'Going round and round is draining, and usually a sign that two good reasons have not been heard yet.',
    ],
    answer: [
      'Make the question smaller until it could end in “From next week we…”, and treat the first answer as a trial with a date.',
      'Agreeing on anything starts with picking one thing, and not the worst one: something that bothers you at four out of ten.',
    ],
    partner: [
      'Your partner is very likely protecting something too. A stiff position tends to have a story behind it that sounds reasonable once it is told.',
      'From the other chair, your certainty may look like stubbornness, exactly as theirs does to you.',
    ],
    say: [
      'I don’t want to win this one. Tell me what you’d be afraid of losing if we did it my way, and I’ll say it back until I’ve got it.',
      'Could we try one version for four weeks and look at it again on a date? Nobody loses for good.',
    ],
    ask: [
      'Which single disagreement, settled, would make next week easier?',
      'What is one thing here that you can’t give up, and where could you bend more than you have let on?',
    ],
  },
  {
    id: 'big-decision',
    moduleSlug: 'lets-align',
    cues: [
      'he wants another baby and i am done',
      'having a child together he does not want',
      'should we move to her town or stay here',
      'where to live move house sell the house relocate for job',
      'decision with no compromise',
      'retire where and when',
      'he wants to retire by the beach and I want to stay near my grandchildren',
      'one of us wants to move',
    ],
    terms:
      'not yield another baby town live decide leave open date mediator counselor bend protect afraid of losing',
    open: [
      'Some questions have no half. That makes them frightening, and it is no sign that you are doing badly.',
      'A decision this size touches who each of you thought you would be, so no wonder it gets stuck.',
    ],
    answer: [
      'With a question that can’t be split, first find out what each answer stands for, long before you decide. Then set a date for deciding and a rule for the time between.',
      'You can’t meet in the middle of a yes and a no. You can make sure that both reasons have been heard so well that whichever way it goes, nobody was steamrolled.',
    ],
    partner: [
      'Your partner may be grieving something as much as arguing for it, and hear a no as “what you long for doesn’t matter.”',
      'The one who says no may feel like the bad guy, and the one who wants it may feel that they have to beg. Both are hard.',
    ],
    say: [
      'Before we talk about the answer, I’d like to understand what it would mean to you. Five minutes, and I’ll only say back what I heard.',
      'I don’t know yet how we solve this. Can we leave it open until a day we choose, and be kind to each other until then?',
    ],
    steps: ['Agree on a date by which you will decide, and on what happens until then. Only that, tonight.'],
    ask: [
      'If you look under your own answer, what is it protecting?',
      'What would your partner say they would lose, in their words and not in yours?',
    ],
  },
  {
    id: 'endured-yes',
    moduleSlug: 'lets-align',
    cues: [
      'i always give in to keep the peace and resent it',
      'i said yes to something i regret',
      'i go along with everything',
      'people pleaser cannot say no to partner',
      'my opinion does not matter he always gets his way',
      'she always wins',
    ],
    terms: 'yes endured granted shared agreed so the talk would end reopen trial sighs',
    open: [
      'Giving in buys a quiet evening, and the bill for it comes later, as resentment.',
      'You have been paying for the peace on your own, and that gets lonely.',
    ],
    answer: [
      'You may open it again. Say, without blame, that you said yes to end the talk, and ask for a trial. If you give in because you are afraid, don’t raise it alone: the Domestic Violence Hotline, 1-800-799-7233, is free and private.',
      'Start with one thing and not with the whole pattern. Where it feels safe, tell your partner that this yes was not a real one, and what you would rather do.',
    ],
    partner: [
      'Your partner may honestly believe you agreed. People can’t take account of a no they never heard.',
      'It may sting to learn that a settled thing wasn’t settled, and most people would still rather know.',
    ],
    say: [
      'I said yes mostly to end the talk, and I didn’t tell you then. Can we look at it again? I don’t want to take it back, I want a yes we both mean.',
      'My first answer is often yes, and my real one comes a day later. May I give you the real one tomorrow?',
    ],
    ask: [
      'Which of your yeses costs you the most at the moment?',
      'What do you expect would happen if you said “I’d rather not” next time?',
    ],
  },
  {
    id: 'not-consulted',
    moduleSlug: 'lets-align',
    cues: [
      'told his son he can move back in without asking me',
      'she decided without me',
      'partner makes plans without asking',
      'announces decisions bought a car without telling me',
      'i am the last to know',
      'adult daughter moving in with us',
      'never includes me in decisions',
    ],
    terms:
      'decided announced asked surprise room stay of course come home draft call back in an hour how such things get decided',
    open: [
      'Finding out after it is done hurts, even when you would have said yes.',
      'It is a particular sting to hear your own household’s news as an announcement.',
    ],
    answer: [
      'Keep two questions apart: whether you agree with the decision, and how such things get decided. The second is usually the sore one, and it is easier to settle.',
      'Say first what you do agree with, if there is something. Then ask for a rule for next time: yes in principle, and an hour before the details.',
    ],
    partner: [
      'Your partner may have answered fast, out of love or panic, and only noticed later that it touches you too.',
      'Asking first can feel, to someone used to running a home alone, like asking for permission. It helps to say that you want to be asked, and not to have the last word.',
    ],
    say: [
      'I’m not against it. I’m upset that I heard about it when it was done. Next time, could you say “yes, in principle, let me call you back in an hour”?',
      'I’d like us to decide the how together. Could we sit down tonight with just that question?',
    ],
    steps: [
      'List for yourself three kinds of decisions you want to hear about first, and show your partner the list over coffee.',
    ],
    ask: [
      'If you had been asked first, what would you have said?',
      'Which kinds of decisions do you need to hear about before they are made?',
    ],
  },
  {
    id: 'two-sets-of-habits',
    moduleSlug: 'lets-align',
    cues: [
      'different values religion church faith',
      'he is religious and i am not',
      'politics different beliefs',
      'my family always did it this way hers did not',
      'thinks i am controlling but that is just what you do',
      'different habits clean messy vegetarian tv',
      'we were raised differently',
    ],
    terms:
      'beliefs sentence learned household rules systems real family eats together in a good home people always grew up with',
    open: [
      'To you it is simply how things are done, and then somebody you love calls it strange. That gets under the skin.',
      'Two complete sets of habits under one roof make for a lot of small collisions.',
    ],
    answer: [
      'Before you argue about the plan, tell each other where it comes from. Once both of you know that, it is easier to choose what this household does.',
      'You don’t have to end up with one set. Decide what each of you may do in your own way, and which two or three things you truly share.',
    ],
    partner: [
      'Your partner probably learned their way at home too, from people they loved, and it feels just as normal to them.',
      'What looks like carelessness or control may just be the other person’s normal.',
    ],
    say: [
      'I think I’m defending something I grew up with. Can I tell you where mine comes from, and then hear about yours?',
      'Which part of this matters to you, and which part is only what you’re used to? I’ll answer the same.',
    ],
    ask: [
      'Where did you learn your version, and what did it protect back then?',
      'What would a third way look like that neither of you grew up with?',
    ],
  },
  {
    id: 'who-is-right',
    moduleSlug: 'lets-align',
    cues: [
      'who is right me or my wife',
      'am i wrong here',
      'am i overreacting',
      'tell him he is wrong',
      'whose fault is it',
      'see it from the outside neutral view',
      'walk me through the seven minute exercise',
      'am i being unreasonable',
      'take my side',
    ],
    terms:
      'seven minutes outsider takes no side wishes well disagreement neutral write exercise both protect',
    open: [
      'Wanting someone to say who is right is natural when you have argued it to the end and both still believe you are.',
      'You would like a fair witness, and there was none in the room.',
    ],
    answer: [
      'I won’t hand out points: I have heard one of two people, and a verdict would not make your evening any better. I can help you look at it from outside.',
      'A better question is what each of you wanted to protect. That works for two people who feel safe with each other. If you are often told that you imagine things, or you are afraid, talk to a counselor on your own.',
    ],
    partner: [
      'Your partner may start the story of that evening at another point. Try to guess where.',
      'Your partner probably has a version in which they, too, are the reasonable one.',
    ],
    say: [
      'I’ve been thinking about how that looked from your side. My guess is this. Tell me what I got wrong.',
      'I’m less sure than I sounded. What were you trying to look after in that moment?',
    ],
    ask: [
      'If a kind neighbor who likes you both had watched, what would they say each of you was after?',
      'Is there anything your partner said that you could agree with, even a little?',
    ],
  },
];
