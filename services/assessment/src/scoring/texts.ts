import type { AssessmentCategory, QuestionId } from '@anew/contracts/assessment/instrument';
import type { Area, PatternName } from '@anew/contracts/assessment/results';

// Every sentence here is read by both partners. A gap between the two gets the same words as a low level of
// both, so that no text reveals who answered lower.

type Words = Omit<Area, 'category'>;

interface AreaWords {
  strength: Words;
  priority: Words;
  grow: Words;
  /** Title for the area when no category is a strength and only single positive answers are named. */
  sharedTitle: string;
}

const AREAS: Readonly<Record<AssessmentCategory, AreaWords>> = {
  Communication: {
    strength: {
      title: 'You can talk to each other',
      summary:
        'You both describe conversations in which things can be said and heard. That helps with everything else life brings you, so give it a regular place.',
    },
    priority: {
      title: 'Talking so that you both feel heard',
      summary:
        'Your conversations do not yet give the two of you what you need from them. Start small: one subject, a quiet moment, and a pause whenever either of you asks for it.',
    },
    grow: {
      title: 'Next to grow: how you talk',
      summary:
        'Nothing here is urgent. If you want to add to what you have, look at the first minute of a difficult conversation and make it a little gentler.',
    },
    sharedTitle: 'Something that works when you talk',
  },
  'Trust & Past': {
    strength: {
      title: 'You can rely on each other',
      summary:
        'What came before has its place, and the two of you have yours. You both lean on this trust, and it holds. Small promises, kept, will keep it strong.',
    },
    priority: {
      title: 'Trust, and what you each brought with you',
      summary:
        'Earlier chapters can reach into the present; they mattered, after all. Trust grows through small promises that are kept, and through telling each other what is old and what is new.',
    },
    grow: {
      title: 'Next to grow: trust',
      summary:
        'Nothing here is urgent. You can deepen a good trust by telling each other a little more of what you learned before you met.',
    },
    sharedTitle: 'Trust that is already there',
  },
  'Blending & Children': {
    strength: {
      title: 'Your family is finding its shape',
      summary:
        'You both see a home in which the people you love have room. That took patience, and you had it. Keep the customs that hold you together.',
    },
    priority: {
      title: 'Making room for everyone',
      summary:
        'Bringing people, habits and histories together takes longer than most of us expect. Nobody has to love everybody at once. Choose one moment in the week that is hard, and make that one easier.',
    },
    grow: {
      title: 'Next to grow: your family life',
      summary:
        'Nothing here is urgent. Choose one custom that belongs to all of you, or some time with one person at a time, and let it grow from there.',
    },
    sharedTitle: 'Something that already fits',
  },
  'Intimacy & Connection': {
    strength: {
      title: 'You are close, and you both feel it',
      summary:
        'You both find warmth in your days: time, tenderness, something to laugh about. Hold on to it when the calendar fills up.',
    },
    priority: {
      title: 'More closeness, at a pace that suits you both',
      summary:
        'Closeness is easily crowded out before anybody decides to give it up. Begin with what is light: a thank-you, a walk, half an hour with nothing to arrange. The rest may take its time.',
    },
    grow: {
      title: 'Next to grow: time for the two of you',
      summary:
        'Nothing here is urgent. Try something that is new to both of you, however small, and see what it brings.',
    },
    sharedTitle: 'Closeness you can build on',
  },
  'Future & Commitment': {
    strength: {
      title: 'You are heading the same way',
      summary:
        'You both see a road ahead and each other on it. Say that out loud now and then. It is good to hear, even when you know it.',
    },
    priority: {
      title: 'A future you can both picture',
      summary:
        'Some of what lies ahead is still open between you. If something ended for you before, making plans at all can take courage. Begin with one question that matters this year and leave the others for later.',
    },
    grow: {
      title: 'Next to grow: your plans',
      summary:
        'Nothing here is urgent. Take an evening to tell each other what you look forward to, and write down what you both named.',
    },
    sharedTitle: 'A piece of the road you share',
  },
};

/** Texts of the category for a couple that said it has no children. */
const BLENDING_WITHOUT_CHILDREN: AreaWords = {
  ...AREAS['Blending & Children'],
  strength: {
    title: 'Your two lives fit together',
    summary:
      'You both see a home in which what each of you brought has room: habits, customs, the people who matter to you. That took patience, and you had it.',
  },
  priority: {
    title: 'Making one home of two lives',
    summary:
      'You each arrived with habits, customs and people of your own, and they do not sort themselves out. Choose one thing that rubs, and look at it together as something you share.',
  },
  grow: {
    title: 'Next to grow: your home together',
    summary:
      'Nothing here is urgent. Choose one custom that belongs to the two of you, and let it grow from there.',
  },
};

export function areaWords(category: AssessmentCategory, hasChildren: boolean): AreaWords {
  if (category === 'Blending & Children' && !hasChildren) return BLENDING_WITHOUT_CHILDREN;
  return AREAS[category];
}

/** Completions of "about …". */
const TOPICS: Readonly<Record<QuestionId, string>> = {
  comm_1: 'how you bring up what bothers you',
  comm_2: 'what happens after a tense moment',
  comm_3: 'how you listen to each other',
  comm_4: 'how you live with subjects that keep coming back',
  comm_5: 'how you keep track of everyday life',
  trust_1: 'the promises between you',
  trust_2: 'what you do when an old hurt is touched',
  trust_3: 'the place of former partners in your feelings',
  trust_4: 'comparing now with earlier years',
  trust_5: 'telling each other things that are hard to tell',
  blend_1: 'the way your home is run',
  blend_2: 'the people you each brought along',
  blend_3: 'how you spend holidays and other special days',
  blend_4: 'the children in your lives',
  blend_5: 'former partners in everyday life',
  intimacy_1: 'the time that is only yours',
  intimacy_2: 'the small things you do for each other',
  intimacy_3: 'the tenderness between you',
  intimacy_4: 'laughing and trying new things',
  future_1: 'how you see the years ahead',
  future_2: 'the large questions of money and later life',
  future_3: 'what you tell yourselves when things get hard',
};

/** Summary of one or two questions that both partners answered positively. */
export function sharedAnswerSummary(ids: readonly QuestionId[]): string {
  const topics = ids.map((id) => `about ${TOPICS[id]}`).join(' and ');
  return `You both gave a hopeful answer ${topics}. That is something to build on.`;
}

export function readDifferentlySummary(id: QuestionId): string {
  return `The two of you differ on whether the question about ${TOPICS[id]} applies to you. It does not count here, and neither answer is wrong. If it feels right, tell each other how you read it.`;
}

export const PATTERN_SUMMARIES: Readonly<Record<PatternName, string>> = {
  'Thriving Together':
    'You both describe a marriage that is good to live in. It did not happen by itself. It is made of what you do for each other on ordinary days. Keep doing that, and treat yourselves to something new now and then.',
  'Two Perspectives':
    'On quite a few questions, the two of you describe the same marriage in different ways. If both of you feel free to speak, ask about the other story and listen to the end. If you are afraid at home, that comes first: see someone alone. The National Domestic Violence Hotline is there day and night: call 1-800-799-7233 or text START to 88788.',
  'Carrying a Lot':
    'A great deal is weighing on the two of you right now, and it took honesty to say so. This is not proof that your marriage is failing. It is a reason not to carry it alone: a couples therapist who knows second marriages can help. If you are afraid at home, see someone alone first, before you go together. The National Domestic Violence Hotline is there day and night: call 1-800-799-7233 or text START to 88788. If life feels like too much, call or text 988. From what follows, take one small thing. That is enough for now.',
  'Strong Frame, Tender Centre':
    'What surrounds your marriage is the steadier part: the home you have put together, the road you mean to take. What asks for care lies closer in: how you talk, how you trust, how close you feel. A steady frame gives you time for that.',
  'Close but Stretched':
    'Your strength lies between the two of you, in how you talk, trust and feel close. What pulls at you lies further out: lives that have to fit together, people with wishes of their own, plans that are still open. You can face all of it side by side.',
  'Solid Ground':
    'You have good ground under your feet. Much works between you, and where something does not yet, you have what it takes to look at it together. Choose one area and give it a little time each week.',
  Building:
    'You are in the middle of building. Some of it holds already, and some of it is unfinished. Building a marriage out of two histories often takes years, not months, so you are not late. One step at a time will do.',
};
