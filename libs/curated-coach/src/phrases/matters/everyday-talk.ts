import type { Matter } from '../matter.js';

/** Scenes in which two people talk past each other, told by what each of them does. */
export const everydayTalkMatters: readonly Matter[] = [
  {
    id: 'listening-or-fixing',
    isCertain: true,
    modules: ['communication-complexity', 'emotional-safety'],
    signs:
      /\b(wants? solutions|(wants|tries|trying|rushes|jumps) to (fix|solve)|fix(es|ing)? (it|me|everything|my)|(gives?|giving|offers?) (me |him |her )?(advice|solutions)|just (want|wanted|need|needed|wants|needs) (him|her|me|someone|somebody) to (listen|say|hear)|that sounds rough|wants to vent|wants advice)\b/,
    open: ['Fixing and listening are both ways to love. They just miss each other often.'],
    answer: [
      'Say at the start which one you need: “Ears” or “Ideas.” A hand signal works too: a hand on the heart means “just listen,” and an open palm means “ideas, please.” The listener says one sentence back, such as “That sounds rough,” and waits. Ideas may come later, with “Would you like one?” first. Somebody who fixes mostly does it because they can’t bear to see you hurt.',
    ],
    say: [
      'Ears only, please. Five minutes, and all you have to say is “That sounds rough.”',
      'I want to help and I don’t know how. Do you want ears or ideas?',
    ],
    steps: ['Agree on the two signals tonight, and try them once on something small.'],
    ask: ['What would it sound like if {partner} got it just right?'],
  },
  {
    id: 'out-of-earshot',
    isCertain: true,
    modules: ['communication-complexity', 'practical-blending'],
    signs:
      /\b(without the (kids|children) hearing|(kids|children) (can |could )?(hear|heard|listen)|in front of the (kids|children)|thin walls|walls (here )?are (thin|cardboard|paper)|nosy kids|little ears)\b/,
    open: ['Children hear more than we think, and it helps them when they also see it end well.'],
    answer: [
      'Give it a place and a time: a walk around the block, the parked car, or messages while you sit side by side. Have one word that means “Not here, at nine.” If they heard it anyway, let them also see you make up, and tell them, “It’s between us two, and it’s not your job.” If they hear threats, or someone gets hurt, that is too much for any child, and for you: call the Domestic Violence Hotline, 1-800-799-7233, or 911 in danger.',
    ],
    say: [
      'Not here. Car at nine? I really do want to hear it.',
      'To the children: “We disagreed, and we’re working it out. You didn’t cause it, and you don’t have to fix it.”',
    ],
    steps: ['Choose your place and your word today, while nothing is wrong.'],
    ask: ['Which time and place in your week would really be out of earshot?'],
  },
  {
    id: 'two-speeds-after-a-fight',
    isCertain: true,
    modules: ['communication-complexity', 'emotional-safety'],
    signs:
      /\b((ready|wants) to (hug|talk|make up) (in|after|right|within)|need(s)? (till|until|a day|a night|an hour|more time)|(cool|calm)(s|ing)? (down|off) (fast|slow|in|for)|who apologizes first|shes over it|hes over it|over it in (a|an|ten|five))\b/,
    open: ['Both speeds are normal. Some people warm up again in an hour, and some by the next day.'],
    answer: [
      'The trouble is seldom the speed. It’s not knowing. So the fast one gets a small sign early, such as “We’re okay, I’m just not done,” and the slow one gets time that nobody cuts short. The slow one names a time, and then comes back first. Who says sorry first matters less than that each says their own part.',
    ],
    say: [
      'We’re okay. I’m not done yet. I’ll come to you tomorrow after breakfast.',
      'I’m ready, and I can wait. Could I have one small sign that we’re all right?',
    ],
    steps: ['Agree on the small sign that means “We’re okay,” and who comes back first.'],
    ask: ['What does the waiting feel like for each of you?'],
  },
  {
    id: 'bathroom-and-mornings',
    isCertain: true,
    modules: ['practical-blending', 'lets-align'],
    signs:
      /\b((morning|bathroom|shower|school day) (schedules?|routines?|rush|chaos)|(one|half|a half) bath(room)?s?|family calendar|(family|shared) (data )?plan|one calendar|stampede|(get|getting) (everyone|everybody|them all) out the door)\b/,
    open: ['Many people and few doors: that calls for a plan, and for nobody’s fault.'],
    answer: [
      'Work backward from the time you leave, and give each person a slot of ten minutes with a start time. Move what you can out of the bottleneck: hair and teeth at a mirror in the hall, showers at night for half of you, clothes and bags ready by the door. One list or calendar, on paper, in one place, beats three apps. Let the children choose their slots; they keep what they picked.',
    ],
    say: [
      'Let’s try a plan for one week and then change what doesn’t work. Which slot would you like?',
      'I don’t care who goes first. I’d like us all to leave the house still liking each other.',
    ],
    steps: ['Write the slots on one sheet this weekend, with everyone choosing, and try it for five days.'],
    ask: ['Where exactly does it jam?'],
  },
  {
    id: 'grief-in-the-family',
    isCertain: true,
    modules: ['honor-lessons', 'emotional-safety', 'communication-complexity'],
    signs:
      /\b((my|his|her) (brother|sister|mother|father|mom|dad|best friend|grand(ma|pa|mother|father)) (just |recently )?(died|passed)|(lost|buried|losing) (my|his|her) (brother|sister|mother|father|mom|dad))\b/,
    open: ['I’m sorry. A loss like that takes up room in a marriage, and it may.'],
    answer: [
      'Grief keeps its own calendar, and a year is not long. The one who grieves can’t always say what would help, so small and clear offers are best: to open the mail together, to sit beside, to take over one task. If work, sleep or food has been hard for weeks, a doctor or a grief group can help, and asking there is no weakness.',
    ],
    say: [
      'I don’t need you to cheer me up. Could you sit with me while I do this one thing?',
      'I don’t know the right words. I’m here, and I’ll take care of dinner.',
    ],
    steps: ['Choose one thing that has been too heavy alone, and do ten minutes of it together.'],
    ask: ['What would you like {partner} to know about the one who is gone?'],
  },
  {
    id: 'not-noticed',
    isCertain: true,
    modules: ['love-fun-intimacy', 'emotional-safety', 'communication-complexity'],
    signs:
      /\b((didnt|doesnt|never|wouldnt) (even )?(look up|look at me|notice|clap|ask how)|silly to be hurt|didnt say (anything|a word|congratulations)|forgot (my|our) (birthday|anniversary))\b/,
    open: ['It isn’t silly to be hurt by that. You wanted to be seen by the one who counts most.'],
    answer: [
      'It may have been a tired minute and no verdict on you. Still, tell it while it is small: what that moment meant to you, and what you had hoped for. Say it as a wish for next time and not as a charge. Most people don’t know how much it was waited for.',
    ],
    say: [
      'That moment mattered to me, and I missed you in it. Next time, would you stop for a minute and be there?',
      'I’d love for you to be proud of me out loud now and then.',
    ],
    steps: ['Tell {partner} about that one moment, in two sentences, and what you’d like next time.'],
    ask: ['What would you have liked {partner} to do or say?'],
  },
  {
    id: 'partner-feels-threatened',
    isCertain: true,
    modules: ['emotional-safety', 'external-influences', 'communication-complexity'],
    signs:
      /\b((husband|wife|partner|he|she)( \w+){0,3} (feels? threatened|gets? jealous|is jealous)|(reassure|reassuring) (him|her|my (husband|wife|partner)))\b/,
    open: ['You want to be fair to everyone here, and that is a hard place to be.'],
    answer: [
      'Reassuring somebody doesn’t have to mean giving somebody else up. What calms most is to hear things early and from you: when you meet, what it is about, and when you’ll be home. And warmth that has nothing to do with it: a look, a plan for two, “You are my person.” Listen to the fear once, all the way, without defending. You don’t have to put up with being questioned or checked every day. If you are afraid to say so, the Domestic Violence Hotline, 1-800-799-7233, is free and private.',
    ],
    say: [
      'You’re the one I come home to. What would help you when the two of us have to talk: to know before, or to hear it after?',
      'I’m keeping it friendly, and I chose you. Tell me what scares you about it, and I’ll only listen.',
    ],
    steps: [
      'Offer one small sign before the next time, and keep it: a word before, and two sentences after.',
    ],
    ask: ['What do you think {partner} is most afraid of?'],
  },
  {
    id: 'check-ins',
    isCertain: true,
    modules: ['communication-complexity', 'love-fun-intimacy', 'lets-align'],
    signs:
      /\b((weekly|daily|our|a|the|do) check ?ins?|house meetings?|family meetings?|weekly (talk|meeting))\b/,
    not: /\b(list of|wrong|complain\w*|blam\w*)\b/,
    open: ['That you keep a time for each other is more than most do.'],
    answer: [
      'Logistics always win, because they have a date. So give each its own time: ten minutes for the calendar, at the table and with a pen. Then get up, sit somewhere else, and begin with three lines each: one thing I liked about you this week, one thing that was hard, one wish. When the calendar sneaks back in, one of you says “Parking lot,” writes it down, and you go on.',
    ],
    say: [
      'Calendar first, ten minutes. Then the couch, and no talk about the house.',
      'One thing I liked about you this week was this. What’s yours?',
    ],
    steps: ['Split your next one into two parts, in two places.'],
    ask: ['Which question would you like to be asked there each week?'],
  },
];
