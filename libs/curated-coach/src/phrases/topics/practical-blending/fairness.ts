import type { Topic } from '../../topic.js';

export const FAIRNESS_TOPICS: readonly Topic[] = [
  {
    id: 'my-own-child-feels-replaced',
    moduleSlug: 'practical-blending',
    seat: 'parent',
    cues: [
      'my kid says i love my new husband more than her',
      'my daughter is jealous of my new partner',
      'my children feel replaced by the new family',
      'time alone with my own kids',
      'my son is acting out since i remarried',
      'my child does not want to live with my new partner',
    ],
    terms:
      'parent time alone own child no stepparent in the room didn’t lose someone gained pairs fifteen minutes you choose',
    open: [
      'It hurts to see that your own child feels pushed aside.',
      'You gained someone, and your child is afraid of having lost someone. It is a hard thing to stand between.',
    ],
    answer: [
      'Don’t argue with the feeling. Ask what is hard, when you two are alone, and take it seriously if something scares your child. Then keep a small, regular time for only the two of you.',
      'Your child may need some time with all of your attention: fifteen minutes, their choice, no one else in the room. It is also a good time to hear what is going on at home.',
    ],
    partner: [
      'Your partner may feel shut out when you two go off alone. Say beforehand that it is what helps everyone settle, and what you have in mind for the couple.',
      'Your partner may worry they are the cause of it. A word that this is about time, and not about them, goes a long way.',
    ],
    say: [
      'Tuesdays are ours from now on, just you and me. If I ever have to move it, I’ll tell you the new day.',
      'I’m glad you told me. I don’t love you less. Tell me when you feel it the most.',
    ],
    ask: [
      'When did the two of you last do something without anybody else there?',
      'What do you think your child misses most from before?',
    ],
    aboutChildren: true,
  },
  {
    id: 'unequal-treatment',
    moduleSlug: 'practical-blending',
    cues: [
      'her kids get away with everything and mine get grounded',
      'he treats his kids better than mine',
      'favoritism between my kids and stepkids not fair',
      'different parenting styles',
      'step siblings fight all the time',
      'my kids your kids double standard',
      'we parent differently',
    ],
    terms:
      'my and your children swap opinions whose child seat firmer limits patience rules as equals closed door each parent own',
    open: [
      'It is hard to watch when one child may do what another may not.',
      'You notice each time, your child notices too, and so the unfairness counts double.',
    ],
    answer: [
      'Identical treatment is rarely possible. A few rules that hold for every child, chosen by the two of you as equals, take most of the sting away.',
      'Parents tend to be softer on their own. If each of you says so about yourself first, the talk goes better.',
    ],
    partner: [
      'Your partner may see the same thing from the other side. Most of us are softer when it is our own child who left the milk out.',
      'What looks like favor may be worry about one particular child, or guilt about the time they don’t have together.',
    ],
    say: [
      'I’m softer on mine than I think, and I believe you are too. Could we choose two rules that hold for all of them?',
      'What do you see about my child that I may be too close to see? I’ll listen to the end.',
    ],
    steps: [
      'Each write down the two rules you would want for every child in the house, then compare your papers.',
    ],
    ask: [
      'Which difference bothers the children most, as far as you can tell?',
      'Where might you be going easier on your own than you notice?',
    ],
    aboutChildren: true,
  },
  {
    id: 'adult-stepchildren',
    moduleSlug: 'practical-blending',
    seat: 'stepparent',
    cues: [
      'my adult stepchildren are cold to me',
      'his grown kids use our house like a hotel',
      'grown stepson lives with us and does not work',
      'relationship with adult stepdaughter',
      'grandchildren step grandparent',
    ],
    terms: 'adult stepchildren pace added person advice photographs name not in place of anyone grown',
    open: [
      'With grown stepchildren you are handed all the history and none of the shared memories.',
      'It is awkward to find your place with people who were adults before you arrived.',
    ],
    answer: [
      'You won’t raise them, so there is nothing to correct. Be an added person: remember the new job, ask about what they know, let them set the pace.',
      'Whatever concerns the house, money or length of stay is for their parent to raise, after the two of you have agreed on it.',
    ],
    partner: [
      'Your partner may feel that any limit is a closed door, and that a parent’s door never closes.',
      'Your partner may be so glad of the contact that they don’t dare to ask for anything.',
    ],
    say: [
      'I’m not here in place of anyone. I’d be glad to know you a bit, at whatever speed suits you.',
      'To your partner: “I’d like us to agree on what we ask of a grown child in our home, and that you say it.”',
    ],
    ask: [
      'What would a good, ordinary contact with them look like to you?',
      'Which part of this is yours to deal with, and which belongs to their parent?',
    ],
    aboutChildren: true,
  },
];
