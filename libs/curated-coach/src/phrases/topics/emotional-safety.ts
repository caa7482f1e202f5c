import type { Topic } from '../topic.js';

export const emotionalSafetyTopics: readonly Topic[] = [
  {
    id: 'looked-at-the-phone',
    moduleSlug: 'emotional-safety',
    needs:
      /\bi(m|ve|d)? (\w+ ){0,4}(snoop\w*|look\w*|check\w*|read|went through|go through|going through|peek\w*|search\w*|track\w*)\b|\bshould i (look|check|read|go through)\b|\burge to (look|check)\b|\bgoing through (his|her)\b/,
    cues: [
      'i snooped in his phone and found nothing',
      'looked through her phone last night how do i tell her',
      'i want to check his messages',
      'read partners texts email secretly',
      'should i look at his phone',
      'i checked her location',
      'going through his things looking for proof',
    ],
    terms: 'checking phone look nothing relief secret say so afraid of ask in the open snooping urge',
    open: [
      'That uneasy feeling shows that it matters to you to be fair.',
      'Ten seconds of looking can cost days of unease. Plenty of people have stood where you stand.',
    ],
    answer: [
      'If you have looked, it is better heard from you than found out later. Start with what you were afraid of. If you fear how your partner would react, talk to a counselor first.',
      'Looking calms you for an afternoon. It helps longer to say the fear out loud and ask for one thing that your partner can really give.',
    ],
    partner: [
      'Your partner may be stung, and has a right to be. Give them room to be angry about the looking before you ask for comfort about the fear.',
      'Your partner may have been quiet for a reason that has nothing to do with you.',
    ],
    say: [
      'I looked at your phone on Sunday, and I’m sorry. I was scared that you were pulling away, and I should have asked you.',
      'I feel the urge to check, and I’d rather ask: are we okay? Something feels far away to me this week.',
    ],
    ask: [
      'What were you hoping to feel once you had looked?',
      'Had something happened in the days before that made you afraid?',
    ],
  },
  {
    id: 'jealous-and-anxious',
    moduleSlug: 'emotional-safety',
    cues: [
      'i get so jealous when she mentions guys at work',
      'panic when she does not text back thinks she is leaving',
      'anxious when my partner goes quiet',
      'insecure need reassurance all the time',
      'afraid of being left abandoned',
      'are we okay at midnight',
      'jealousy is ruining us',
      'jealous of his female coworker',
      'overthinking every message',
    ],
    terms:
      'bond shaky louder volume second text fear under the complaint left jealousy unanswered message near reassurance',
    open: [
      'That lurch in the stomach is real, even on days when nothing has happened.',
      'Waiting for a reply can feel very long when an old fear does the counting.',
    ],
    answer: [
      'Say the fear under it, early and in one sentence, and ask for one thing that could really happen this week. A fear is easier to answer than a question that sounds like a charge.',
      'The feeling doesn’t prove that something is wrong. Tell your partner about it as yours, and leave their phone and their coworkers out of the first sentence.',
    ],
    partner: [
      'Your partner may pull back a little each time you ask, and that is what makes you ask again. Most likely both of you want the same thing: to feel sure.',
      'On the other side, an unanswered text is often just a meeting, a dead battery or a long line at the store.',
    ],
    say: [
      'When I haven’t heard from you by nine, my mind goes to bad places. It’s an old one. Could you send me a time when you’ll be late? One word is enough.',
      'I felt a pang when you talked about him. I’m not accusing you of anything. Come and sit with me for two minutes?',
    ],
    ask: [
      'What does your mind tell you in those minutes, word for word?',
      'What has your partner done, perhaps without knowing it, that settled you?',
    ],
  },
  {
    id: 'betrayal-in-this-marriage',
    moduleSlug: 'emotional-safety',
    claims:
      /\b(cheat\w*|affairs?|slept with|sleep\w* with|unfaithful|infidelity|sex with (her|his|a|another|some\w*|my)|(kiss\w*|text\w*) (a|another|some|other) (woman|man|girl|guy|women|men)|mess\w* around)\b/,
    seat: 'hurt',
    seatMatters: true,
    cues: [
      'he cheated last year and says i should be over it',
      'she had an affair how do we rebuild',
      'husband cheated on me and i cannot get over it after the affair',
      'found out about a secret credit card hidden debt',
      'he lied to me about money',
      'he has been sleeping with his ex wife',
      'my wife slept with another man cheating',
      'cant stop asking questions since the affair',
      'emotional affair with coworker',
      'caught him texting another woman',
      'she is hiding money from me lied secret account',
      'can we recover from infidelity porn gambling lie',
    ],
    terms:
      'trust broken affair hidden debt patient answers many times skilled third person mistake told found out',
    open: [
      'Something you stood on gave way, and no calendar says when you should be done with it.',
      'That is a heavy thing to find out, and a heavy thing to go on carrying between you.',
    ],
    answer: [
      'There is no date by which you must be over it, and you don’t have to decide now whether you stay. If you both want to mend it, the same questions need patient answers many times, and a couples counselor can help with that.',
      'This is bigger than a module or a chat. What you can do at home is keep the talks short, agree on what will be told without being asked, and get a skilled third person in.',
    ],
    partner: [
      'The one who broke the trust often wants it to be over because every question brings the shame back. That explains the impatience and doesn’t make your question wrong.',
      'Your partner may think that more talk keeps the wound open, while for you each honest answer closes it a little.',
    ],
    say: [
      'I’m not asking to punish you. I still need answers some days, and when you stay patient with me, that is what helps.',
      'Could we take half an hour on Thursday for the questions, and would you look for a counselor with me?',
    ],
    steps: [
      'Settle on one fixed half hour this week for the hard questions, so that the other hours can be ordinary.',
    ],
    ask: [
      'Which question keeps coming back, and what answer would let it rest for a while?',
      'Is there someone outside of the marriage, a counselor or one trusted person, who knows about this?',
    ],
  },
  {
    id: 'opening-up',
    moduleSlug: 'emotional-safety',
    cues: [
      'how can i get my husband to open up to me',
      'she does not share her feelings',
      'he is emotionally distant unavailable',
      'i have my walls up and do not know how to let him in',
      'scared to be vulnerable again',
      'hard to show emotions',
      'he never tells me what he thinks',
      'i keep everything inside',
      'we are not emotionally close',
    ],
    terms:
      'guard up soft sentence show worried turn toward small moments safe reaching help ears or a hug underneath',
    open: [
      'Loving someone through a closed door is lonely, on either side of it.',
      'A guard like that usually went up for good reasons. It comes down slowly, and only where it is safe.',
    ],
    answer: [
      'People open up where it went well last time. So start with something tiny, and see how it is met. If your words get used against you, you don’t owe anyone more.',
      'Don’t aim for the big talk. One soft sentence a week, met kindly, does more than an evening of questions.',
    ],
    partner: [
      'A quiet partner may be busy keeping something from spilling onto you, and may think that they are doing you a favor.',
      'Questions can feel like a test to someone whose answers were used against them before.',
    ],
    say: [
      'You don’t have to explain anything. I’d just like to know: is it a good quiet or a heavy one?',
      'I find this hard to say, so I’ll say it badly. I’m scared of leaning on you, and I’d like to try a little.',
    ],
    ask: [
      'When did something soft last get said between you, and what happened in the next ten seconds?',
      'What would be the smallest true thing to say this week?',
    ],
  },
  {
    id: 'feelings-dismissed',
    moduleSlug: 'emotional-safety',
    cues: [
      'when i tell him how i feel he says i am too sensitive',
      'she throws things i told her in confidence back at me',
      'he laughs off my feelings or gets defensive',
      'partner criticizes me all the time nothing is good enough',
      'not heard not listened to',
      'he always has to fix it instead of listening',
      'answered badly when my partner told me something painful',
      'she uses my secrets against me in fights',
      'invalidates my feelings',
    ],
    terms:
      'good answer three parts heard makes sense one thing facts later soft things never used in hard moments lecture joke sigh foul listens',
    open: [
      'It hurts to show how you feel and be told that it is wrong. Most people close up after that.',
      'It takes trust to say how you feel. When it gets mocked or thrown back at you, you remember.',
    ],
    answer: [
      'Ask for the kind of answer you want before you begin: help, ears or a hug. And agree that what is said in a soft moment is off limits in a quarrel.',
      'Name it once: what you said, what came back, and what you needed. If you are put down day after day, it isn’t your job to find better words. The Domestic Violence Hotline, 1-800-799-7233, is there for hurtful words too.',
    ],
    partner: [
      'People often say “too sensitive” when they hear blame and want it to stop. It isn’t a fair answer, whatever lies under it.',
      'Your partner may think that the facts will comfort you, and bring them first. True facts can sound like a closed door when they come too early.',
    ],
    say: [
      'I’m about to tell you something that’s hard for me. I don’t need a solution. Just tell me what you heard.',
      'What I told you about my past, I told you in trust. Please leave it out of our fights. I’ll do the same with yours.',
    ],
    ask: [
      'What answer would have felt good, in actual words?',
      'Does it happen with certain topics, or at certain times of day?',
    ],
  },
  {
    id: 'do-i-count',
    moduleSlug: 'emotional-safety',
    cues: [
      'i feel like second best',
      'i come last after the kids and the ex',
      'do i matter do i count here',
      'i am not a priority',
      'feel lonely in my marriage',
      'feel unloved unwanted',
      'always choose his kids over me',
    ],
    terms:
      'count here guest belong stepparent last second best alone soft sentence private charges safe with you',
    open: [
      'Feeling like the last item on the list hurts more when the person who writes the list is the one you love.',
      'Loneliness with someone in the next room is a hard kind.',
    ],
    answer: [
      'Say it as a report about one moment, in private and without a list of charges. Ask for one small sign that you count, and name what the sign would be.',
      'It doesn’t have to be a contest. You can ask for a place of your own kind: a first hello, one hour, a word before decisions.',
    ],
    partner: [
      'Your partner may feel that they fall short with everybody, and hear your sadness as one more thing they did wrong.',
      'Your partner may think you are the safe one, who can wait because you understand. It may be meant as trust, and it still hurts.',
    ],
    say: [
      'I felt like a guest at dinner last night. I don’t want to blame anyone. When you come in, could the first hello be for me?',
      'I know you’re pulled in all directions. I’d like to be one of the directions.',
    ],
    steps: [
      'Choose one moment from this week and write it in two sentences: what happened, and what you would have liked.',
    ],
    ask: [
      'In which moment of the week do you feel it the most?',
      'What is a sign, ten seconds long, that would tell you that you count?',
    ],
  },
  {
    id: 'partner-checks-on-me',
    moduleSlug: 'emotional-safety',
    needs:
      /\b(he|she|husband|wife|partner|hubby|spouse|fiancee?|boyfriend|girlfriend)( \w+){0,4} (checks?|checking|wants? (to see|to look|my)|tracks?|tracking|reads?|asks? (me )?where|goes through|going through|questions|jealous|trust me|demands?|reassurance)\b|^wants my\b/,
    cues: [
      'husband wants to see my phone all the time',
      'partner checks my messages and asks where i am',
      'she does not trust me and questions everything',
      'he is jealous of my friends and coworkers',
      'partner needs constant reassurance from me',
      'wants my passwords tracks my location',
      'wants to look at my phone because an ex cheated',
    ],
    terms:
      'openness offered demanded control private agree share without being asked journal friend phone adults jealousy start of lesson',
    open: [
      'Being questioned when you have nothing to hide is wearing, and it makes people hide things just to breathe.',
      'You can feel for the fear behind it and still not want to live under inspection.',
    ],
    answer: [
      'Openness is something you offer, and your phone may stay private. If looking is demanded, or you are afraid to say no, that is control. The National Domestic Violence Hotline, 1-800-799-7233, is free and private, and the start of this module says more.',
      'You can answer the fear and still say no to the search. If saying no isn’t safe for you, leave the ideas below alone. Call the Domestic Violence Hotline, 1-800-799-7233, from a phone that nobody else looks at.',
    ],
    partner: [
      'If an earlier partner cheated, checking may feel like safety to them. That old hurt is real, and it gives nobody a right to your phone.',
      'Your partner may not notice that each question sounds like “I don’t believe you.” Inside, it may only say “I’m scared.”',
    ],
    say: [
      'I can see you’re scared, and I want to help with that. I’d rather tell you things than be searched. What would you like me to tell you without being asked?',
      'My phone stays mine. My plans you can always know.',
    ],
    ask: [
      'When you say no to being checked, what happens next, and do you feel safe saying it?',
      'What could you freely offer that would settle your partner and leave you your privacy?',
    ],
  },
];
