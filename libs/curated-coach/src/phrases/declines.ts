/**
 * Requests with which the coach does not help, and what it offers instead. Patterns read text without
 * punctuation.
 */
export interface Decline {
  id: string;
  patterns: readonly RegExp[];
  /** Pattern of texts that mean something else. */
  unless?: RegExp;
  replies: readonly string[];
  /** Situation behind the wish, with which a question such as “what do I say, then” continues. */
  topic?: string;
}

const PARTNER = '(?:his|her|my \\w+s|husbands|wifes|partners|their)';
const KIDS =
  '(?:(?:my|the|our|his|her) )?(?:\\w+ )?(?:kids?|children|child|sons?|daughters?|stepson|stepdaughter|baby|boys?|girls?)';

const words = (source: string): RegExp => new RegExp(`\\b${source}\\b`);

export const DECLINES: readonly Decline[] = [
  {
    id: 'watching',
    patterns: [
      words(
        `(?:how (?:do|can|could|would) i|help me|teach me to|can (?:you|i)|way to|ways to|app (?:to|that|for)|want to|need to|best way to|trick to|is there a way to) (?:\\w+ ){0,4}(?:read|see|check|access|unlock|hack|get into|spy|track|trace|monitor|record|bug|clone|mirror|recover|look at|look through|go through|watch|follow|listen)\\w* (?:\\w+ ){0,3}(?:${PARTNER} (?:\\w+ )?(?:texts?|messages|phone|email|emails|dms|chats?|whatsapp|instagram|location|passcode|password|icloud|calls|car|computer|laptop|snapchat|facebook|conversations?|account)|(?:him|her|my (?:husband|wife|partner|spouse|boyfriend|girlfriend))(?: (?:without|secretly|with|on|in|when|talking|admitting|where|saying|so)|$))`,
      ),
      /\b(secretly|without (him|her|them|my (husband|wife|partner)) (\w+ )?(knowing|noticing|finding out|seeing))\b.*\b(read|track|record|check|see|follow|listen|look|install|put)\b|\b(read|track|record|check|see|follow|listen|look|install|put|film)\w*\b.*\b(secretly|without (him|her|them|my (husband|wife|partner)) (\w+ )?(knowing|noticing|finding out|seeing))\b/,
      /\b(spyware|keylogger|hidden camera|nanny cam|airtag|gps tracker|tracker (on|in)|tracking app|voice recorder)\b/,
      /\b(guess|crack|bypass|figure out|unlock|hack) (into )?(his|her|my \w+s) (phone|passcode|password|code|email)/,
      /\b(trap|trick|trap|test|fool|set up|bait|catfish)\w* (him|her|my (husband|wife|partner|boyfriend|girlfriend))\b|\bfake (account|profile)\b/,
    ],
    unless:
      /\b(he|she|husband|wife|partner|hubby|ex) (\w+ ){0,3}(put|puts|installed|hid|placed|uses?|used|tracks|tracked|is tracking|has been tracking|made|tricked|tricks|records|recorded)\b|\b(tracking|tricking|recording|watching|following|spying on) me\b|\bon my (car|phone)\b/,
    replies: [
      'I won’t help with looking, tracking, recording or setting a trap in secret. I can hear how much you want to know, and not knowing is a hard place to be. But what you find that way seldom lets you sleep, it can break trust for good, and in many places it is against the law.\n\nYour partner may have something to tell you. They may also just be worn out or ashamed of something else. You can’t tell which from outside.\n\n**You could say:** “Something feels off to me, and I’m scared of the answer. I’d rather ask you than go looking. Is there something I should know?”\n\nIf you ask and still can’t trust the answer, a couples counselor, or one for you alone, can help you decide what to do. What happened that made you want to look?',
    ],
    topic: 'jealous-and-anxious',
  },
  {
    id: 'turning-a-child',
    patterns: [
      words(
        `(?:get|make|turn|have|convince|want|teach|how do i get) ${KIDS} (?:\\w+ )?(?:to )?(?:hate|against|dislike|pick me|choose me|choose us|see (?:what|who|how)|stop loving|spy|tell me what|not want|refuse|report|reject|say (?:he|she|they|no))`,
      ),
      /\bturn (\w+ ){0,3}against (\w+ )?(dad|mom|father|mother|him|her|ex|parent|stepmom|stepdad)\b/,
      /\b(tell|show) (the|my|our|his|her) (\w+ )?(kids?|children|son|daughter|boys|girls) (\w+ ){0,4}(what (a|kind of)|how (bad|awful|terrible)|the truth about|who (he|she|their (mom|dad)) really)\b/,
      words(`use ${KIDS} (?:to|as|against)`),
    ],
    unless:
      /\b(ex|he|she|mom|dad|his|her|their \w+|bio \w+|they) (\w+ ){0,3}(is trying|tries|trying|turns|turned|turning|wants|gets|is turning|made|makes)\b/,
    replies: [
      'I won’t help to turn a child against a parent, even one who has let you both down. I believe you have reasons to be angry. A child who has to pick a side feels torn in half, and it is often the picking that hurts them most.\n\nThe other parent may tell this story very differently. The child most likely loves you both, and wants to be allowed to.\n\n**You could say to the child:** “You don’t have to choose. You can love us both, and you can tell me when something is hard.”\n\n**One small step:** take the anger to a grown-up: a friend, or a counselor of your own. A child or family counselor can help your child, too. If the child isn’t safe with the other parent, that is different: Childhelp, 1-800-422-4453, will talk it through with you.\n\nWhat did the other parent do that hurt the most?',
    ],
  },
  {
    id: 'keeping-a-child-away',
    patterns: [
      words(
        `(?:keep|keeping|stop|stopping|hide|hiding|block|withhold|withholding|take|taking|move|moving) ${KIDS} (?:\\w+ )?(?:away )?(?:from|out of|to another|without|with me)(?: \\w+){0,3} (?:seeing|dad|mom|father|mother|him|her|ex|telling|state|going|visiting|agreeing|knowing)`,
      ),
      /\b(stop|keep|prevent|block|cut off|deny|refuse|cancel|end) (\w+ ){0,2}(from )?(seeing|visiting|visits?|visitation|his time|her time|parenting time|contact) ?(with |for |to )?(\w+ )?(kids?|children|son|daughter|dad|mom|him|her|ex)?\b.*\b(kids?|children|son|daughter|ex|dad|mom|visitation|baby)\b/,
      /\b(not let|dont want to let|wont let|never let) (him|her|my ex|the ex|their (dad|mom)|his (mom|dad)|her (mom|dad)) (ever )?(see|have|visit|pick up|take) (\w+ )?(kids?|children|son|daughter|him|her|boys|girls)\b/,
      /\b(dont|do not) (send|give|return) (\w+ ){1,3}(back )?(to (his|her|their) (dad|mom)|this weekend)\b/,
    ],
    unless:
      /\b(ex|he|she|mom|dad|bio \w+|his ex|her ex) (\w+ ){0,3}(keeps|is keeping|kept|withholds|refuses|wont let|stops|stopped|blocks|denies|is trying to|tries to|wants to)\b/,
    replies: [
      'I can’t help to keep a child away from a parent. It is a question for a court or a mediator, and doing it alone can hurt the child, and your case too. The worry under it may be very real, and it deserves someone who can act on it.\n\nThe other parent may see it as losing a child. The child may not be able to say what they want without hurting one of you.\n\n**Who can help:** a family lawyer, legal aid, or your court’s self-help center, and a mediator if the two of you can still sit in one room. If the child is in danger there, call 911, or Childhelp at 1-800-422-4453. They talk it through with you, day and night.\n\n**One small step:** write down what you saw and heard, with dates, and nothing else.\n\nWhat are you most afraid would happen over there?',
    ],
  },
  {
    id: 'winning-a-case',
    patterns: [
      /\b(win|get|gain|lose|losing|winning|getting|fight for|fighting for|file for|want|take) (\w+ ){0,3}(custody|placement)\b|\b(full|sole|primary|joint) custody\b/,
      /\b(win|winning) (\w+ ){0,3}(case|in court|hearing|lawsuit|divorce|the kids)\b/,
      /\b(evidence|proof|dirt|ammo|ammunition|use) (\w+ ){0,4}(against (him|her|my ex|the ex|my (husband|wife)|bio \w+)|for (the )?(court|judge|custody|hearing)|in court)\b/,
      /\bmake (him|her|my ex|the ex|my (husband|wife)) look (bad|crazy|unfit|unstable)\b|\bprove (\w+ ){0,4}(unfit|bad (mom|dad|mother|father|parent))\b/,
      /\bwhat (do|should) i (say|tell) (to )?(the |a )?(judge|court|guardian ad litem|custody evaluator|cps)\b/,
    ],
    replies: [
      'I can’t help with winning a case, and I can’t tell you how a judge would see it. A guess from me could cost you. A family lawyer can tell you where you stand. If money is tight, look for legal aid or your court’s self-help center. A mediator can help when both parents are still talking.\n\nIt is frightening to have something this big decided by other people. The other parent is probably frightened as well, and the kids can feel both.\n\n**What helps at home:** keep the children out of it. No news from court, no questions about the other house.\n\n**You could say to them:** “The grown-ups are working it out. It isn’t your job. We both love you.”\n\nIf a child isn’t safe, that can’t wait for a court date: 911, or Childhelp at 1-800-422-4453. What part of this keeps you up at night?',
    ],
  },
];

export const TEEN_REPLIES: readonly string[] = [
  'Thank you for writing this. I’m made for grown couples, so I’m not the right coach for you. That isn’t because what you wrote doesn’t matter. It does, and you shouldn’t have to carry it alone.\n\nIs there one grown-up you trust? It can be a parent, an aunt or uncle, a teacher, a school counselor, a coach or a doctor. You could just say: “Something is hard at home. Can I talk to you for ten minutes?”\n\nYou can also talk to people who are there for teens:\n\n- **Teen Line**: call 1-800-852-8336, or text TEEN to 839863, in the evening. Other teens answer.\n- **love is respect**: 1-866-331-9474, or text LOVEIS to 22522, about dating and how somebody treats you.\n- **Childhelp**: 1-800-422-4453, day and night, if someone hurts you or you don’t feel safe at home.\n- **988**: call or text, any time, if you think about not living.\n\nIf you are in danger now, call 911.',
  'I’m still glad you write, and I still can’t be your coach: this is a place for grown couples. A real person can do more for you than I can.\n\nWho is the grown-up who listens best? You could show them what you wrote here. Or call or text people who are there for teens: Teen Line, 1-800-852-8336 (text TEEN to 839863); love is respect, 1-866-331-9474; Childhelp, 1-800-422-4453; and 988 at any hour. In danger, 911.',
];
