import type { Matter } from '../matter.js';

/** Children in a stepfamily, and the grown-ups around them. */
export const childrenMatters: readonly Matter[] = [
  {
    id: 'names',
    modules: ['practical-blending', 'our-vision', 'external-influences'],
    pages: ['not-feeling-like-a-family'],
    signs:
      /\b(calls? (me|him|her|us)|called me|calling me|call me|last names?|first names?|hyphen\w*|introduced? me|kids call|your kids|the kids again)\b/,
    not: /\b(exs|ex wifes|first wifes|wrong) name\b/,
    open: ['A name is a small word that carries a lot.'],
    answer: [
      'Names work best when the one who says them and the one who hears them are both at ease. Let children choose theirs. Offer two or three that are fine with you, and don’t correct anyone in front of others. A first name isn’t a lack of love, and a second “Mom” or “Dad” doesn’t replace the first one.',
    ],
    say: [
      'Call me what feels right to you. My name is fine, and so is anything kind.',
      'What would you like to be called here, and what would you like to call us?',
    ],
    steps: ['Ask {partner} which name each of you hopes for, before anyone asks the children.'],
    ask: ['What does that word mean to you, and what might it mean to the one who says it?'],
  },
  {
    id: 'telling-the-children',
    isCertain: true,
    modules: ['practical-blending', 'our-vision', 'external-influences'],
    signs:
      /\b(introduc(e|ing) (my|our|the|his|her) (kids|children|son|daughter)|tell(ing)? (the|my|our|his|her|older) (kids|children|boys|girls|daughters?|sons?)|how (do|should) we tell|meet (my|his|her) (kids|children)|explain (it )?to (the|my|our) kids)\b/,
    not: /\b(baby|family tree)\b/,
    open: ['News like that is big for a child, even when it is good news.'],
    answer: [
      'Children do best when their own parent tells them, early, in a few plain words, and with time to ask. First meetings go well when they are short and about something to do: a park, a pizza, an hour. And nobody has to be glad at once. A child who says nothing may be thinking hard.',
    ],
    say: [
      'I have news, and you may feel any way you like about it. Some things will change, and you and I stay just as we are.',
      'What would you like to know? You can ask me now, or at bedtime, or next week.',
    ],
    steps: ['Agree with {partner} on the three sentences that each child will hear, and on who says them.'],
    ask: ['Which question do you expect from each child, and what would be a true and short answer?'],
  },
  {
    id: 'new-baby',
    isCertain: true,
    modules: ['practical-blending', 'our-vision'],
    pages: ['my-own-child-feels-replaced'],
    signs:
      /\b(baby (is )?(due|coming|together)|had a baby|new baby|newborn|due in|expecting|pregnant|baby arrives)\b/,
    open: ['A new baby changes the place of every child who is there already.'],
    answer: [
      'Older children mostly want to know one thing: is there still room for me? Tell the children early and together. Keep a short time alone with their own parent just as it was, and don’t ask them to be happy about it.',
    ],
    say: [
      'There is a baby, and your place with us stays yours. You don’t have to be glad today.',
      'Is there something you’re afraid will change? You can tell me, even if it isn’t nice.',
    ],
    steps: ['Pick one thing that each older child has alone with their parent, and keep it this very week.'],
    ask: ['Which of the children is the quietest about it?'],
  },
  {
    id: 'fair-between-children',
    modules: ['practical-blending', 'lets-align'],
    pages: ['unequal-treatment'],
    signs:
      /\b(fair(ly|er|ness)?|unfair|allowances?|equal(ly)?|hand me downs|treat(s|ed)? (them|the kids|mine|his|hers)|favorites?|his kids (get|got|have)|her kids (get|got|have)|mine (get|got|have|dont|noticed|know|see|wear)|even (that|it) out|(my|mine) (two|kids) (see|have me))\b/,
    open: ['Children keep careful count, and so do grown-ups who love them.'],
    answer: [
      'Fair doesn’t have to mean the same. What hurts is a difference that nobody explains. Decide together what the children get from the two of you, and keep that even. Tell the children openly that you can’t even out what others give.',
    ],
    say: [
      'The kids see the difference, and so do I. Could we decide what comes from us, and tell all of them together?',
      'I don’t want it all to be the same. I’d like us to have a reason that we can say out loud.',
    ],
    steps: [
      'Make two short lists together: what you two decide for all the children, and what comes from others.',
    ],
    ask: ['Which difference do the children mention, or look at, most?'],
  },
  {
    id: 'grown-child-at-home',
    modules: ['practical-blending', 'lets-align', 'external-influences'],
    pages: ['adult-stepchildren'],
    signs:
      /\b((grown|adult) (step)?(son|daughter|child\w*|kids?)|((1[89]|[23]\d) ?(yrs?|years?)? ?old|theyre 2\d)|mov(e|ed|ing) back|back on (his|her|their) feet|no end date|home from college|through the summer|asked to move in|just show up)\b/,
    open: ['A grown child is family and a guest with a key, both at once.'],
    answer: [
      'One plain talk helps more than many hints. It has three points: until when or how often, what they add to the household, and what the two of you need for yourselves. Agree in private first; then the parent brings it to their own child.',
    ],
    say: [
      'I like that they can come to us. I’d feel better with a plan we both know. Could we agree on one, and then the parent tells them?',
      'You’re welcome here. Let’s talk about how long, and about what we each need while you are.',
    ],
    steps: ['Agree on a date on which you two look at it again, and write it in the calendar.'],
    ask: ['What would make the next three months fair for everyone?'],
  },
  {
    id: 'grown-child-against-it',
    isCertain: true,
    modules: ['external-influences', 'honor-lessons', 'our-vision'],
    pages: ['grown-children-object'],
    signs:
      /\b(grown|adult|oldest|30|35|40) (step)?(son|daughter|child\w*|kids)\b.*\b(forgiven?|coming to|too soon|hates?|wont (visit|talk|speak|come)|doesnt (talk|speak|approve|accept)|boycott|think i|object\w*|remarried|marrying|married)\b/,
    open: ['It hurts when a grown child holds back from a marriage that makes a parent happy.'],
    answer: [
      'Behind a no like that there is mostly grief, or fear of losing a place, and not a vote on the new partner. It takes longer for them than for you, and it can’t be argued away. What helps: their own parent keeps the door open, alone and without pushing, and says that nobody’s place has been given away.',
    ],
    say: [
      'You don’t have to be glad about it. Your place with me is yours, and I’d love to see you, just us two.',
      'I’ll ask again next month, and the month after. No pressure, and no hard feelings.',
    ],
    steps: ['Let the parent send three friendly lines this week that ask for nothing.'],
    ask: ['What might they be most afraid to lose?'],
  },
  {
    id: 'siblings',
    modules: ['practical-blending'],
    signs:
      /\b(step ?(brothers?|sisters?|siblings?)|siblings?|front seat|fight over|shar(e|es|ing) a (room|bathroom)|(the|his|her|both) (boys|girls|kids|twins|teens) (fight|fought|wrestle|shoot|share|play|blow)|nerf|his and mine|hers and mine|mine and (his|hers))\b/,
    open: ['Children who didn’t choose each other have a lot to work out, and mostly loudly.'],
    answer: [
      'The children don’t have to be friends. What you two can give each child is a little space of their own, the same few rules about hitting and private things, and a calm grown-up who helps end a fight and doesn’t ask who started it. If one child is afraid of another, that is more than a quarrel: ask their doctor or a family counselor soon.',
    ],
    say: [
      'I don’t need to know who started it. What does each of you need so that it can stop?',
      'In this house each of you has one place that nobody else goes into. Which one should be yours?',
    ],
    steps: [
      'Agree with {partner} on two rules that count for all the children, and let each parent tell their own.',
    ],
    ask: ['When do they get along, even for ten minutes, and what is different then?'],
  },
  {
    id: 'coming-and-going',
    modules: ['practical-blending', 'external-influences', 'our-vision'],
    signs:
      /\b(transitions?|hand ?offs?|drop(s|ped|ping)? ?off|back from (their|his|her)|(come|comes|came|coming|get|got) (back|home) from (their|his|her)|suitcase|every (other|second) weekend|week on|half the (time|week|month)|two houses|two households|switch houses|(kids|they|he|she) (return|leave|go back)|other house|his (week|weekend)|his kids are (here|with us)|we(re|ve) got seven)\b/,
    open: ['The hours when children come and go are often the hardest of the week, for them and for you.'],
    answer: [
      'No child is at their best then, so ask for little: food, quiet, and no big talks until the next day. A small thing that happens each time, the same snack or a short walk, tells a child “You belong here too,” and it may help the grown-ups as well.',
    ],
    say: [
      'The first hour is only for landing. No questions from me. I’m glad you’re here.',
      'I’m sad for a while after they go. You don’t have to fix it. Just sit with me.',
      'I know that today is a going day. I’ll be on the porch if you want company.',
    ],
    steps: ['Choose one small thing that will happen at every coming or going, the same each time.'],
    ask: ['What would make the first half hour easier, and for whom?'],
  },
  {
    id: 'rules-and-screens',
    modules: ['practical-blending', 'lets-align'],
    pages: ['chores-and-house-rules', 'stepparent-and-discipline'],
    signs:
      /\b(bed ?times?|screens?|fortnite|xbox|playstation|ipads?|tablet|video games?|rules?|curfew|home alone|homework|phones? (at|for)|let(s)? (his|her|them) (kids|son|boys|daughter|girls)|limits?|sleepover|no phones|caves|chores for pay|spoil(s|ed)?|strict rules|strict house)\b/,
    open: ['Two homes bring two rule books, and children notice each difference.'],
    answer: [
      'You don’t need the same rule for everything. Agree on two that count for everyone at home. If there are children, talk out of their hearing, and let each parent bring the rules to their own. What another home does can stay different: children soon learn “here we do it this way.”',
    ],
    say: [
      'If only two rules could count for everyone here, which would you choose? I’ll tell you mine.',
      'Here it’s off at nine, for all of us, me too. With your mom or dad it may be different, and that’s fine.',
    ],
    steps: ['Choose one rule with {partner} for the next two weeks, and leave the others for later.'],
    ask: ['Which one rule would take the most heat out of your evenings?'],
  },
  {
    id: 'who-corrects',
    modules: ['practical-blending', 'communication-complexity'],
    pages: ['stepparent-and-discipline', 'partner-hard-on-my-child'],
    signs:
      /\b(disciplin\w*|ground(s|ed|ing)?|punish\w*|consequences?|boss of me|not my (real )?(mom|dad|mother|father)|bad guy|villain|villian|overstep\w*|correct(s|ed|ing)?|good cop|allowed to (say|tell)|say no|undermin\w*|says? yes|tells? (my|his|her) (son|daughter|kids)|yells? at)\b/,
    open: ['Who may say no to whom is one of the hardest questions in a stepfamily.'],
    answer: [
      'What works for most: the child’s own parent sets and keeps the rules, and the stepparent backs them up and stays friendly. Anyone may ask a child for safety and plain good manners. Talk it over first, with no child in the room. If a child gets hit or is afraid of someone at home, that comes before any rule: Childhelp, 1-800-422-4453, talks it through with you.',
    ],
    say: [
      'When something has to be said to {child}, which of us says it? I’d like us to agree before the next time.',
      'I saw something that bothered me, and I said nothing. Could you take it up with the kids?',
    ],
    steps: ['Settle one rule with {partner} in private: what it is, and from whom it comes.'],
    ask: ['What happens in the minute after a rule is broken? Who speaks first?'],
  },
  {
    id: 'who-does-what',
    modules: ['practical-blending', 'external-influences'],
    signs:
      /\b(my (place|role|job|part)|allowed|overstep\w*|stepping on|step on|toes|recital|graduation|conference|at games|to the games?|coach the|toast|teacher|school|teach (him|her)|learn to drive|bio (mom|dad)|real (mom|dad)|(her|his) (mom|dad) and i|instead of (asking )?(her|his) (dad|mom)|to drive|fit in)\b/,
    open: ['With three or four grown-ups around one child, nobody’s place is written down anywhere.'],
    answer: [
      'A thought that helps many stepparents: one more adult who is for this child, and not instead of anyone. What needs a parent, the parents decide. What doesn’t need a parent goes best when the two of you settled it beforehand. The second row can be a fine place when it keeps a child out of the middle.',
    ],
    say: [
      'I’d like this to be easy for everyone. Which part should be yours, and which part mine?',
      'I’m glad you have both of them there. I’ll be in the second row, cheering.',
    ],
    steps: [
      'Settle with {partner}, before the day, who does which part, and let the parent tell the other home.',
    ],
    ask: ['What would make it easiest for {child}?'],
  },
  {
    id: 'forms-and-permission',
    isCertain: true,
    modules: ['practical-blending', 'external-influences'],
    signs:
      /\b(get permission|permission slips?|emergency (card|contact)|urgent care|take (a|the|my|his|her) (\w+ )?(step\w+|kid|child|son|daughter) to the doctor|sign (the|a|school) (form|slip|papers)|school forms?)\b/,
    open: ['Forms have two lines, and your family has more people than that.'],
    answer: [
      'Most schools and doctors will talk to a stepparent once a parent has said so in writing: a signed note with the child’s name, what you may decide, and until when. Ask each office what it wants to see, and keep a copy on your phone. Where the two homes don’t agree, a family lawyer can tell you what counts where you live.',
    ],
    say: [
      'Could we ask the school for a second card, so that all of us are on it?',
      'I’d feel better with a note in my wallet for the day when I’m the one who is there.',
    ],
    steps: [
      'Call the school or the doctor’s office, and ask what they need from the parents to talk to you.',
    ],
    ask: ['Who is most often the one who is there when it happens?'],
  },
  {
    id: 'stepchild-keeps-away',
    modules: ['practical-blending', 'communication-complexity'],
    pages: ['stepchild-rejects-me', 'bonding-with-a-stepchild'],
    seat: 'stepparent',
    signs:
      /\b(ignor\w*|grunts?|eye ?rolls?|rolls (her|his) eyes|(wont|doesnt|never|stopped|quit) (\w+ )?(talk\w*|speak\w*|say\w*|look\w*|eat\w*|answer\w*)|walks? (right |just )?past|hates?|hate you|not my (real )?(mom|dad|mother|father)|rather (die|sit)|headphones|earbuds?|full name|close the (bathroom )?door|rude|mean to me|substitute teacher|treat me like|in (his|her) room|one word|shot me down|never says|say hi|goodnight to me|slams?|acts like i)\b/,
    open: ['To keep being friendly and get so little back takes more strength than people see.'],
    answer: [
      'Distance like this is common, and mostly no verdict on you. A child may hold back out of loyalty to a parent, or just because they are at that age. Small, easy contact that asks for nothing back builds trust over years. The correcting is for the parent.',
    ],
    say: [
      'You don’t have to talk. I’m glad you’re here, and the popcorn is for everyone.',
      'To your partner: “I’m not angry with the kids. I’d just like one kind sentence from you when it happens.”',
    ],
    steps: ['For one week, offer one small friendly thing a day, and don’t wait for a reply.'],
    ask: ['What does {child} like that you could be near without making a thing of it?'],
  },
  {
    id: 'closer-to-a-stepchild',
    modules: ['practical-blending', 'love-fun-intimacy'],
    pages: ['bonding-with-a-stepchild', 'stepchild-warms-to-me'],
    seat: 'stepparent',
    signs:
      /\b(bond(ing)?|closer|connect|get to know|win (him|her|over|them)|dont love|love my step\w*|smother|(hugged|drew|likes|loves) me|i love you to me|laughed with me|smiled|called me dad|in common|interest(ed)?|build on|(saved|asked|invited|wants|high five\w*|taught) me|for just us two|my bonus|help (him|her) trust)\b/,
    open: ['It says something good about you that you think about how to be near a child.'],
    answer: [
      'Closeness with a stepchild mostly grows in pairs: one adult, one child, one small thing, again and again. What you owe is kindness and not a feeling, and liking someone on most days is a good place to be. Let the child set the speed.',
    ],
    say: [
      'Would you show me how that works? I’ll be terrible at it.',
      'I’m going for donuts on Saturday. You can come along, no talking required.',
    ],
    steps: ['Pick one small thing that you two could do again next week: twenty minutes, nobody else.'],
    ask: ['What does {child} know more about than you do?'],
  },
  {
    id: 'my-child-and-my-partner',
    modules: ['practical-blending', 'communication-complexity', 'external-influences'],
    pages: [
      'partner-hard-on-my-child',
      'my-child-rejects-my-partner',
      'my-own-child-feels-replaced',
      'in-the-middle',
    ],
    seat: 'parent',
    signs:
      /\b(my (own )?(\d+ ?(yr|year)s? old |teen(age)? |young(er|est) |old(er|est) )?(son|daughter|kid|kids|boy|girl|girls|boys|child|children)|(strict|hard|harsh|tough) (with|on) my)\b/,
    open: ['You love them both, and it is hard when things don’t go well between them.'],
    answer: [
      'Your child and {partner} need time more than pressure. It may stay friendly and not close for years, and that can be enough. Do the correcting yourself, and keep some time alone with your child. If your child is scared of someone at home, find out why before anything else; Childhelp, 1-800-422-4453, talks it through with you.',
    ],
    say: [
      'I’ll take care of the correcting. With the kids, I’d love you to just be good company for a while.',
      'You two don’t have to be close by a certain day. A little easy time now and then is fine with me.',
    ],
    steps: ['Take half an hour alone with your child this week, and ask how things are at home for them.'],
    ask: ['What does your child say about it when the two of you are alone?'],
  },
];
