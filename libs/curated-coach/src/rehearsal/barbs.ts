import { lowered } from './typed-text.js';

/** A way in which a single sentence lands badly. */
export type Barb = 'blame' | 'absolutes' | 'sarcasm' | 'history' | 'children' | 'warning';

interface Pattern {
  barb: Barb;
  patterns: readonly RegExp[];
  /** A sentence that means something kind, or something plain, with the same words. */
  unless?: RegExp;
}

const KIDS =
  '(?:the|our|your|my) (?:kids?|children|child|boys?|girls?|son|daughter|stepson|stepdaughter|baby|little ones?)';
const INSULTS =
  'selfish|lazy|crazy|insane|pathetic|useless|ridiculous|immature|childish|irresponsible|unreliable|a? ?liar|lying|cheater|jerk|idiot|stupid|dumb|terrible|horrible|awful|worst|bad (?:mother|father|mom|dad|parent|husband|wife|stepmom|stepdad)|failure|deadbeat|narcissist\\w*|toxic|rude|mean|hopeless|impossible|disgusting|unbelievable|controlling|bitter|petty|dramatic|psycho|monster|unfit|disgrace|loser|hypocrite|coward|bully|cruel|heartless|clueless|incapable|weak|no better';
const KIND =
  '(?:so |really |very )?(?:happy|laugh|smile|proud|safe|stronger|better|grateful|thankful|loved|seen|lucky|get me|heard me|understand me|understood me)';

const any = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`);

const PATTERNS: readonly Pattern[] = [
  {
    barb: 'blame',
    patterns: [
      any(
        `you(?:'re| are| were)? (?:just |so |such an? |being |really |still |a |an |the |all |too |kind of )*(?:${INSULTS})`,
      ),
      any(
        `(?:you|your (?:kids?|son|daughter|mother|mom|family|husband|wife|girlfriend|boyfriend)) (?:is|are|was|were) (?:\\w+ ){0,2}(?:${INSULTS}|brats?|spoiled)`,
      ),
      any("(?<!not )(?<!n't )(?<!never )(?<!not all )your (?:own )?fault"),
      any('(?:all )?because of you|thanks to you'),
      any(
        "you (?:don't|do not|never|didn't|did not|couldn't|won't|can't) (?:even |really |ever |seem to )?(?:care|listen|bother|try|respect|appreciate|show up|think (?:about|of) (?:anyone|me|us|the|how|any)|give a)",
      ),
      any('you only (?:care|think|call|want|talk|see|do)'),
      any(
        'you (?:make|made|are making|keep making) me (?:feel |so |look |do |sick|crazy|cry|mad|angry|want to (?:scream|cry|leave|give))',
      ),
      any(
        "what(?:'s| is|s) (?:wrong|the matter) with you|how dare you|do you even|are you (?:serious|kidding|deaf|blind|out of your mind)|is (?:that|it) (?:really )?(?:too much to ask|so hard)|how hard (?:is it|can it be)|why (?:can't|cant) you|why (?:do|must) you (?:always|never|have to|even|keep)|why are you (?:so|always|such|being)|when will you (?:ever|finally)|who do you think you are|what were you thinking",
      ),
      any('how (?:could|can) you (?!help|get|best|come|make it|pay|please)'),
      any(
        "(?:you should be|aren't you) ashamed|shame on you|grow up|get over (?:it|yourself)|get a life|shut up|screw you|f\\w*k (?:you|off|this)|you disgust|i hate you|go to hell|don't you dare|back off|sick and tired of you\\w*",
      ),
      any(
        'you (?:\\w+ )?(?:ruin|ruined|wrecked|destroyed|messed (?:it |this |everything )?up|screwed (?:it |this |everything )?up|blew it|spoiled|lied|cheated|betrayed|abandoned|walked out|broke your (?:word|promise))',
      ),
      any("(?:i|it) (?:feels?|felt) (?:like|that|as if) you(?:'re|'ve|r)?(?! and)"),
      any(
        '(?:that|this|the) (?:stupid|dumb|damn|goddamn|so-called)|your (?:stupid|dumb|precious|damn|so-called|crazy|bratty|lazy|selfish|little (?!one|brother|sister|girl|boy|guy|sis|bro|man)\\w+)',
      ),
      any(
        "(?:you let (?:them|him|her|the kids) (?:walk|run|get away)|you (?:can't|couldn't|cannot) (?:even )?(?:be trusted|handle|do (?:one|a single|anything))|you had one job|you(?:'re| are) (?:exactly|just) like|stay out of (?:it|this)|your (?:new )?(?:wife|husband|girlfriend|boyfriend|partner) is(?:n't| not) (?:their|her|his|my)|you left (?:us|me)|you don't deserve)",
      ),
    ],
    unless: any(
      `(?:make|makes|made|making|because of you|thanks to you|feels? like you|felt like you|feel that you|felt that you)(?: \\w+){0,3} ${KIND}|i (?:was|am|'m) (?:being )?(?:${INSULTS})|if (?:i|we) think`,
    ),
  },
  {
    barb: 'absolutes',
    patterns: [
      any(
        "you(?:'re|'ve|'ll)?(?: just| have| are| were| can| do| did| will| had| guys)? (?:always|never|constantly)",
      ),
      any('why (?:do|am|are|is) (?:i|we|it) (?:always|never)|(?:am|are|do|have) i always'),
      any(
        "i(?:'m| am)? always (?:have to|had to|the (?:one|last|bad)|end up|left|cleaning|stuck|waiting)|(?:i|we) (?:have to|end up) do(?:ing)? everything",
      ),
      any(
        'every single (?:time|day|week|weekend)|not (?:even )?once|nobody ever|no one ever|all you (?:ever )?(?:do|care)|nothing i do|(?:as|like) (?:usual|always)|for once|forg[eo]t everything',
      ),
    ],
    unless:
      /\bnever have to (?:ask|worry|thank|explain|say|do)\b|\b(?:always|never) (?:welcome|(?:make|made|makes) me (?:so )?(?:happy|laugh|smile|feel (?:safe|loved|at home|better|good))|know (?:how|what)|knew|been (?:so )?(?:good|kind|great|there|patient|fair)|there for|fail to|love\w*|kind|cheer|such a|a (?:good|great)|ha(?:d|ve) my back|good (?:to|with)|great with|had to|remember\w* my|say thank|asked? for (?:much|anything)|let (?:me|us) down)|(?:as|like) always,? (?:thank|i love)|thank\w* (?:\w+ )?(?:as|like) always/,
  },
  {
    barb: 'sarcasm',
    patterns: [
      any(
        'thanks for nothing|(?:nice|great|good) (?:job|work|going|one),? (?:as (?:usual|always)|again|forgetting|ruining|being|not|missing|on (?:being|ruining|forgetting|missing|not))',
      ),
      any(
        '(?:father|mother|mom|dad|parent|husband|wife|stepmom|stepdad) of the year|must be nice|must have been (?:busy|nice)|how convenient',
      ),
      any(
        'how (?:nice|kind|good|sweet|thoughtful) of you to (?:finally|remember|show up|let me know|tell me|care|join|notice)',
      ),
      any(
        'yeah,? right|real(?:ly)? (?:mature|classy)|big surprise|what a (?:surprise|shock|joke)|surprise,? surprise|shocker|good luck with that|slow clap',
      ),
      any(
        'congrat\\w*,? you|oh,? (?:great|please|sure you|wow|right)|lucky me|(?:so )?glad you (?:finally|could find|had time)',
      ),
      any(
        "sorry (?:i'm|that i'm|for) not (?:being )?perfect|excuse me for|forgive me for (?:wanting|asking|thinking|expecting)|as if you|not that you(?:'d| would)? (?:know|care|notice)|in case you (?:care|haven't noticed|hadn't noticed)|do what(?:ever)? you want|have fun explaining",
      ),
      /^(?:wow|unbelievable|incredible|typical|seriously|really|nice|whatever|sure|fine|great)[.,!?]*$/,
      /^(?:whatever|typical)\b(?! (?:day|week|morning|evening|schedule|works|you (?:decide|choose|like|need|prefer)|is (?:easier|best)))/,
    ],
  },
  {
    barb: 'history',
    patterns: [
      any(
        '(?:just |exactly )?like (?:you (?:did|forgot|forget|left|do|lied)|last time|when you|you always did|in our marriage|with your (?:ex|first))|remember (?:when|how) you (?!asked|wanted|called|smiled|laughed|made|sang|held|used to sing|told me about)',
      ),
      any(
        'back when (?:we|you)|when we were (?:still )?married|during (?:our|the) (?:marriage|divorce)|(?:ever )?since the (?:divorce|separation|affair)|all (?:those|these) years',
      ),
      any(
        "after (?:everything|all) (?:that )?(?:you|i|we|i've|you've)|you(?:'ve| have)? (?:did|done) (?:the same|this before)|the way you (?:left|treated)|you haven't changed|some things never change|same old|your affair|like your (?:mother|father|mom|dad|ex|brother|sister)",
      ),
      /\byou\b.*\b(?:\w+ )?years ago\b|\byears ago\b.*\byou\b|\byou\b.*\bback in (?:19|20)\d\d\b|\bput up with\b.*\byears\b|\byou\b.*\bin (?:19[5-9]|20[01])\d\b/,
    ],
    unless: /^thanks?\b|\b(?:grateful|i (?:still )?(?:love|miss))\b/,
  },
  {
    barb: 'children',
    patterns: [
      any(
        '(?:tell|ask|remind) (?:your|their|his|her) (?:mom|mommy|mother|dad|daddy|father|stepmom|stepdad) (?!hi\\b|hello|thank|happy|i love|i said hi|get well)',
      ),
      any(
        `(?:have|let|get) (?!me|us|you|them know)(?:${KIDS}|him|her|them|\\w+) (?:to )?(?:tell|ask|give) (?:you|me|him|her|it to)`,
      ),
      any(
        `(?:i'll|i will|i'm going to|should i|do i have to|i can|want me to) tell (?:${KIDS}|him|her|them|\\w+) (?:what you|why you|the truth|who you|it's (?:your|because)|that you (?:don't|didn't|chose|left|won't|lied))`,
      ),
      any(
        `${KIDS} (?:\\w+ )?(?:told|tells?|said|says?|thinks?|hates?|(?:do|does)n't (?:want|like|trust)|(?:is|are) (?:afraid|scared|sick|ashamed)|know|knows|cry|cries|cried|asked? why)(?: \\w+){0,4} (?:you|your)`,
      ),
      any(
        'even (?:the|our|your) (?:kids?|children|boys|girls|son|daughter)|choose between (?:us|me and you|you and me)|whose side|pick a side',
      ),
      any(
        'ask (?!me|us|you)\\w+ (?:what|how) (?:she|he|they) (?:really )?(?:thinks?|feels?|felt) (?:of|about) (?:you|your)',
      ),
    ],
  },
  {
    barb: 'warning',
    patterns: [
      any(
        "(?:hear|heard) from (?:my|our) (?:lawyer|attorney)|(?:see|take|taking|drag) you (?:in|to|back to) court|(?:i'll|i will|going to) sue|(?:get|getting|file for|filing for|want|take) (?:full|sole) custody|(?:the|a) judge will|report you|last (?:chance|warning)|warning you|or else|documenting (?:everything|this|all)|you(?:'ll| will) see what (?:happens|i)",
      ),
    ],
  },
];

/** The ways in which a sentence lands badly. */
export function barbsIn(sentence: string): Barb[] {
  const text = lowered(sentence);
  return PATTERNS.filter(
    ({ patterns, unless }) => patterns.some((each) => each.test(text)) && !unless?.test(text),
  ).map(({ barb }) => barb);
}
