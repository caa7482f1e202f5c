import type { Matter } from '../matter.js';

/** People outside the couple: the other home, relatives, friends, work. */
export const othersMatters: readonly Matter[] = [
  {
    id: 'wrong-name',
    isCertain: true,
    modules: ['external-influences', 'honor-lessons', 'communication-complexity'],
    signs:
      /\b(by (his|her|my|the) (exs|ex wifes|first wifes|first husbands|exes) name|(exs|ex wifes|first wifes|first husbands|wrong) name|called (her|him) by my)\b/,
    open: ['A wrong name stings, for the one who hears it and often for the one who says it.'],
    answer: [
      'It is mostly an old path in the mind, and no wish to be back there. One plain sorry is enough. It is also fair to say, once, that it hurt. When a relative does it, the one whose family it is says something, kindly and in private.',
    ],
    say: [
      'I know you didn’t mean it. It stings all the same, and I’d like you to hear that once.',
      'I’m sorry. It slipped out, and it isn’t where my heart is.',
    ],
    steps: ['Say it one time, at a calm moment and in one sentence, and then let it go.'],
    ask: ['What did you most want to hear in that second?'],
  },
  {
    id: 'court-with-an-ex',
    isCertain: true,
    modules: ['external-influences', 'practical-blending', 'lets-align'],
    signs:
      /\b((back )?to court|in court|court (date|day|hearing)|the judge|custody (battle|fight|case)|change the (fifty|50)|lawyers? (is|are) out)\b/,
    open: ['A court case with an ex is hard to keep out of your evenings.'],
    answer: [
      'What to file, sign or say there is a question for a family lawyer, or for the court’s self-help center if money is tight. What the two of you can do is keep it out of the rest of the day: a fixed half hour for it, and one of you who just listens. Keep it away from the children’s ears.',
    ],
    say: [
      'I can’t fix this for you, and I’m here. Do you want me to listen, or to take your mind off it tonight?',
      'Could we give it half an hour after dinner, and then put it away until tomorrow?',
    ],
    steps: [
      'Write your questions for the lawyer on one sheet, and put the sheet away until you talk to the lawyer.',
    ],
    ask: ['What would help you most on the evenings when it takes up the whole room?'],
  },
  {
    id: 'family-of-a-late-spouse',
    isCertain: true,
    modules: ['external-influences', 'honor-lessons', 'our-vision'],
    signs:
      /\b(late (wife|husband)s (parents|folks|mother|father|family|sister)|first (wife|husband)s? (passed|died).*(parents|folks|mother|father)|(her|his) folks|grandparents? .*\b(died|passed))\b/,
    open: ['They lost someone too, and they may be afraid of losing touch.'],
    answer: [
      'Their grief deserves a place, and your home needs a shape of its own. Both go together when the times are fixed and kind: which days are theirs, which are yours, said early and for the whole year. It comes best from the one whose family it is, and as a “we.”',
    ],
    say: [
      'To them: “The kids need you in their lives, and so do we. Let’s settle the dates together, so that each of us can look forward to them.”',
      'I don’t want to take anything from them. I’d like us to have a few days that are ours.',
    ],
    steps: [
      'Look at the year with {partner}: which days could be theirs, and which two or three would you like to keep?',
    ],
    ask: ['Which of these days means most to them, and which to you?'],
  },
  {
    id: 'ex-changes-plans',
    isCertain: true,
    modules: ['external-influences', 'practical-blending', 'lets-align'],
    pages: ['schedule-changes'],
    signs:
      /\b(ex|exs|ex (wife|husband)|exes|co ?parent\w*|(kids|her|his|their) (mom|dad|mother|father)s?|they|judge|custody)\b.*\b(pick ?ups?|swap\w*|switch\w*|weekends?|schedules?|calendar|custody|40 min|late|last minute|spring break|proposal|canceled|ghosted|odd and even|asking for|every other)\b|\b(pick ?ups?|swap|switch\w*|custody|decree)\b.*\b(ex|exs|co ?parent|his dad|her mom|their dad|their mom)\b/,
    open: ['When your week is moved around from another house, it lands on the two of you.'],
    answer: [
      'One rule helps most couples: whatever moves a shared day first gets “I’ll let you know by noon tomorrow,” and an answer only after you two have talked. You can be flexible and still be asked. For what keeps happening, a fixed plan in writing works better than a good argument.',
    ],
    say: [
      'To the other parent: “Thanks for telling me. I’ll check here, and you’ll hear from me by noon tomorrow.”',
      'I’d like to be easy about this one, and I’d like us to look at the calendar together first.',
    ],
    steps: ['Agree with {partner} on which changes one of you may decide alone, and which need both.'],
    ask: ['What happens between you two in the hour after such news?'],
  },
  {
    id: 'answering-an-ex',
    isCertain: true,
    modules: ['external-influences', 'communication-complexity'],
    signs:
      /\b((text|write|say|type|send) back|do i (answer|reply|respond)|reply to (my|his|her) ex|respond to (my|his|her) ex)\b(?=.*\bexs?\b)|\bexs?\b.*\b(two line|replies|critique|paragraph)\b|\bexs?\b.*\b((text|write|say|type|send) back|do i (answer|reply|respond))\b/,
    open: ['Not every message deserves an answer, and none needs one this minute.'],
    answer: [
      'Look for the one question in it that needs an answer, such as a time. If there is one, answer that, in three friendly lines. If there is none, it may stay without a reply, or get a thumbs-up and nothing more. Waiting until morning is always allowed. If it holds a threat, don’t answer it; keep it, and show it to a lawyer or the police.',
    ],
    say: [
      'Thanks, we had a good time. See you Friday at five.',
      'Got it. I’ll get back to you tomorrow about the pickup.',
    ],
    steps: ['Write your answer, take out each sentence that isn’t needed, and send what is left tomorrow.'],
    ask: ['What would happen if you didn’t answer that one?'],
  },
  {
    id: 'messages-from-the-ex',
    isCertain: true,
    modules: ['external-influences', 'emotional-safety', 'communication-complexity'],
    pages: ['contact-with-the-ex'],
    signs:
      /\b(ex|exs|ex (wife|husband)|exes|co ?parents?|(kids|their) (mom|mother|dad|father)s?|fiancee took over)\b.*\b(texts?|texted|texting|calls|called|messages?|phone|emails?|group (chat|text)|buzz|posts?|sends?)\b|\b(texts?|texting|emails?|messages?|group (chat|text)|phone)\b.*\b(ex|exs|exes|ex (wife|husband))\b/,
    open: ['A message from the other home can change the air in yours within a second.'],
    answer: [
      'That parents stay in touch is normal and good for the children. It goes best in one channel, about the children, at set times and with short, friendly answers; very little needs one tonight. Between you two, openness helps most: what came, and what was answered, in two sentences.',
    ],
    say: [
      'I’m glad the grown-ups can talk. Could it have its own time, so that our evening stays ours?',
      'What came in today, in two sentences? And then let’s put the phone away.',
    ],
    steps: [
      'Agree on one hour of the day when neither of you reads or answers messages from the other home.',
    ],
    ask: ['Is it the time, the tone, or not knowing what is said that bothers you most?'],
  },
  {
    id: 'close-to-the-ex',
    isCertain: true,
    modules: ['emotional-safety', 'external-influences', 'honor-lessons'],
    pages: ['contact-with-the-ex'],
    signs:
      /\b(ex|exs|ex (wife|husband|girlfriend|boyfriend)|exes|first wife)\b.*\b(friends?|close|jealous|threatened|bother\w*|bugs?|sting\w*|lunch|coaches|handoffs?|golf|together|share|nice)\b|\b(jealous|threatened|friends? with|bothers?)\b.*\b(ex|exs|ex (wife|husband|girlfriend)|first wife)\b/,
    open: ['A tie that was there before you can sting, even when you trust each other.'],
    answer: [
      'To feel this doesn’t mean that somebody is doing something wrong. Under it there is often a plain question: “Do I come first now?” Small signs answer it better than promises: to hear things early, plans that hold, a word before and after.',
    ],
    say: [
      'I trust you, and I still feel far away sometimes when the two of you talk. Would you tell me about it afterward? It helps me.',
      'I don’t want you to drop anybody. I’d like to know where I am in this.',
    ],
    steps: [
      'Find out what exactly stings: the time, the closeness, or hearing it last. Bring up only that one.',
    ],
    ask: ['Which small sign would tell you that you come first?'],
  },
  {
    id: 'ex-in-the-room',
    isCertain: true,
    modules: ['external-influences', 'practical-blending', 'our-vision'],
    signs:
      /\b(ex|exs|ex (wife|husband)|exes|first wife|(her|his) (real )?(mom|dad)|bio (mom|dad)|former)\b.*\b(invit\w*|weddings?|graduation|party|bbq|recital|games?|birthday|thanksgiving|camp|coaching|seats?|sits?|dinner|reunion|costco|fair)\b|\b(invit\w*|graduation|recital|party|opening night|wedding|who sits)\b.*\b(ex|exs|ex (wife|husband)|first wife|(her|his) (mom|dad))\b/,
    open: ['Being in one room with an ex makes most people nervous.'],
    answer: [
      'You don’t have to be friends, and you don’t have to be cold. Decide before the day, just the two of you: where you sit, how you say hello, how long you stay, and a sign for “I need a minute.” For children, the best sight is grown-ups who are simply polite.',
    ],
    say: [
      'I can do that day well if I know you’re beside me. Could you come and find me now and then?',
      'Hello, good to see you. The kids will be glad that we’re all here.',
    ],
    steps: ['Settle three things with {partner} before the day: the seats, the hello, and when you go home.'],
    ask: ['What do you fear most about that moment, and what would you want from {partner} then?'],
  },
  {
    id: 'what-the-other-home-says',
    modules: ['external-influences', 'practical-blending'],
    pages: ['difficult-co-parent', 'children-as-messengers', 'anger-at-the-ex'],
    signs:
      /\b(badmouth\w*|(told|tells) (our|my|the|his|her|them) (son|kids|daughter|children|boys|girls)|snake|nasty|all caps|undermines?|lets them|(their|his|her) (mom|dad)s? (lets?|house|has|told|says))\b/,
    open: ['It is hard to be fair to a house that you can’t see into.'],
    answer: [
      'You have no say over what happens there. In your home you do: one calm sentence, and no bad word about anybody. Have that sentence ready for when a child brings something across. Children do well with two sets of rules as long as they don’t have to judge between them.',
    ],
    say: [
      'To a child: “That’s how it is there, and this is how it is here. You’re free to love all of us.”',
      'I don’t want to talk badly about anybody. Let’s decide what we do in our own house.',
    ],
    steps: ['Agree with {partner} on the one sentence you will both use when it comes up.'],
    ask: ['Which part of it really touches your home, and which could you leave over there?'],
  },
  {
    id: 'gifts-from-relatives',
    isCertain: true,
    modules: ['external-influences', 'practical-blending'],
    signs:
      /\b((her|his|their|the) (own )?(real|bio|blood) (grandkids|grandchildren|grandkid|ones)|(grand(ma|pa|parents?|mother|father)s?|nana|in ?laws?|(mother|father) in law|(his|her|my) (mom|mother|parents|folks|family))\b.*\b(gifts?|presents?|bonds|checks?|stockings?|cards?|spoils?)\b.*\b(mine|my (kids|son|daughter|two|girls|boys)|step\w*|leaves? out)|(gifts?|presents?) (for|to) (his|her|the) (kids|real)|treats? (\w+ )?(step\w+|my kids|mine) (different|like)\w*)\b/,
    not: /\b(anniversary|for (him|her|my))\b/,
    open: ['A child who gets less sees it at once, whatever the grown-ups meant.'],
    answer: [
      'You can’t make relatives give the same. Their own son or daughter can tell them, kindly, how it looks from the height of the child who gets less, and ask for one small thing that is equal. At home, make up for it with your attention and not with money.',
    ],
    say: [
      'To a relative: “You don’t have to spend more. One small thing that is the same for each would mean a lot to us.”',
      'I know they mean it kindly. Could you tell your side that a small thing for each would make a difference?',
    ],
    steps: ['Decide which of you will say it to your own side, and in which one sentence.'],
    ask: ['What has the child said about it, if anything?'],
  },
  {
    id: 'a-parent-who-needs-care',
    isCertain: true,
    modules: ['lets-align', 'external-influences'],
    signs:
      /\b(assisted living|cant live (by|alone)|mov(e|ed|ing) in with us|(his|her|my) (mother|father|mom|dad) (can )?(move|moves|moving)|is 8\d|caregiv\w*|nursed)\b/,
    open: ['Caring for a mother or father takes time, room and strength, and a marriage feels it too.'],
    answer: [
      'Before any yes or no, let each of you say what you can give and what you can’t, and believe each other’s no. Then look for a third way: visits, paid help, a brother or sister, a trial with an end date. A doctor’s office or a senior center knows what help there is nearby.',
    ],
    say: [
      'I want to find a way that you and I can both carry. Tell me first what scares you about it, and I’ll only listen.',
      'I can do some of it and not all of it. Can we sort out which part is mine?',
    ],
    steps: ['Each write down one thing you could do and one you could not. Swap the notes before you talk.'],
    ask: ['What would you need so that your marriage doesn’t come last in this?'],
  },
  {
    id: 'relatives',
    modules: ['external-influences', 'lets-align', 'communication-complexity'],
    signs:
      /\b((mother|father|sister|brother|parents) in laws?|in ?laws?|inlaws|nana|grand(ma|pa|parents?|mother|father)s?|(his|her|my) (mom|mother|dad|father|parents|folks|family)s?|(his|her) (brother|sister)s?|wifes (sister|mother|former)|relatives)\b/,
    open: ['Family comes with a marriage, and with opinions.'],
    answer: [
      'One rule keeps the peace: each of you speaks with your own side, as “we,” and never names the other as the reason. Nobody has to be won over. What you two need is to stand next to each other, and one friendly sentence that stays the same.',
    ],
    say: [
      'I’m not asking you to choose. I’d like us to say it as “we.” Which sentence could we both mean?',
      'To a relative: “We’ve talked it over, and this is how we’d like to do it. We’re looking forward to seeing you.”',
    ],
    steps: ['Agree on one sentence for {relative}, and on which of you says it.'],
    ask: ['Which part of it touches your home, and which part could you let pass?'],
  },
  {
    id: 'friends',
    modules: ['external-influences', 'emotional-safety'],
    pages: ['phone-work-friends'],
    signs:
      /\b((best|old|my|his|her|our|church) friends?|friends? of|buddies|coworkers?|neighbors?|people (ask|say|keep)|my sister|group chat|congregation|everyone (knew|says)|warmed up)\b/,
    open: [
      'People outside see only a small part of a marriage, and some still think of how things were before.',
    ],
    answer: [
      'They may love you and still not get a vote. Agree with {partner} on what others may know. When something at home is wrong or scares you, you may always tell one person you trust. With the people who matter, one warm, short sentence, said the same way each time, does more than defending yourself.',
    ],
    say: [
      'I know you care about me. I’m happy, and I’d like you to get to know us a little at a time.',
      'I’d like you to know this, and I’d like it to stay between us.',
    ],
    steps: ['Tell {partner} which one thing you’d like to keep between the two of you, and ask for theirs.'],
    ask: ['Whose opinion weighs on you most, and why theirs?'],
  },
  {
    id: 'work-and-phones',
    modules: ['external-influences', 'love-fun-intimacy', 'communication-complexity'],
    pages: ['phone-work-friends'],
    signs:
      /\b(phones?|scroll(s|ing)?|works? (late|all|till|nights)|overtime|sixty hours|six tens|emails?|pager|on call|deadline|married to (his|her) (job|work)|job|shop talk|season|videos)\b/,
    open: ['Work and screens take the hours that nobody guards.'],
    answer: [
      'Ask for one hour, and not for a whole new habit: a set time, phones in another room, something small to do in it. Say what you miss and not what is wrong. Where work can’t shrink right now, a small time that is certain beats a big promise.',
    ],
    say: [
      'I miss you in the evening. Could we keep half an hour for us, with both phones in the kitchen, and see what happens?',
      'I know how much you have on your plate. When can I count on you this week, even if it’s half an hour?',
    ],
    steps: ['Pick two evenings this week and one half hour in each, and guard only those.'],
    ask: ['Which hour of the week would you most like to have back?'],
  },
  {
    id: 'others-at-large',
    modules: ['external-influences'],
    open: ['Other people have a part in this, and that makes it harder to steer.'],
    answer: [
      'You two can’t decide what others do. You can decide what you do next, and do it as a pair: what comes into your home, who answers, and by when. A short, friendly sentence that you both stand behind does more than a long explanation.',
    ],
    say: [
      'I’d like us to have one answer that we both stand behind. What could we say as “we”?',
      'I can’t change what they do, and neither can you. What could we two do about it?',
    ],
    steps: ['Agree with {partner} on the one thing in this that the two of you can decide yourselves.'],
    ask: ['What would you like the others to see when they look at you two?'],
  },
];
