import type { Matter } from '../matter.js';

/** Scenes of daily life that are known by who did what to whom, and not by a single noun. */
export const everydayMatters: readonly Matter[] = [
  {
    id: 'put-down-by-an-ex',
    isCertain: true,
    modules: ['external-influences', 'emotional-safety', 'practical-blending'],
    signs:
      /\b(ex|exs|exes|ex (wife|husband)|(his|her|kids|their) (mom|dad|mother|father)|baby mama|bio (mom|dad))( \w+){0,4} (calls? (me|my (husband|wife))|called me|refers to me|insult\w*|mocks?|makes fun of (me|my)|(looks|looked) (right )?through me|ignor(es|ed) me|wont (say my name|look at me|talk to me|acknowledge me)|(is|was) (so )?(rude|nasty) to (me|my)|introduce[ds] me as|pretends i)\b/,
    open: ['A jab like that is small and sharp, and it can follow you around for days.'],
    answer: [
      'You don’t have to win against it, and you don’t owe it an answer. In the moment, stay brief and polite: use your own name once, or let it pass. At home it helps when the one whose ex it is says plainly, “That wasn’t okay.” The same person can also ask the ex, once and calmly, to use the right name or tone, with no child carrying the message.',
    ],
    say: [
      'I don’t need a war over it. I’d just like to know that you heard it too, and that it wasn’t okay with you.',
      'I go by my own name, thanks. See you Friday.',
    ],
    steps: [
      'Tell {partner} in two sentences how it lands, and settle together who says something, or that nobody does.',
    ],
    ask: ['What stings more: the words, or being alone with them?'],
  },
  {
    id: 'rules-of-two-homes',
    isCertain: true,
    modules: ['practical-blending', 'external-influences'],
    signs:
      /\b((different|other|two sets of|their own|no) rules (at|in|over|for) (the |their |his |her |our |both |each )?(two |other )?(homes?|houses?|households?|moms|dads|there|place)|there (theyve|they have|hes|shes) (got|get)|at (his|her|their) (other )?(moms|dads|mothers|fathers)( house| place)? (they|he|she|its|theres|you)|over there (they|he|she|its|theres)|(mom|dad|she|he) lets (us|me|them) (at|over)|(two|both) (homes|houses) (have|with) )/,
    open: ['Two homes with two sets of rules: children can learn that, and it still wears on the grown-ups.'],
    answer: [
      'You can’t set the rules over there, and you don’t need to. Keep yours few, the same each time, and free of any word against the other home. “There it’s like that, here it’s like this” is enough. The first evening back may be bumpy. If a child may be in danger over there, and it isn’t only different, don’t wait: Childhelp, 1-800-422-4453, talks it through with you.',
    ],
    say: [
      'I know it’s different there. Here it goes away at dinner, for me too. You don’t have to like it.',
      'Which of our rules do we really need? I’d like to keep three, and let the rest go.',
    ],
    steps: [
      'Choose the two or three rules that matter most in your home, and say them once on the day the children come.',
    ],
    ask: ['Which one difference causes the most trouble on the first day back?'],
  },
  {
    id: 'work-nobody-sees',
    isCertain: true,
    modules: ['practical-blending', 'communication-complexity', 'love-fun-intimacy'],
    signs:
      /\b((leaves?|left|leaving) (\w+ ){0,6}(in the sink|on the (counter|floor|stairs|table)|everywhere|lying around)|asks? me why im|why im (so )?(grumpy|mad|cranky|moody)|nobody (has )?(ever )?(said thanks|says thanks|thanks me|thanked me)|nobody (else )?(flushes|notices|helps|sees|picks up|cleans|empties|ever|lifts)|i do (everything|it all|all the)|(im|am i|i am) the (only one|maid|one who (always|does))|the only one (who|that)|without being (asked|told)|mental load|carry (it|everything) all)\b/,
    not: /\b(only one who (gets|understands|knows|loves)|i feel safe)\b/,
    open: [
      'It is rarely about the thing itself. It is about who sees the work, and who always ends up with it.',
    ],
    answer: [
      'Work that nobody sees is heavy, and being the only one who sees it is lonely. Say it at a calm hour: what you find, what it tells you, and what you’d like. Ask for one job to be taken over whole, and not for “more help.” If children left it, their own parent can take it up with them.',
    ],
    say: [
      'When I find it all standing there, I feel like the help. I’d like one job to be all yours, so I don’t have to see it or ask.',
      'I’m not mad about a dish. I’d like to feel that you see what I do.',
    ],
    steps: [
      'Pick the one job that makes you feel most unseen, and ask {partner} to take it over whole for two weeks.',
    ],
    ask: ['What would tell you that it had been seen?'],
  },
  {
    id: 'switch-days',
    isCertain: true,
    modules: ['practical-blending', 'our-vision', 'external-influences'],
    signs:
      /\b((switch|transition|exchange|handoff|swap) (days?|nights?|sundays?|fridays?)|(come|comes|came|get|gets) (here |back |home )?on (fridays?|saturdays?|sundays?|mondays?|wednesdays?)|before the house settles|(that|the) landing|first (hour|night|evening|day) (back|they|after they|home)|(friday|sunday|arrival|welcome|hello|goodbye) ritual|(come|comes|came|coming|get|gets) (back|home) from (their|his|her|the other|the) (\w+ )?(moms|dads|mothers|fathers|house|home|ex\w*)|after (they|the kids) (leave|go back))\b/,
    open: ['Changing homes is work for a child, and the first hours show it.'],
    answer: [
      'Plan for a landing and not for a welcome party. Three things help most: something to eat, half an hour with nothing asked of anyone, and one small thing that is the same each time, such as the same soup, a card game, or a walk with the dog. Anyone may skip it. A child who was there all along needs a word as well, since their quiet ends at the same hour.',
    ],
    say: [
      'First hour: food, and no questions. After that you can tell us anything, or nothing.',
      'It’s switch day, and it’s bumpy for everyone. What would make it easier for you: company, or your door shut for a bit?',
    ],
    steps: [
      'Let the children choose one small thing for the first hour, and do just that the next three times.',
    ],
    ask: ['Who has the hardest hour on that day, and what would make it softer?'],
  },
  {
    id: 'which-habit-first',
    isCertain: true,
    modules: ['practical-blending', 'lets-align', 'our-vision'],
    signs:
      /\b(common (routines?|rules?|habits?)|which (ones|routines?|rules?|habits?|traditions?) (matter|should|do we|are worth|to)|pick (a few|one|two|one or two|some) (\w+ )?(routines?|rules?|habits?|battles)|(i|we) (each )?had (my|our) (own )?ways|(merge|blend|combine) (our|two) (routines?|habits?|ways|rules?))\b/,
    open: ['You are wise to choose a few and let the rest go.'],
    answer: [
      'Start with the two times of day when everyone meets: the end of the day, and one meal. If bedtime and one shared table go the same way for all, most of the rest can stay different. Safety, and how you speak to each other, go the same way for everyone. The rest of your old ways may stay.',
    ],
    say: [
      'Let’s share two things and leave the rest: one meal, and how the day ends. Which part of your way would you like to keep?',
      'I like how you do that. Could I borrow it for mine?',
    ],
    steps: ['Choose one routine, try it for two weeks, and then ask everyone at home whether to keep it.'],
    ask: ['At what time of day do the two ways rub most?'],
  },
  {
    id: 'too-tired-for-each-other',
    isCertain: true,
    modules: ['love-fun-intimacy', 'communication-complexity', 'emotional-safety'],
    signs:
      /\b(our (love|sex) life|wanting to without|(too|always|both) (\w+ )?tired (for|to want|to be close)|(hes|shes|he was|she was|im|we are|were both) (too |always )?tired.*\b(used to be (really )?good|love life|sex|romance|back to wanting))\b/,
    open: ['Wanting each other often gets lost under tiredness, and not because love is gone.'],
    answer: [
      'When one asks and the other has to answer, both begin to keep score. So take the question away for two weeks: nobody asks, and nobody owes anything. Use the time for rest and for being near each other with no goal, at an hour when you aren’t both empty, which is seldom bedtime. Wanting mostly comes back with ease. If it stays away, or something hurts, a doctor is a good person to ask.',
    ],
    say: [
      'I miss us, and I don’t want it to be a negotiation. Could we have two weeks of just being near, with nothing expected?',
      'It isn’t that I don’t want you. I’m empty by ten. Could we find an hour earlier in the week?',
    ],
    steps: [
      'Find one hour this week when neither of you is worn out, and keep it free of plans and of talk about the house.',
    ],
    ask: ['When did it last feel easy, and what was different that day?'],
  },
  {
    id: 'showing-love-differently',
    isCertain: true,
    modules: ['love-fun-intimacy', 'communication-complexity'],
    signs:
      /\b(love languages?|words of affirmation|acts of service|(shows?|showing|show) (his |her |their |me |us )?(love|he cares|she cares|affection)|(never|doesnt|cant|wont) (really )?say(s)? (i love you|it back|he loves|she loves)|(not|isnt) (a |very )?(words|mushy|touchy|demonstrative|huggy)( \w+)?|thinking the other one doesnt)\b/,
    open: ['Each of you may be giving what you would like to get. Then a lot of love gets missed.'],
    answer: [
      'For somebody who feels loved by deeds, the best ones take a load away without being asked: the errand they dread, gas in the tank, a lunch packed for a long shift, the call to the repair shop. Small and regular beats big and surprising. For somebody who needs words, one exact sentence does it. Tell each other which of the things you did really arrived.',
    ],
    say: [
      'What is one thing that, if it were simply done this week, would make your day lighter?',
      'When you do that for me, I know it’s love. Could you also tell me now and then? Words reach me fastest.',
    ],
    steps: ['Take over one thing this week that {partner} dreads, and don’t announce it.'],
    ask: ['Which thing that you did lately really reached the other one?'],
  },
  {
    id: 'a-free-weekend',
    isCertain: true,
    modules: ['love-fun-intimacy', 'our-vision', 'communication-complexity'],
    signs:
      /\b(weekends? (\w+ )?(without|with no) (the |our |any )?kids|(kid|child) ?(free|less) (weekends?|evenings?|nights?|days?|time)|kidless|(off|empty|free) (weekends?|evenings?|nights?)|no kids (this|tonight|for)|when the kids (are|re) (gone|away|at)|collapse and scroll|house to ourselves|night to ourselves|weekend to ourselves)\b/,
    open: ['Free time after a full stretch: first the body falls over. That is no waste.'],
    answer: [
      'Plan the rest as well, so that it doesn’t eat everything: the first evening is for doing nothing, with a good conscience. Then keep two hours of the next day for the two of you, chosen beforehand, with phones in a drawer. It may be breakfast out, a walk to somewhere new, a used-book store, or cooking something with the music up. Leave the chores to one fixed hour.',
    ],
    say: [
      'Friday we do nothing, on purpose. Saturday from ten to twelve is ours. You pick this time, and I pick the next.',
      'I look forward to our free days, and then we lose them. Could we save just two hours?',
    ],
    steps: ['Before the next free weekend, put two hours in the calendar and one thing in them.'],
    ask: ['What would make you say on Sunday night, “That was good”?'],
  },
  {
    id: 'sorry-again',
    isCertain: true,
    modules: ['communication-complexity', 'emotional-safety'],
    signs:
      /\b(apolog\w* (to (him|her) )?(a second time|again|twice|enough|one more)|said (its|it was|hes|shes) (fine|ok|okay) in|((already|i) (have )?(apologized|said (im )?sorry)) (and|but)|how many times (do|should|can) i (apologize|say)|keep(s)? apologizing|(accept|take)(s|ed)? my apology)\b/,
    open: ['“It’s fine” that doesn’t sound fine leaves you in between.'],
    answer: [
      'Don’t give the same apology again right away. A second one often asks the other person to make you feel better. Better is one open door: say that you noticed it isn’t quite fine, that you want to hear it, and that there is no rush. Then leave it for a day and show in a small way that you meant it.',
    ],
    say: [
      'I heard “It’s fine,” and I don’t think it is yet. I’d like to hear the rest when you’re ready. No rush.',
      'Is there a part of it that my sorry didn’t reach?',
    ],
    steps: ['Say your one sentence, leave it until tomorrow, and do the one thing differently meanwhile.'],
    ask: ['What part of it do you think is still sore for {partner}?'],
  },
  {
    id: 'an-old-flame-online',
    isCertain: true,
    modules: ['emotional-safety', 'external-influences', 'communication-complexity'],
    signs:
      /\b((liked|likes|liking|follows|followed|commented|messaged|friended|dm(s|ed)?|texts|texted)\b.*\b(ex|girlfriend|boyfriend|flame|crush|sweetheart|prom date)s?|(high school|college|old) (girlfriend|boyfriend|flame|crush|sweetheart)s?|number under|profile (pic\w*|still)|still (follows|has (his|her) (ex|exs)))\b/,
    not: /\b(my exs? (text|message|call)\w*|kids)\b/,
    open: ['One tap on a screen, and the mind writes a whole novel.'],
    answer: [
      'It may be boredom on a couch, and it can still sting. Both can be true. Don’t go through the phone for proof; say what you saw and what it did in you, once, without a charge. Then talk about what each of you finds all right online: likes, messages, old flames. An agreement that you made together is worth more than any proof.',
    ],
    say: [
      'I saw that, and I got a little jealous. I’m not accusing you. Could you tell me what it was?',
      'What feels all right to you online with people from before? I’ll tell you mine, and let’s find a line we both like.',
    ],
    steps: ['Write down what you saw and what you made of it, as two lines, and bring up only the first.'],
    ask: ['What would you need to hear so that it could be small again?'],
  },
  {
    id: 'the-life-before',
    isCertain: true,
    modules: ['honor-lessons', 'emotional-safety', 'our-vision'],
    signs:
      /\b(dream(s|t|ed|ing)? (about|abt|of) (the|my|our) (old|ex|first|former)|(miss|missing|grieve|grieving|mourn\w*) (the|my|our) (old|former|first|previous) (life|house|kitchen|home|street|yard|backyard|garden|family|neighborhood|marriage)|my old (life|kitchen|house|home|family)|(divorc\w+|moved out) (\w+ ){0,8}(and )?(i )?still (dream|miss|cry|think|drive)|life i (had|thought|planned))\b/,
    open: ['You can be done with a marriage and still miss the kitchen.'],
    answer: [
      'Such dreams and pangs are common, also years later and also in a good new life. They are mostly about a time, a home, or who you were there, and not about a wish to go back. Let it be grief, with no verdict on today. It helps to name what exactly you miss, and to see whether a little of it can live here.',
    ],
    say: [
      'I dreamed of the old place again. It isn’t about going back. I’d just like to tell you what I loved about it.',
      'Something from before made me sad today. You don’t have to do anything with it.',
    ],
    steps: [
      'Write down three things that you miss from there, and choose one that could have a place in your home now.',
    ],
    ask: ['What is it about that time or place that still calls you?'],
  },
  {
    id: 'games-together',
    isCertain: true,
    modules: ['practical-blending', 'love-fun-intimacy', 'our-vision'],
    signs:
      /\b(game nights?|(board|card|party) games?|monopoly|uno|scrabble|gloat\w*|sore (loser|winner)|bad (loser|sport)|hates? (to lose|losing)|trash talk\w*|too competitive|cheats at)\b/,
    open: ['A game can bring out the worst in nice people, and it can be mended with another game.'],
    answer: [
      'Choose one in which everybody plays against the game: Pandemic, Forbidden Island, or a jigsaw against the clock. Games in which laughing beats winning work too, such as charades or drawing and guessing in mixed teams. Keep it under forty minutes, mix the teams across the families, and stop while it is still fun. Gloating gets a friendly limit from the child’s own parent: one lap of honor, and then it’s over.',
    ],
    say: [
      'Tonight it’s all of us against the game. If we lose, we lose together.',
      'One victory dance is allowed, and then the winner picks the ice cream and we’re done.',
    ],
    steps: [
      'Pick one game for the next time in which all are on the same side, and set a timer for forty minutes.',
    ],
    ask: ['When did all of you last laugh at the same thing?'],
  },
  {
    id: 'more-of-the-good',
    isCertain: true,
    modules: ['our-vision', 'love-fun-intimacy', 'communication-complexity'],
    signs:
      /\b((keep|keeps|kept) (it|this|that|things) (going|up)|more of (this|that|these)|how (do|can) we (keep|hold on|have more)|(actually|its|has|kind of) (gotten |been |become |kind of |a lot of )+fun|turned out (great|fun|good)|without (ruining|spoiling|jinxing) it)\b/,
    not: /\b(cant keep|keep (it|this) up (much|any)|how do i keep (it|this) from)\b/,
    open: ['Something here is going well, and it’s worth seeing why.'],
    answer: [
      'Good moments often have something plain behind them: nobody was in a hurry, it was small, everyone had a say, somebody laughed first. Name the one thing that made it work, and keep that. Make it easy enough for a tired day, tie it to a fixed time, and let people skip it. On bad days do the five-minute version.',
    ],
    say: [
      'I liked how we were with each other. What do you think made it easy?',
      'I’m not in the mood, and I’d like to do the short version anyway. Five minutes?',
    ],
    steps: ['Ask {partner} what made it work, and put the five-minute version on one fixed evening.'],
    ask: ['What was different from other days, if you look closely?'],
  },
  {
    id: 'too-careful',
    isCertain: true,
    modules: ['emotional-safety', 'love-fun-intimacy', 'honor-lessons'],
    signs:
      /\b(like (living with )?(a |two |my )?(nice |polite |good )?(coworkers?|roommates?|housemates?)|too (careful|polite|nice) (with|to)|(super|so) careful with each other|polite strangers)\b/,
    open: ['When two people take great care not to upset each other, they can end up far apart.'],
    answer: [
      'It gets easier when one of you tries something small and it goes well: a wish, a silly joke, a mild “No, I’d rather not.” Start with things that don’t matter much. But if you are careful because you are afraid of what comes next, that is something else: the Domestic Violence Hotline, 1-800-799-7233, is free and private.',
    ],
    say: [
      'I think we’re both so careful that I miss you. Could we each say one true thing tonight that is a bit less polite?',
      'You can be grumpy with me. I can take a bad mood.',
    ],
    steps: ['Say one small real wish this week that you would usually swallow, and ask {partner} for one.'],
    ask: ['What do you hold back most often, so that nothing breaks?'],
  },
  {
    id: 'doing-it-alone',
    isCertain: true,
    modules: ['communication-complexity', 'lets-align', 'our-vision'],
    signs:
      /\b((do|use|start) (this|it|the modules?|the app|the lessons?) (by myself|alone|on my own|without (him|her))|(partner|husband|wife|he|she) (isnt|is not|wasnt) interested|(wont|doesnt want to|refuses to) (do|join|try|use) (this|it|the (app|modules?|questions?)))\b/,
    open: [
      'Yes, you can begin alone. When one person does a small thing in a new way, the other one often notices.',
    ],
    answer: [
      'The modules work for one. Read what interests you, try one thing, and don’t teach it at home. People get curious about what does somebody good, and back off from what they are pushed into. A two-minute invitation with an easy no gets further than a talk about the whole plan.',
    ],
    say: [
      'I’m trying something for myself. You don’t have to do anything. If you ever get curious, I’d be happy.',
      'There is one question in it that I liked. Two minutes, and you may pass?',
    ],
    steps: ['Pick the one module that speaks to you most, and try one small thing from it this week.'],
    ask: ['What do you hope will change between you, if only by a little?'],
  },
];
