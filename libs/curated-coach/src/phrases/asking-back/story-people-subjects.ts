import type { StorySubject } from './asking-back.js';

/** What longer messages are about where it lies between people, the narrowest first. A line holds in every such home. */
export const STORY_PEOPLE_SUBJECTS: readonly StorySubject[] = [
  {
    signs:
      /\b(ex|ex[- ](wife|husband)|exes)\b.{0,80}\b((his|her|my husband'?s|my wife'?s) (parents|mom|mother|folks|family)|in-?laws?|mil)\b|\b((his|her|husband'?s|wife'?s) (parents|mom|mother|folks|family)|in-?laws?|mil)\b.{0,60}\b(his|her|the|my husband'?s|my wife'?s) ex\b|\bex (still )?(comes|came|is invited|gets invited|shows up|will be there)\b/,
    about: 'an ex who still belongs to the family',
    line: 'A former wife or husband can keep a place in a family, and the one who came later may wonder which place is left.',
    story: {
      signs:
        /\b(mother of (the|his|her|their) (grand)?kids|adores? her|still invites?|original (crew|family)|end of the table|in that room|part of the family)\b/,
      knows:
        'There’s no one right way with an ex at the family table; many couples find it easier once it’s clear beforehand who will be there',
      questions: [
        'What could {partner} do in that room that would tell you where you belong?',
        'What in that room would tell you that you belong there?',
      ],
    },
  },
  {
    signs:
      /\bmy (husband|wife|partner|boyfriend|girlfriend|fiancee?) (\w+ ){0,3}(parents|treats|ignores|tolerates|is (polite|cold|short|hard|stiff)|isn'?t close|doesn'?t (bond|talk|know how)|has no interest|barely|picks on|tries)\b.{0,40}\bmy (\w+ )?(son|daughter|kids?|boys?|girls?|child\w*|teen\w*)\b|\b(bond|close|closer|relationship) with my (son|daughter|kids|boy|girl|children)\b/,
    about: 'a partner and a child from before',
    line: 'It means a lot to see the person you love be warm to your child, and nobody can order it.',
    story: {
      knows:
        'Closeness with a partner’s child usually grows slowly, and beside small things that the two do alone',
      questions: [
        'What is one small thing that {partner} and {child} already do, or could do, without you?',
        'What is one small thing that the two already do, or could do, without you?',
      ],
    },
  },
  {
    signs:
      /\b(down the aisle|head table|seating( chart)?|graduation'?s|reserve a row|best man|bridesmaid|flower girl|getting remarried|(her|his|my (daughter|son|stepdaughter|stepson)'?s?) (wedding|graduation)|(is|are) getting married (in|on|next|this)|(not|isn'?t|wasn'?t|aren'?t) invited|wedding (list|pictures|party)|(her|his) graduation)\b/,
    about: 'who has which place on a big day',
    line: 'On a day like that everybody sees who sits where, and each place says something.',
    story: {
      knows:
        'Nobody has found a seating that hurts no one; most people mind a place less when they hear of it early, and from the right person',
      questions: [
        'Years from now, what should {child} remember about how the grown-ups were that day?',
        'When you look back on that day, what should be true about your part in it?',
      ],
    },
  },
  {
    signs:
      /\b(wants?|want|have|having|try(ing)? for|thinking about|open to|talk(ing)? about|ready for) (a|another|our own|one more|more) (baby|babies|kids?|child)\b|\b(a|another) baby (of our own|together)\b|\b(my|our) own (baby|child)\b|\bno (more )?babies\b/,
    about: 'the wish for a child together',
    line: 'Few questions between two people are as big as a child, and one of them may be further along than the other.',
    story: {
      signs: /\b(baby|babies|newborn|pregnan\w+|too old for)\b/,
      knows:
        'Nobody can meet halfway on a child; what two people can do is tell each other where they stand, even when that is “I don’t know”',
      questions: [
        'What do you think {partner} hears when it isn’t talked about?',
        'If you could say one thing about it without having to decide, what would it be?',
      ],
    },
  },
  {
    signs:
      /\b((in|into|crawls? into|climbs? into|got in|sleeps? in|out of) (our|my|the|his) bed\b|(own|her|his) (bed|room) (at|every) night|sleep in (her|his|their) own (room|bed)|co-?sleep\w*|bad dream)/,
    about: 'a child in the grown-ups’ bed',
    line: 'A child who comes at night wants to be near, and the grown-ups want their bed. Both are easy to understand.',
    story: {
      knows:
        'It usually ends in small steps and not in one night, and it goes best when the child hears it from their own parent',
      questions: [
        'What do you and {partner} each hope for, on the nights when the child is there?',
        'What would a night look like that is good enough for the child and for you?',
      ],
    },
  },
  {
    signs:
      /\b(share|sharing|shared|same|one|own|girls'?|boys'?) (a |the |one |bed)*(bed)?rooms?\b|\b(room thing|air mattress|bunk ?beds?|who gets (the|which|what) (bed)?room|(his|her|their|my \w+'s) old (bed)?room)\b/,
    about: 'who sleeps where',
    line: 'A room is more than a bed. It shows each child how much of the place is theirs.',
    story: {
      knows:
        'No way of dividing rooms feels fair to every child; a corner that nobody else touches often counts more than the size of it',
      questions: [
        'What would {child} need there to feel that it’s a place of their own?',
        'What is the one thing about the room that each child minds most?',
      ],
    },
  },
  {
    signs:
      /\b(harder|stricter|tougher|softer|easier) on (my|his|her|the) (own )?(\w+)\b|\b(takes?|took|taking) (his|her|their|the kids'?) (side|part)\b|\b(lets? (them|him|her) (get away|do (whatever|what))|never (disciplines?|tells (them|him|her) no)|undermin\w+|disciplin\w+|consequences?|grounded|in trouble|dad lets us|my mom says|not a rule|laying down rules|i (say|said) no\b.{0,80}\b(he|she|dad|their dad|mom) (says|said) yes|dad says i can|whose (job|call|place) (is it )?to (say|tell|correct|discipline|deal)|my place to (say|tell|correct)|listen to me|mind me|respects? me|clown mode|spoils? (them|him|her))\b/,
    about: 'who says no to the children',
    line: 'In a home with children from before, a no weighs differently depending on who says it.',
    story: {
      knows:
        'Children take a rule most easily from their own parent; the other grown-up needs that parent’s word that it counts',
      questions: [
        {
          ask: 'Which one rule do you wish {partner} would say out loud, so that it’s not only yours?',
          told: /\bwe (both|already) agreed on\b/,
        },
        'Which one rule matters so much to you that both grown-ups should say it?',
      ],
    },
  },
  {
    signs:
      /\b(shuts? down|shutting down|clams? up|goes? (quiet|silent|to the garage)|went (quiet|silent)|gets? quiet|got quiet|gone quiet|stonewall\w*|silent treatment|won'?t talk (about|to me)|doesn'?t talk (about|to me)|says? (he'?s|she'?s|it'?s) fine|'?s fine\W? (he|she) says|stopped bringing it up|says? nothing'?s wrong)\b/,
    about: 'a partner who goes quiet',
    line: 'Silence leaves the other one guessing, and a guess is usually worse than the truth.',
    story: {
      knows:
        'Going quiet is often a way not to say something wrong; it doesn’t tell you yet what is behind it, and only the one who is quiet can',
      questions: [
        'When does {partner} talk most easily, and where are the two of you then?',
        'When does talking come most easily, and where are you two then?',
      ],
    },
  },
  {
    signs:
      /\b(same (old )?(fight|argument)|we (bicker|fight|argue|fought|argued|keep fighting|go back and forth|had words)|(a |the |our |this )(fight|argument|spat)s?\b|our fights?|argu(e|ing) about|going back and forth|every time we talk about it|off we went|last word)\b/,
    about: 'a fight that comes back',
    line: 'A fight that comes back is seldom about the thing it starts with.',
    story: {
      knows:
        'Most couples keep some of their quarrels for life; what changes is how they begin and how the two come back together',
      questions: [
        'What do you wish {partner} understood at the moment it starts?',
        'What do you wish was understood at the moment it starts?',
      ],
    },
  },
  {
    signs:
      /\b(cheated on me|left me for|my ex (lied|cheated|had|left)|trust issues|(don'?t|can'?t|won'?t|learn to|how to|hard to|want to) trust (him|her|again|people)|i (check|checked|look|looked) (his|her|up)|(second|secret) (apartment|life|family)|burned before|old thing|go cold|jump to)\b/,
    about: 'trust after an older hurt',
    line: 'Somebody who was let down once watches more closely, even beside a person who has done nothing.',
    story: {
      knows:
        'Trust of that kind usually comes back slowly, through many small things that turn out as they were said',
      questions: [
        {
          ask: 'What does {partner} know about what goes on in you in that moment?',
          told: /\b(i (told|confessed)|he knows|she knows)\b/,
        },
        'What has helped so far, even a little, when it comes up?',
      ],
    },
  },
  {
    signs:
      /\b((his|her|my (husband|wife)'?s?) ex[- ]?(wife|husband)?|ex[- ](wife|husband)|the ex)\b.{0,80}\b(phone|laugh\w*|shorthand|history|joke\w*|friends?|spreadsheet|calendar|runs|list|comment|talking|key|walks? (right )?in|house|drives?way|group chat)\b/,
    about: 'an ex in the everyday life',
    line: 'Parents go on having to do with each other, and it can feel crowded for the one who came later.',
    story: {
      knows:
        'How much contact is right differs from family to family; it’s easier to bear when the couple knows what is for the children and what isn’t',
      questions: [
        'Which part of it would you like {partner} to handle differently, and which can stay?',
        'Which part of it takes up most room for you, and which can stay as it is?',
      ],
    },
  },
  {
    signs:
      /\b((his|her|my|husband'?s|wife'?s) (mom|mother|dad|father|parents|grandma|grandmother)( in law)? (lives? with us|(can |should |to )?moves? (in|to)|moved in|came to live|is getting old|can'?t live)|assisted living|memory care|(take|taking) care of (my|his|her) (mom|mother|dad|father|parents))\b/,
    about: 'care for an older parent',
    line: 'When a parent grows old, every couple has to find out what it owes to whom.',
    story: {
      knows:
        'Good people differ about what we owe our parents; most of it was learned at home, long before the two met',
      questions: [
        'What could you give gladly, what could {partner} give, and where does it stop?',
        'What could you give gladly, and where does it stop?',
      ],
    },
  },
  {
    signs:
      /\b(never told (him|her|anyone|my)|haven'?t told|didn'?t tell (him|her|my)|(?<!how )(should|do) i (tell (him|her|my)|say it (out loud|or))|hid(e|ing)? (it|this|that) from (him|her|my)|i (lied|told a lie|made up)|i've known (since|for)|i nod|he doesn'?t know (about|that i)|she doesn'?t know (about|that i))\b/,
    about: 'something that was not said yet',
    line: 'What isn’t said takes up room as well, on both sides.',
    story: {
      not: /\b((he|she|they) (has |just )?(found out|caught)|found out because|i (already )?(confessed|told (him|her) (everything|yesterday|last)))\b/,
      knows:
        'What was kept back is usually easier to hear than you fear, if it comes from you and before it comes out',
      questions: [
        'What do you hope {partner} would do in the first minute after hearing it?',
        'What would be different the day after it is said?',
      ],
    },
  },
  {
    signs:
      /\b((didn'?t|doesn'?t|never) (tell|ask|told|asked) me|without (asking|talking to|telling|checking with) me|found out (from|by|when|later|that)|hear (of|about) it after\w*|last to know|(heard|learned) (it )?from (his|her|my|the)|behind my back|had no idea (he|she))\b/,
    about: 'hearing something late',
    line: 'Hearing a thing late stings, even where nobody meant it badly.',
    story: {
      knows: 'How you hear of something often weighs more than the thing itself',
      questions: [
        'If {partner} had told you the way you’d have liked, how would that have sounded?',
        'If you had been told the way you’d have liked, how would that have sounded?',
      ],
    },
  },
  {
    signs:
      /\b(stepmom|stepmother|stepdad|stepfather|stepparent|bonus (mom|dad))\b.{0,60}\b(what am i|my (role|place|job)|invisible|the help|substitute|sub|nanny|outsider)\b|\b(feel like (the help|the maid|the nanny|an outsider|a guest|a visitor)|hotel manager|what (can|am) i (be|to (them|him|her))|not (their|his|her) (real )?(mom|dad)|step ?(mother|mom|dad|father) put)\b/,
    about: 'the place of a stepparent',
    line: 'A stepparent does a parent’s work without the name, and that is hard to see from outside.',
    story: {
      knows: 'It usually takes years, and not weeks, until a stepparent has a place that everybody knows',
      questions: [
        'What could {partner} say or do, so that what you do there is seen?',
        'What do you do there already that nobody else does?',
      ],
    },
  },
  {
    signs:
      /\b(step ?(son|daughter|kid|kids|children|child)|(his|her|husband'?s|wife'?s) (\w+ ){0,2}(son|daughter|kids|boys?|girls?|twins))\b.{0,120}\b(polite|pleasant|one[- ]word|headphones|hello|barely|won'?t (talk|look)|ignores? me|never (once )?(sat|says|said)|isn'?t interested|warm(ed|ing)? up|a shrug|shrugs|by my (first )?name|light up)\b/,
    about: 'a stepchild who keeps a distance',
    line: 'A child can keep a distance without having anything against the person.',
    story: {
      signs:
        /\b(polite|pleasant|one word|headphones|shy|get to know|get close|in (his|her) room|doesn'?t look up)\b/,
      knows:
        'Closeness with a stepchild can’t be hurried; it usually grows beside something that both of them do',
      questions: [
        'When were you and {child} at ease with each other last, even for a minute?',
        'When was it easy between you last, even for a minute?',
      ],
    },
  },
  {
    signs:
      /\b(step ?\w+|bonus \w+|(his|her|husband'?s|wife'?s|the) (\w+ )?(son|daughter|boy|girl|kid|teenager))\b.{0,100}\b(picked me|asked (me to|if i|whether i)|asked me for|opened up|hugged me|chose me|called me (her|his|my)|offered to help)\b|\b(first time (she|he) (ever )?(asked|hugged|called|told))\b/,
    about: 'a child who comes a step closer',
    line: 'When a child comes a step closer, you get careful not to spoil it.',
    story: {
      knows: 'Children usually take it well when a grown-up goes at their pace and doesn’t make much of it',
      questions: [
        'What was different in that moment with {child}, as far as you can tell?',
        'What was different in that moment, as far as you can tell?',
      ],
    },
  },
  {
    signs:
      /\b(different (views|ideas|opinions|ways)|(can'?t|don'?t|won'?t|never) agree|disagree\w*|doesn'?t see it|sees? it differently|(says|said) no( way)?\b|(he|she|my (husband|wife)) (says|thinks|wants|feels)\b.{0,80}\b(i|and i|but i|i'd) (say|think|want|feel|believe|would)|(i|i'd) (say|think|want|believe)\b.{0,80}\b(he|she|my (husband|wife)) (says|thinks|wants|feels|believes)|on the same page|torn between|in the middle)\b/,
    about: 'a thing that is seen in two ways',
    line: 'Where grown-ups see a thing differently, each of them usually wants to protect something.',
    story: {
      knows:
        'People agree more easily once each has heard what the other wants to protect, and nobody has to be wrong for it',
      questions: [
        'What do you think {partner} wants to protect there, and what do you?',
        'What do you want to protect there, and what might it be for the others?',
      ],
    },
  },
  {
    signs:
      /\b(their|his|her|the|bio|real) (dad|father|mom|mother)('s)?\b.{0,80}\b(better|bigger|hero|compar\w+|compet\w+|fun (one|parent)|disney|buys? them|has a pool|playoffs|lets them)\b|\b(compar(e|es|ing)|compet(e|es|ing|itive)) (me|with|to)\b|\bcan'?t (win|compete)\b/,
    about: 'another parent beside you',
    line: 'Children who have several grown-ups compare them, and that is no vote.',
    story: {
      knows: 'A child doesn’t need a stepparent to win; being there counts in another way',
      questions: [
        'What do you and {child} have that is only yours, even if it’s small?',
        'What do you have with the children that is only yours, even if it’s small?',
      ],
    },
  },
  {
    signs:
      /\b(same (size|amount|gifts?|presents?)|less to the|more to the|treat(s|ed|ing)? (them|the kids|all of them|mine|his|hers) (all )?(the same|differently|equally|different)|fair (to|for) (both|all|each|the kids|everyone|everybody)|plays? favorites|(his|her|my) (kids?|son|daughter) gets? (more|less|everything|away)|why (she|he) (has|gets|doesn'?t)|mine (get|gets|don'?t|has to|have to))\b/,
    about: 'what is alike for all the children',
    line: 'Children count what each one gets, and grown-ups do as well, more quietly.',
    story: {
      signs: /\b(equal|equally|alike|favorites?|as the others)\b/,
      knows:
        'Fair isn’t always the same for each; children bear a difference more easily when the reason is said out loud',
      questions: ['Which of the children might feel it most, and what would that child need to hear?'],
    },
  },
];
