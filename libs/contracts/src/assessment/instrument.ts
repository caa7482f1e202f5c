/**
 * The assessment: 22 questions that each partner answers alone, in about 15 minutes.
 * We wrote them ourselves and they are not a published scale, so never call them validated.
 * docs/scoring.md explains how they are scored.
 * This file is pure data without dependencies: the client builds its pages from it and the service scores
 * with it.
 */

export const ASSESSMENT_CATEGORIES = [
  'Communication',
  'Trust & Past',
  'Blending & Children',
  'Intimacy & Connection',
  'Future & Commitment',
] as const;

export type AssessmentCategory = (typeof ASSESSMENT_CATEGORIES)[number];

export type QuestionId =
  | `comm_${1 | 2 | 3 | 4 | 5}`
  | `trust_${1 | 2 | 3 | 4 | 5}`
  | `blend_${1 | 2 | 3 | 4 | 5}`
  | `intimacy_${1 | 2 | 3 | 4}`
  | `future_${1 | 2 | 3}`;

/**
 * `value` is what a response stores, unique within its question; `score` runs from 4 (strong) to 1
 * (strained).
 */
export interface AssessmentOption {
  readonly value: string;
  readonly label: string;
  readonly score: 1 | 2 | 3 | 4;
}

export interface AssessmentQuestion {
  readonly id: QuestionId;
  readonly category: AssessmentCategory;
  readonly question: string;
  readonly options: readonly AssessmentOption[];
}

/** Labels by option value, in the order shown. */
type Labels = Readonly<Record<string, string>>;

type Prefix = 'comm' | 'trust' | 'blend' | 'intimacy' | 'future';

const CATEGORY_OF: Readonly<Record<Prefix, AssessmentCategory>> = {
  comm: 'Communication',
  trust: 'Trust & Past',
  blend: 'Blending & Children',
  intimacy: 'Intimacy & Connection',
  future: 'Future & Commitment',
};

const LADDER = [4, 3, 2, 1] as const;

/**
 * Questions whose options begin with the one that scores 1. If the best option were always on top, people
 * would tick the first one without reading. The order is the same for everyone, and scoring goes by value and
 * never by position.
 */
const WORST_FIRST: readonly QuestionId[] = [
  'comm_2',
  'comm_3',
  'comm_5',
  'trust_1',
  'trust_4',
  'trust_5',
  'blend_2',
  'blend_4',
  'intimacy_1',
  'intimacy_4',
  'future_2',
];

/**
 * Builds a question. `ladder` lists four labels from score 4 down to 1, and `WORST_FIRST` decides which end
 * is shown first. Options that mean "does not apply to us" come last.
 */
function ask(
  id: QuestionId,
  question: string,
  ladder: Labels,
  notApplicable: Labels = {},
): AssessmentQuestion {
  const category = CATEGORY_OF[id.slice(0, id.indexOf('_')) as Prefix];
  const rungs = Object.entries(ladder);
  const options = LADDER.flatMap((score, rung): AssessmentOption[] =>
    rungs.slice(rung, rung + 1).map(([value, label]) => ({ value, label, score })),
  );
  if (WORST_FIRST.includes(id)) options.reverse();
  // The type requires a score, but scoring leaves these options out, so that nobody gains or loses by them.
  const outside = Object.entries(notApplicable).map(
    ([value, label]) => ({ value, label, score: 4 }) as const,
  );
  return { id, category, question, options: [...options, ...outside] };
}

/** All 22 questions in the order in which they are asked. */
export const ASSESSMENT_QUESTIONS: readonly AssessmentQuestion[] = [
  ask(
    'comm_1',
    'Something your partner did bothers you, and you want to bring it up. How does that usually begin?',
    {
      'said-plainly': 'I say it plainly and kindly, and my partner wants to hear it.',
      'good-moment': 'I wait for a good moment; from there it mostly goes well.',
      'late-and-sharp': 'I keep it in until I cannot anymore, and then it comes out sharper than I meant.',
      'left-unsaid': 'I leave it unsaid, because bringing it up has not helped us so far.',
    },
  ),
  ask('comm_2', 'A conversation gets tense, and one of you needs to step away. What happens next?', {
    'pause-and-return': 'We take a break, say when we will go on talking, and then we do.',
    'way-back-found': 'It goes quiet for a while; then one of us finds the way back, and we finish.',
    'silence-overnight': 'The silence lasts into the next day, and we carry on without finishing.',
    'distance-for-days': 'The distance stays for days, and the subject does not come up again.',
  }),
  ask('comm_3', 'Something weighs on you, and you tell your partner about it. What do you get back?', {
    understood: 'Attention and real questions, and I feel understood.',
    'listened-to': 'A listening ear, now and then with advice I did not ask for, and that is all right.',
    'half-an-ear': 'Part of their attention; daily life or their own worries get in between.',
    'kept-to-myself': 'Little that helps, so I have begun to keep such things to myself.',
  }),
  ask(
    'comm_4',
    'Every couple has a few subjects that keep coming back. How do the two of you handle yours?',
    {
      'at-ease-with-them': 'We know them well, can talk about them and sometimes smile about them.',
      'arrangements-that-hold': 'They take effort, but we find arrangements that hold for a while.',
      'same-sentences': 'We land in the same disagreement, with the same sentences, and come out tired.',
      'off-limits': 'We leave them alone by now; each of us knows not to touch them.',
    },
  ),
  ask('comm_5', 'Appointments, errands, everyday spending: how do the two of you keep track of it all?', {
    'talked-through-ahead': 'We talk it through ahead of time, and both of us know what we agreed.',
    'settled-on-the-go': 'We settle things as they come up, and that works well enough for both of us.',
    'different-versions': 'We find out late that each of us had understood it differently.',
    'told-afterwards': 'We each decide on our own, and the other hears about it afterward.',
  }),

  ask('trust_1', 'You promise each other things, large and small. How much can you count on that?', {
    'word-holds': 'We keep our promises, the small ones and the large ones.',
    'large-ones-hold': 'The large promises hold; when a small one slips, we say so.',
    'wait-and-see': 'I have learned to wait and see before I count on something.',
    'plan-alone': 'I plan my days as if I had only myself to rely on.',
  }),
  ask(
    'trust_2',
    'A late message, a changed plan: something small touches an old hurt from before this marriage. What happens then?',
    {
      'seen-and-told': 'It does not throw me for long: I see that it is old, and I can tell my partner.',
      'settled-by-myself': 'I notice it and settle by myself; sometimes we talk about it later.',
      'react-then-understand': 'I react first, and it takes us a while to see what it was about.',
      'then-and-now-blur': 'Then and now blur, and for a time I cannot see my partner apart from it.',
    },
  ),
  ask(
    'trust_3',
    'A former husband, wife or partner, yours or your partner’s: what place do they have in your feelings now?',
    {
      'settled-place': 'A settled one. They are part of our story, and there is room for us.',
      'stirs-and-passes': 'Now and then something stirs, such as anger, guilt or grief, and it passes.',
      'more-than-wanted': 'They are in our conversations or in my mood more than I would like.',
      'as-much-room-as-us': 'They take up as much room in this marriage as the two of us.',
    },
  ),
  ask(
    'trust_4',
    'Everyone compares this love with an earlier one now and then. What happens to such thoughts?',
    {
      'learned-from': 'We can speak of them openly, and we have learned from them.',
      'come-and-go': 'They come and go, and they do no harm.',
      'leave-a-sting': 'They get said, or felt, and they leave a sting.',
      'become-a-yardstick': 'They have become a yardstick, and it weighs on our life together.',
    },
  ),
  ask(
    'trust_5',
    'Money worries, mistakes, doubts: some things are hard to tell. What do you two do with them?',
    {
      'told-early': 'We tell each other early, even when it is uncomfortable.',
      'told-with-courage': 'It takes some courage and a few days, but the important things get told.',
      'told-when-it-must-be': 'They come out when they can no longer be put off.',
      'carried-alone': 'Important things stay untold, and each of us carries them alone.',
    },
  ),

  ask(
    'blend_1',
    'Each of you came with a way of running a home: meals, cleaning, spending, house rules. How do they fit together now?',
    {
      'a-way-of-our-own': 'We have found a way that is ours, and we both feel at home in it.',
      'getting-easier': 'We are still sorting it out, and it is getting easier.',
      'old-habits-collide': 'Old habits collide, and the same small things keep causing trouble.',
      'side-by-side': 'It feels like two households side by side, or like living in someone else’s.',
    },
  ),
  ask(
    'blend_2',
    'You each brought people along: parents, relatives, old friends, perhaps children. How does that fit with your marriage?',
    {
      'room-for-all': 'There is room for them and for us; nobody has to choose.',
      'slowly-growing': 'Some ties are still new or a little stiff, and they are slowly growing.',
      'pulled-both-ways': 'I keep getting pulled between them and the two of us.',
      'your-side-my-side': 'There is a “your side” and a “my side”, and little that joins them.',
    },
  ),
  ask(
    'blend_3',
    'Holidays, birthdays, customs from before: how do you spend the days that already had a meaning when you met?',
    {
      'old-and-new': 'We keep what matters from before and have added something of our own.',
      'occasion-by-occasion': 'We work it out one occasion at a time, and most of them turn out well.',
      'something-left-out': 'Each time, something or someone important to one of us is left out.',
      'rather-skip-them': 'These days bring so much strain that I would rather skip them.',
    },
  ),
  ask(
    'blend_4',
    'Children in your lives, small or grown, from before or together: how do you share what there is to decide and to do?',
    {
      'agreed-and-backed': 'We have agreed on who does what, and we back each other up in front of them.',
      'mostly-agreed': 'We agree on most of it and talk about the rest once we are alone.',
      'different-directions': 'We pull in different directions, and they notice.',
      'one-stays-out': 'It comes between us so much that we no longer decide these things together.',
    },
    { 'no-children': 'This does not apply to us: there are no children whose lives we share.' },
  ),
  ask(
    'blend_5',
    'Drop-offs, messages, money, dates: how do the two of you deal with former partners in everyday life?',
    {
      'clear-and-together': 'We have clear arrangements and stand by them together.',
      'calm-on-the-whole': 'It runs calmly on the whole; when something upsets us, we talk it over.',
      'spills-over': 'Their messages and wishes spill over into our evenings and our mood.',
      'decides-our-days': 'What happens there decides how our days go, and it comes between us.',
    },
    {
      'no-contact': 'This does not apply to us: there is no contact with a former partner.',
      'no-former-partner': 'This does not apply to us: there is no former partner, or they have died.',
    },
  ),

  ask('intimacy_1', 'Time for just the two of you: how is that going right now?', {
    'kept-free': 'We keep it free, and we look forward to it.',
    'when-life-allows': 'It happens when life allows, and we enjoy it when it does.',
    'last-in-line': 'Everything else comes first, and I miss it.',
    'hardly-any': 'There is hardly any, or we no longer know what to do with it.',
  }),
  ask('intimacy_2', 'You each do small things for the other. What happens with them?', {
    'noticed-and-said': 'They get noticed and said out loud, even on busy days.',
    'noticed-quietly': 'They get noticed, though we do not always find the words.',
    'taken-as-given': 'Both of us take them for granted.',
    'gone-unseen': 'They go unseen, and I have begun to do fewer of them.',
  }),
  ask('intimacy_3', 'Touch, tenderness, physical closeness: how are things between you?', {
    'close-and-welcome': 'Close and welcome, in a way that suits us both.',
    'good-with-quiet-stretches': 'Good, with quiet stretches in between that do not worry me.',
    'out-of-step': 'We are out of step, and it is hard to talk about.',
    'far-apart': 'There is little of it, and I would not know how to begin again.',
  }),
  ask(
    'intimacy_4',
    'Laughing, playing, trying something new: how much room do they get in your life together?',
    {
      'plenty-and-new': 'We laugh a lot, and now and then we try something new to both of us.',
      'familiar-pleasures': 'We have our familiar pleasures, and they are good for us.',
      'mostly-duties': 'Our days are mostly duties and arrangements, with fun as the exception.',
      'hard-to-remember': 'I would have to think hard to remember when we last had fun together.',
    },
  ),

  ask('future_1', 'Think of the two of you five years from now. What do you see?', {
    'shared-picture': 'A picture we have talked about and share.',
    'same-direction': 'The same direction for both of us, with the details still open.',
    'separate-pictures': 'My own picture; I am not sure that my partner’s is the same.',
    'hard-to-picture': 'At the moment I find it hard to see the two of us there.',
  }),
  ask(
    'future_2',
    'Shared or separate money, where to live, later years, inheritance: how far have you gotten with the big questions?',
    {
      'decided-together': 'We have talked them through, and we can both live well with what we decided.',
      'well-begun': 'We have begun, and what is still open does not worry me.',
      'put-off': 'We put them off, because the subject quickly gets touchy.',
      'different-wishes': 'We want different things, and I see no way yet to bring them together.',
    },
  ),
  ask('future_3', 'A hard stretch comes. What do you say to yourself about this marriage?', {
    'sure-of-us': 'We will come through this; I am sure of us.',
    'both-willing': 'This will take work, and I believe that we are both willing.',
    'could-end-too': 'The old worry comes back that this marriage could end as well.',
    'life-without-it': 'I catch myself imagining a life without it.',
  }),
];

/**
 * Option values that mean "does not apply to us", by question.
 * Scoring leaves the question out when both chose one, and reports it when only one did.
 */
export const NOT_APPLICABLE_OPTIONS: Readonly<Partial<Record<QuestionId, readonly string[]>>> = {
  blend_4: ['no-children'],
  blend_5: ['no-contact', 'no-former-partner'],
};

/** Questions about a former partner; a low answer to one of them points to `external-influences`. */
export const EX_PARTNER_ITEMS: readonly QuestionId[] = ['trust_3', 'blend_5'];

/**
 * Questions that only a couple with children can answer; "does not apply" to all of them means no children.
 */
export const CHILDREN_ITEMS: readonly QuestionId[] = ['blend_4'];
