import type { Topic } from '../topic.js';

export const honorLessonsTopics: readonly Topic[] = [
  {
    id: 'fear-of-another-ending',
    moduleSlug: 'honor-lessons',
    cues: [
      'waiting for this marriage to fail too',
      'scared of another divorce',
      'afraid it will end again',
      'terrified of getting it wrong a second time',
      'will this marriage last',
      'one foot out the door suitcase packed',
      'what if we end up divorced again',
    ],
    terms: 'fear happen again holding back suitcase packed vows unpack',
    open: [
      'Waiting for the floor to give way is tiring, and it makes sense after one floor already did.',
      'That watchfulness was learned the hard way, and it does not switch off because somebody new is kind.',
    ],
    answer: [
      'You don’t have to get rid of the fear first. It usually shrinks when it is said aloud and when one small sign of staying is put next to it.',
      'Nobody can promise you the ending. What the two of you can do is stop living as if it had already been decided.',
    ],
    partner: [
      'Your partner may sense that part of you is held back and read it as doubt about them, when it is really about before.',
      'If part of you stays ready to go, your partner may feel tested, and not know on what.',
    ],
    say: [
      'Sometimes I brace for this to end, and nothing you did brought it on. I’d like to tell you when it happens, so I don’t go quiet instead.',
      'I’m scared of losing this. Could we put one thing in the calendar for next fall?',
    ],
    ask: [
      'What does the fear say will happen, and what usually sets it off?',
      'What do you hold back “just in case”, and which small piece of it could you put down this month?',
    ],
  },
  {
    id: 'old-trust-wound',
    moduleSlug: 'honor-lessons',
    cues: [
      'my first husband cheated and now i cannot trust anyone',
      'trust issues from my first marriage',
      'ex lied to me so i do not trust partner who did nothing wrong',
      'triggered by the past',
      'baggage from my first marriage',
      'tell partner about a trigger from before',
      'overreact because of what happened with my ex',
      'tell him what happened in my first marriage',
      'old wounds flashbacks',
    ],
    terms: 'echo then now feeling bigger than the event percent body learned silence',
    open: [
      'Your body learned something back then, and it goes on answering even when the person in front of you is a different one.',
      'It is unsettling to feel a big alarm about a small thing, and to know while it rings that it is partly an old one.',
    ],
    answer: [
      'A useful first move is to split the feeling: how much of this belongs to then, and how much to today? If flashbacks or bad dreams come with it, a trauma counselor knows how to help.',
      'You choose how much you tell. It is easiest to hear as a fact about you: what it left behind, and what helps now.',
    ],
    partner: [
      'The one who did nothing wrong can feel they are serving somebody else’s sentence, and may get defensive just when you need a hand.',
      'Your partner can do a lot with a clear request. A mood is hard to guess.',
    ],
    say: [
      'I got a jolt just now. I’d say most of it is from before. The part that’s about today is small, and I’d like to ask you for one thing.',
      'There’s something from my first marriage that still sets me off. I’m telling you so you know what it is, and there’s nothing you need to fix.',
    ],
    ask: [
      'The last time it happened, what were the facts of that day, and how much of the feeling came from before?',
      'What is the particular sound, silence or delay that sets it off?',
    ],
  },
  {
    id: 'treated-like-the-ex',
    moduleSlug: 'honor-lessons',
    not: /\bi (\w+ )?(compare|treat|call|keep comparing)\b|\bstop comparing my\b/,
    cues: [
      'calls me by ex name',
      'says the ex name by mistake',
      'partner treats me like i am their ex',
      'compares me to ex wife',
      'paying for what the ex did',
      'punished for his ex mistakes',
      'says you are just like her',
      'partner does not trust me because ex cheated',
      'accuses me of things their ex did',
    ],
    terms: 'just like her echo broad rule partner pays verdict then now serving sentence',
    open: [
      'Being judged for something another person did is a lonely position: you can’t defend a past you weren’t in.',
      'It wears you down to be on trial for somebody else’s record.',
    ],
    answer: [
      'You can be kind about the old fear without accepting the charge. Ask which part is about you and today, and answer only that part.',
      'Leave it to your partner to say how much of it is old. An old hurt can explain a charge, and you still don’t have to live on trial. If checking or threats come with it, the Domestic Violence Hotline, 1-800-799-7233, is free and private.',
    ],
    partner: [
      'In that moment your partner may not be comparing on purpose. Something looked like the bad time, and fear was faster than the facts.',
      'Your partner may well know afterward that it wasn’t fair, and be too ashamed of it to say so.',
    ],
    say: [
      'I can see something got stirred up. I’m not that person. What’s the part that’s about me and today? I’ll answer that part.',
      'I’d like to help when the old alarm goes off, and I can’t do it while I’m being accused. Could we pick a word for it?',
    ],
    steps: [
      'In a calm hour, ask your partner what the first sign of the old bad time used to be, and only listen.',
    ],
    ask: [
      'What does your partner see or hear just before it happens?',
      'What would you like your partner to do in that moment instead?',
    ],
  },
  {
    id: 'anger-at-the-ex',
    moduleSlug: 'honor-lessons',
    cues: [
      'i am still so angry at my ex',
      'bitter about how my first marriage ended',
      'cannot let go of anger about the divorce',
      'how do i forgive my ex',
      'how to get over my ex and what he did',
      'i keep telling the story of my divorce',
    ],
    terms: 'story why it ended neutral blame four sentences own part culprit heat',
    open: [
      'Anger like that has its reasons, and it is heavy to carry into a new home.',
      'Being done with somebody on paper and still busy with them at night is wearing.',
    ],
    answer: [
      'You don’t have to forgive anyone, or like them. The aim is a story so short that you can tell it and stay calm.',
      'Aim for calm, not for kind. Four sentences can hold the truth as well as forty. If you were hurt or scared back then, a counselor can help you put it down.',
    ],
    partner: [
      'Your partner may be on your side and still wonder, while listening, what will be told about them one day.',
      'Hearing a great deal about someone from before, your partner can feel that there are three people in the marriage.',
    ],
    say: [
      'I’d like to tell you once how it was, in four sentences, and all you have to say is “thank you for telling me.”',
      'I’ve noticed how much room my ex still takes up in here. I’d like to tell it once more, briefly, and then let it rest.',
    ],
    ask: [
      'Where in the story does the heat come up, and what is still unfinished at that spot?',
      'If that anger took up less room, what would you do with the time?',
    ],
  },
  {
    id: 'partner-talks-about-their-ex',
    moduleSlug: 'honor-lessons',
    cues: [
      'partner never stops talking about their ex how awful',
      'always complaining about his ex wife',
      'she brings up her ex all the time',
      'he is still so angry about his divorce obsessed with his ex',
      'everything is about what her ex did to her',
    ],
    terms:
      'story why it ended culprit neutral heat detail new partner live beside character shrink real person',
    open: [
      'It is hard to hear the same old story again and again when you would like an evening for the two of you.',
      'You can feel for your partner and still be tired of the third person in the room.',
    ],
    answer: [
      'Don’t argue with the story; that keeps it going. Say once that you heard it, and ask for times and places that are free of it.',
      'Your partner may want somebody to listen, and no advice. A story that was really heard once is often told less.',
    ],
    partner: [
      'Your partner may only be waiting for someone to say “that was wrong,” and may not notice how often it comes up.',
      'To your partner it may feel like trusting you, and not at all like living in the past.',
    ],
    say: [
      'What you went through was hard, and I’ve heard it. I’d love an evening that’s only ours. Can we leave that story outside tonight?',
      'When that story comes up, I start to wonder what you’ll tell about me one day. Could you tell me what you need from me when it comes up?',
    ],
    steps: [
      'Notice once this week what was going on just before the story came up, and say nothing about it yet.',
    ],
    ask: [
      'When does it come up: after contact, when you two are tired, or out of nowhere?',
      'What would an evening without that story leave room for?',
    ],
  },
  {
    id: 'beside-a-late-spouse',
    moduleSlug: 'honor-lessons',
    claims:
      /\b(widow\w*|(late|dead) (wife|husband)|(wife|husband) (who )?(died|passed)|(buried|lost) my (wife|husband))\b/,
    seat: 'newcomer',
    seatMatters: true,
    cues: [
      'compared to his late wife',
      'never measure up to his dead wife',
      'photos of late husband everywhere',
      'partner was widowed and i feel second best',
      'she still wears her wedding ring from husband who died',
      'living with the ghost of first spouse who died saint',
      'jealous of a dead woman',
      'married to a widower and his house is a shrine',
    ],
    terms: 'spouse died widowed real people name memory house invited Ingrid hero praise',
    open: [
      'It is hard to be measured against someone who can’t make mistakes anymore.',
      'You can be glad that they were loved and still feel small next to the photographs; both are true at once.',
    ],
    answer: [
      'The photographs don’t have to go for you to have a place. What helps more is to hear about that life, and to have a spot in the house that is yours.',
      'Asking about the person, by name, often helps more than never saying the name. It gets easier once you hear about their bad days too.',
    ],
    partner: [
      'Love for someone who died takes nothing from you. Your partner may keep quiet about it to protect you, and the quiet can make it seem bigger than it is.',
      'Your partner may have no idea that you feel measured; in their mind, you are the one they come home to.',
    ],
    say: [
      'I’d like to know more about the person you lost, the ordinary things too. And sometimes I feel measured, and I’d like to be able to tell you that.',
      'I’m not asking you to put anyone away. I’d love one wall here that starts with us.',
    ],
    ask: [
      'Which moment makes you feel second: a photograph, a story, a date, something someone says?',
      'Is there a corner of your home that belongs to the two of you and nobody before?',
    ],
  },
  {
    id: 'grief-and-guilt',
    moduleSlug: 'honor-lessons',
    claims:
      /\b(widow\w*|(late|dead) (wife|husband)|(wife|husband) (who )?(died|passed)|(buried|lost) my (wife|husband))\b/,
    seat: 'widowed',
    seatMatters: true,
    cues: [
      'i am a widow and feel guilty being happy',
      'widower guilty happy with new wife',
      'i miss my late husband and feel disloyal to new one',
      'still grieving my first wife while married again',
      'betraying my dead husband',
      'feel like a traitor to my late husband dance laugh',
      'grief for my late wife comes back',
    ],
    terms:
      'spouse died love someone gone nothing put away widowed funeral grief first spouse love for a second',
    open: [
      'Many people feel guilty when they are happy again after a loss.',
      'You are carrying two loves, and nobody hands out instructions for that.',
    ],
    answer: [
      'Being happy now is no verdict on what you had. You can love someone who is gone and someone who is here, and say both in one house.',
      'You don’t have to hide the grief to protect the marriage. A short sentence about it is easier to live with than a silence that has to be guessed.',
    ],
    partner: [
      'The person beside you may notice the shadow and take it for second thoughts about them. A word from you settles more than a brave face does.',
      'Your partner may want to stand next to you in it and not know whether they are allowed.',
    ],
    say: [
      'I miss the one I lost today, and I’m glad it’s you I’m sitting here with. You don’t need to do anything.',
      'Sometimes I feel guilty for being happy with you. I’d like you to know, because it can look like something else.',
    ],
    steps: [
      'Tell your partner tonight what you will say on a hard day, such as “It’s a sad day.” Nothing more has to follow.',
    ],
    ask: [
      'When does the guilt turn up: on dates, in good moments, in bed, with the family?',
      'What does your partner know about this so far?',
    ],
  },
  {
    id: 'small-promises',
    moduleSlug: 'honor-lessons',
    cues: [
      'he promised and forgets every time',
      'she never does what she says she will do',
      'broken promises small things',
      'how do we build trust again day by day',
      'partner lies about little things',
      'cannot rely on his word unreliable',
      'how can i earn trust',
    ],
    terms: 'trust promise keep small said does break one text message size plan told found out',
    open: [
      'It is rarely about the one thing that was forgotten. It is about whether a word can be counted on.',
      'Small broken promises hurt out of proportion, above all for anyone whose last marriage came apart in small pieces.',
    ],
    answer: [
      'Go smaller: one promise that can be kept on a bad day, with a time on it. If it won’t work out, it gets said early, before anyone has to ask.',
      'Trust doesn’t come from arguing. It grows when something small is promised and done, again and again.',
    ],
    partner: [
      'Your partner may file it under “busy week” and be honestly surprised that you file it under “can I count on you.”',
      'Some people promise too fast because they hate to disappoint, and then disappoint a little later.',
    ],
    say: [
      'When it gets forgotten a third time, I start to wonder if I can lean on you. Could you pick a time you’re sure of? And if it won’t work, tell me before I find out.',
      'I’d rather have one small thing I can count on than three big ones.',
    ],
    ask: [
      'Which one promise, kept for two weeks, would make the most difference to you?',
      'What happens in you when it is forgotten, and does your partner know that part?',
    ],
  },
  {
    id: 'own-part-in-the-ending',
    moduleSlug: 'honor-lessons',
    cues: [
      'guilt about my divorce',
      'i ruined my first marriage and do not want to repeat my mistakes',
      'how do i not make the same mistakes again',
      'what did i learn from my first marriage',
      'ashamed that i am divorced twice',
      'repeat the same patterns second marriage',
    ],
    terms: 'lesson knowledge learned own part story ended rule fact broad sorry',
    open: [
      'Looking at your own part takes some courage, and shame makes it harder to see clearly.',
      'Wanting to do it differently this time is a good use of a painful history.',
    ],
    answer: [
      'Make two lists: what you learned about yourself, and the rules you made from it, such as “never need anyone.” Look hard at the second one. If someone hurt you back then, that was never your part.',
      'Old mistakes come back most easily when nobody may mention them. If it feels safe, tell your partner one of them, and what you want to do instead.',
    ],
    partner: [
      'Your partner may see your history far more kindly than you do, and would probably rather know what to watch for than be protected from it.',
      'If you try hard in silence, it can look like distance from outside. Saying what you are trying to do helps.',
    ],
    say: [
      'In my first marriage I went quiet for a long time before it ended. I don’t want to do that here. If you see it, please ask me.',
      'One thing I learned the hard way is what I do when I’m scared. May I tell you what it looks like from outside?',
    ],
    ask: [
      'Which lesson from before do you want to keep, and which one has turned into a rule?',
      'If your partner knew one thing about how you behaved back then, what should it be?',
    ],
  },
];
