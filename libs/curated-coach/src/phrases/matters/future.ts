import type { Matter } from '../matter.js';

/** Where the two are going, and how they decide. */
export const futureMatters: readonly Matter[] = [
  {
    id: 'wedding-plans',
    modules: ['our-vision', 'external-influences'],
    pages: ['wedding'],
    signs:
      /\b(our wedding|the wedding|wedding (plan\w*|dinner|day|photos?)|engaged|getting married|vows?|vow renewal|renew\w*|ceremony|honeymoon|elope|guest list|propos(ed|al)|reception|first dance|second weddings?)\b/,
    not: /\b(since (before )?(the|our) wedding|prenup|sisters wedding|wedding dress)\b/,
    open: ['A second wedding is a happy plan, and it brings up a lot of old feelings too.'],
    answer: [
      'Start with the two of you: how should that day feel, if nobody else were looking? Then see who needs what. Offer each of them a real choice, and accept it, even if it is a quiet place at the back. No day can please everyone, and it doesn’t have to.',
    ],
    say: [
      'What should that day feel like for us two? Let’s begin there and plan the rest around it.',
      'To family: “You don’t have to do anything that day but come as you are. We’d love to have you.”',
    ],
    steps: ['Each pick one thing that must be there and one that you could do without, and swap.'],
    ask: ['Which one moment of that day should be only yours?'],
  },
  {
    id: 'holidays-at-large',
    modules: ['our-vision', 'practical-blending', 'external-influences'],
    pages: ['holidays'],
    signs:
      /\b(christmas|xmas|thanksgiving|thxgiving|easter|hanukkah|ramadan|eid|halloween|new years?|holidays?|birthdays?|mothers day|fathers day|quinceanera|first communion|family vacation|costume)\b/,
    open: ['A day like that comes with everyone’s idea of how it should be.'],
    answer: [
      'The date can move; the warmth is what counts. Keep one thing from each side, add one that is only yours, and leave people a way to come late or slip out. Ask early what each person would miss most, and build around those few things.',
    ],
    say: [
      'Which part of that day do you look forward to? I’ll tell you mine, and we plan from there.',
      'We’ll do it our way this year, a little smaller, and everyone is welcome for as long as they like.',
    ],
    steps: [
      'Ask everyone for one thing that must be there, write them on one sheet, and decide nothing yet.',
    ],
    ask: ['Which hour of that day matters most to you?'],
  },
  {
    id: 'something-of-our-own',
    modules: ['our-vision', 'love-fun-intimacy'],
    pages: ['new-traditions', 'shared-vision'],
    signs:
      /\b(traditions?|rituals?|handshake|thats ours|that are ours|family (name|book|recipes?|recipe book|cookbook|motto)|in our family|leftover|feel like a family|belonging|new years eve|picture of us|dreaming)\b/,
    open: ['What a home does again and again is what it becomes.'],
    answer: [
      'Start very small, under five minutes, and tie it to something that happens anyway: an arrival, a Sunday, the first cold day. Take one thing that somebody had before and one that nobody had. And let people skip it; what is free lasts longer.',
    ],
    say: [
      'I’d like us to have one small thing that’s only ours. What would you like enough to do again next week?',
      'Shall we try it just once, and only keep it if it’s fun?',
    ],
    steps: ['Try one small thing this Sunday, and ask afterward who would like it again.'],
    ask: ['What did you do when you were little that told you that you belonged?'],
  },
  {
    id: 'faith',
    isCertain: true,
    modules: ['lets-align', 'our-vision'],
    pages: ['two-sets-of-habits'],
    signs:
      /\b(church|catholic|temple|synagogue|mosque|religio\w*|faith|baptist|baptized|methodist|muslim|jewish|pray(er|ed)?|mass|believer|atheist|communion|orthodox)\b/,
    open: ['Faith is a home of its own, and two people can live in different ones and still share a table.'],
    answer: [
      'It helps to ask what each of you finds in it before you settle where anyone goes: quiet, belonging, a promise, a family. Then choose together what you share and what each does alone. Children may decide some of it for themselves. Nobody has to be won over.',
    ],
    say: [
      'Tell me what it gives you. I’m not going to argue. And then I’ll tell you what I’d like us to share.',
      'I’ll come with you as your guest this week. You don’t have to believe what I believe.',
    ],
    steps: ['Choose one thing from each side that the other comes along to as a guest, once.'],
    ask: ['Which part of it matters most to you that {partner} respects?'],
  },
  {
    id: 'another-child',
    isCertain: true,
    modules: ['our-vision', 'lets-align'],
    pages: ['big-decision'],
    signs:
      /\b((wants?|have|having|another|try for) (a |another |one |two |2 )?(more|baby|babies|child|kids?)( together)?|foster|vasectomy|have another one|a baby together|finish line|wants 2 more|2 more)\b/,
    not: /\b(had a baby|baby is|our baby|since the baby|(were|we are) having (a|our) (first )?baby)\b/,
    open: ['There is no half of a baby, so this is hard on both sides, and nobody is wrong.'],
    answer: [
      'Before you look for an answer, find out what a yes and a no would mean to each of you. That takes more than one talk. Set a date for deciding, agree on how you will treat each other until then, and ask a counselor in if you get stuck: it is worth one.',
    ],
    say: [
      'I don’t want to win this. What would you lose with a no, and what with a yes? I’ll only listen.',
      'I can’t give you my answer tonight. I can give you my reasons, and I’d like to hear yours.',
    ],
    steps: ['Give each other ten minutes to tell it, without a reply, and stop there for this week.'],
    ask: ['What is your own answer protecting?'],
  },
  {
    id: 'where-to-live',
    modules: ['lets-align', 'our-vision'],
    pages: ['big-decision', 'shared-vision'],
    signs:
      /\b(retir\w*|move to|moving to|relocat\w*|sell|rv life|job offer|offered a job|each own a house|two houses|both houses|new house|which house|buy a house|house thats|boat|five years|5 yrs)\b/,
    open: ['A question this size touches how each of you has pictured your life.'],
    answer: [
      'With big questions, take your time for the answer and start soon with the listening: what would each of you gain, and what would you lose? Look for a trial before a final step, such as a month there or a year of both, and set a date on which you look again.',
    ],
    say: [
      'Before we decide anything, tell me what a good year would look like for you. I’ll only ask questions.',
      'What would have to be there for you to feel at home? I’ll make my list too.',
    ],
    steps: ['Each draw one good ordinary Tuesday in that life, and show it to the other.'],
    ask: ['What are you most afraid to lose, and does {partner} know?'],
  },
  {
    id: 'now-it-is-us',
    modules: ['our-vision', 'love-fun-intimacy'],
    pages: ['shared-vision', 'not-as-imagined'],
    signs:
      /\b(empty nest|launched|left for college|leaves for|only (it )?(the )?two of us|just us|house is (so )?quiet|kids are gone|with their dad all|now what|future|bucket list|goals|vision|dreams?|growing)\b/,
    open: ['There is room for the two of you now, and it can feel strange at first.'],
    answer: [
      'You don’t need a big plan. Think of one season: how should it feel to come home, and what would you do that shows it? Wishes that were put away years ago are worth asking about. Start with one that costs little.',
    ],
    say: [
      'If the next few months went well for us two, what would we notice on a plain Tuesday?',
      'What is one thing you always put off until later? I think it’s later now.',
    ],
    steps: ['Each write down three small wishes for this season, swap, and pick one.'],
    ask: ['What did you want before life got so full?'],
  },
  {
    id: 'does-it-get-easier',
    modules: ['practical-blending', 'our-vision', 'emotional-safety'],
    pages: ['how-long-it-takes', 'not-as-imagined'],
    signs:
      /\b(how long|ever (get|feel|blend)|get(s)? easier|is it normal|normal|just easy|oil and vinegar|too soon|harder|year (two|three|four|five))\b/,
    open: ['You’d like to know whether this is how it goes, and whether it gets easier.'],
    answer: [
      'For most stepfamilies it is counted in years and not in months, and the first one or two can be the roughest. Hard doesn’t mean that you are failing. Watch for small signs: a shorter silence, a joke, a plate carried over without being asked.',
    ],
    say: [
      'I think we’re just at the start of this. What has gotten a little easier, do you think?',
      'I don’t need it to be perfect. I’d like us to notice what works.',
    ],
    steps: ['Write down one thing that is less hard now than at the start, and show it to {partner}.'],
    ask: ['Which week was a little easier than the others, and what was different then?'],
  },
  {
    id: 'where-we-are-going',
    modules: ['our-vision'],
    open: ['This is about what the two of you want your life to look like.'],
    answer: [
      'Plain words help more than big ones. Ask each other about one good ordinary day: who is there, what do you do, what is left out? Where your answers meet, you can start this week. Where they don’t, there is nothing to fix yet, only something to hear.',
    ],
    say: [
      'Tell me about a plain day, a year from now, that you would like. I’ll tell you mine.',
      'Let’s each write three sentences on how we want to live, and read them over coffee.',
    ],
    steps: ['Each write three sentences about that day, and read them to each other.'],
    ask: ['If it went well a year from now, what would people see you two doing?'],
  },
  {
    id: 'decided-without-me',
    isCertain: true,
    modules: ['lets-align', 'communication-complexity', 'external-influences'],
    pages: ['not-consulted'],
    signs:
      /\b(without asking|didnt ask|never asked|asked me first|before asking|(he|she|husband|wife) (already )?(said|told (him|her|them)) yes|said yes (on|from|to|in)|i found out|found out (from|when)|on my behalf|signed us up|decided without|last to know|promised (him|her|them)|like to be asked|i get a text|before they told us)\b/,
    not: /\bi said yes\b/,
    open: ['To hear it when it’s done hurts, even if you might have said yes.'],
    answer: [
      'There are two things in this: the plan, and how plans get made. Start with how they get made, since that is often what hurts, and it is easier to agree on. Many people answer fast out of habit or love, and remember too late to ask at home.',
    ],
    say: [
      'I might well have said yes. I’d like to be asked first. Next time, could it be “Let me check at home”?',
      'You don’t need my permission. I’d just like to be asked when it’s about our home.',
    ],
    steps: ['Agree on three kinds of things that you two always ask each other first.'],
    ask: ['If you had been asked, what would you have said?'],
  },
  {
    id: 'went-along',
    modules: ['lets-align', 'communication-complexity'],
    pages: ['endured-yes'],
    signs:
      /\b(i said yes|whatever you want|keep(ing)? the peace|giv(e|ing) in|gave in|go(ing)? along|did not mean yes|people pleas\w*|never ask(ing)? for|cant say no|conflict avoid\w*|never quite agreed|i always let)\b/,
    open: ['Going along keeps an evening quiet, and it can leave you sad or angry later.'],
    answer: [
      'You may bring it up again. Say, without blame, that you were tired when you said yes, and ask for a trial. Start small with your own wishes: which dinner, which movie. If you go along because you are afraid of what a no would bring, talk to someone outside first: the Domestic Violence Hotline, 1-800-799-7233, is free and private.',
    ],
    say: [
      'I said yes, mostly to end the talk, and I should have told you. Could we look at it again, for a trial?',
      'My first answer is often yes. May I give you my real one tomorrow?',
    ],
    steps: ['Once this week, say what you’d like before you ask what the other one wants.'],
    ask: ['Which of your yeses costs you most right now?'],
  },
  {
    id: 'trips-and-plans',
    modules: ['lets-align', 'love-fun-intimacy'],
    pages: ['cannot-agree'],
    signs: /\b(vacations?|trips?|planner|spontaneous|plans everything|itinerary|road trip|cruise|camping)\b/,
    open: ['Two people can like each other a lot and still plan in very different ways.'],
    answer: [
      'Don’t look for the middle of everything; take turns. One day goes one way, the next one the other, and each of you gets one thing that is not up for debate. Settle the money and the rest days first, since most quarrels on a trip start there.',
    ],
    say: [
      'Tell me the one thing that would make it a good trip for you. I’ll tell you mine, and the rest we take as it comes.',
      'You plan one day and I plan one day, and nobody complains. Deal?',
    ],
    steps: ['Each name one must and one “please not,” and plan only those for now.'],
    ask: ['What is a day off for you: something new, or nothing at all?'],
  },
  {
    id: 'two-good-reasons',
    modules: ['lets-align'],
    pages: ['cannot-agree', 'who-is-right', 'two-sets-of-habits'],
    open: ['Two grown people, two good reasons, and one thing to decide.'],
    answer: [
      'Make the question smaller until it fits into one week, and try one answer with a date on which you look again. Before that, say what the other one is trying to protect until they answer, “Yes, that’s it.” It is easier to bend once you feel heard.',
    ],
    say: [
      'I don’t need to win this. What are you afraid of losing if we do it my way?',
      'Could we try it your way for two weeks and mine for two, and then talk?',
    ],
    steps: ['Pick one part of it, the easiest, and try one way for two weeks.'],
    ask: ['What is the one thing that you can’t give up, and where could you bend?'],
  },
];
