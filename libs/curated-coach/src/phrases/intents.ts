import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

export interface Intent {
  id: string;
  patterns: readonly RegExp[];
  replies: readonly string[];
  /**
   * Situations for advice after the reply: the question's own subject if it is clear, or else the first of
   * these that suits the couple.
   */
  thenAdvise?: readonly string[];
  /** Restricts the advice to these situations, whatever else the words may resemble. */
  alwaysThese?: true;
  /** Module on which the reply is based, if it needs nothing else, or if nothing else is found. */
  linksTo?: ModuleSlug;
  /** Set if the reply asks what somebody would like to write about. */
  asksBack?: true;
  /** Set if it is answered also where the safety check is not sure, since it has no advice. */
  hasNoAdvice?: true;
}

/**
 * Messages that are answered before anything is searched. Patterns read lower case without apostrophes.
 * The first that fits is taken, so those that must never get another answer come first.
 */
export const INTENTS: readonly Intent[] = [
  {
    id: 'partners-private-things',
    patterns: [
      /\b(what|did|has|have|show|tell|see|read|know|whats|can)\b.{0,40}\b(wife|husband|partner|spouse|hubby|he|she|his|her|him|their|they|so|dh|dw)s?\b.{0,40}\b(journal|diary|journaling|private entr\w+|entries|assessment|questionnaire|survey|(conversations?|chats?) with (you|the coach))\b/,
      /\bwhat (did|does|has) (my )?(he|she|they|wife|husband|partner|spouse|hubby) (answer\w*|tell you|told you|say to you|said to you|write|written|wrote|type\w*|ask\w* you|put|score\w*)\b(?!.*\b(text|ex|mother|kids)\b)/,
      /\b(did|has) (my )?(he|she|they|wife|husband|partner|spouse|hubby) (talk\w*|spoken|speak|chat\w*|writ\w*|wrote|mention\w*) (to|with|about me to|anything about me)?\s*(you|here|the coach|me here)\b/,
      /\b(he|she|they|wife|husband|partner|spouse|hubby) (ever )?(tell|told|say|said|talk\w*|spoken|speak|chat\w*|writ\w*|wrote|mention\w*|ask\w*) (to |with |anything to )?(you|u)\b/,
      /\bwhat (does|do|is) (my )?(he|she|they|wife|husband|partner|spouse|hubby) (really |actually |secretly )?(think\w*|feel\w*)( about| of| for)? (me|us|our)\b/,
      /\b(his|her|their|partners|wifes|husbands) (private )?(answers|entries|scores|journal|chats?)\b/,
    ],
    replies: [
      'I can’t see that, and it is meant to be so. What either of you keeps private here, in a journal entry, an answer or a chat with me, stays with the person who wrote it; I couldn’t even tell you whether there is anything. The same holds for what you write to me.\n\nThe wish behind it is worth taking seriously, though. If you want to know what is going on in your partner, asking openly is the road that leaves you both standing. Your partner may keep a page private for no other reason than to think before speaking.\n\n**You could say:** “I’ve been wondering how things are for you with us. I’m not asking to read anything. Is there something you’d like me to know?”\n\n**One small step:** ask it once, on a walk or over the dishes, and take whatever comes, even “not yet.”\n\nWhat is it you are hoping, or afraid, to find out?',
      'That is out of my sight. I have no way into your partner’s private pages, answers or chats, and I won’t say whether anything exists; your own are just as closed to your partner. Where you two have chosen to share something, you will both find it on the shared pages.\n\nWondering can be harder than knowing. Still, an answer you were given freely will settle more in you than one you got around a corner, and your partner may simply need a place to think aloud.\n\n**You could say:** “I’d love to hear how you see us these days. You choose what you tell me, and I’ll only listen.”\n\n**One small step:** offer something of your own first, one sentence about how this month has been for you.\n\nWhat made you wonder about it today?',
    ],
    linksTo: 'emotional-safety',
  },
  {
    id: 'who-inherits',
    patterns: [
      // Whoever parts asks a court, and not the other’s heirs.
      /^(?!.*\b(divorc\w*|split\w*|separat\w*|custody|break\w* up)\b).*\bwho (gets|inherits|ends up with) (the|our|my|his|her) (house|home|farm|land|ranch|place)\b/,
    ],
    replies: [
      'What the law says about that is for a lawyer where you live, and one hour with one is well spent. Before that comes what only the two of you can say: who should be safe in that home later, and what each of you wants to keep for your own family. Those who ask are often worried, about the one they love and about what is theirs.\n\n**You could say to each other:** “I’d like this to be clear for all of us. Who should be safe, and from what? Tell me yours, and I’ll tell you mine.”\n\n**And to the family:** “We’re working it out, the two of us, and we’ll tell you all together.”\n\n**One small step:** each writes down three people or things that should be safe. Swap the notes this week.\n\nWhat worries you most if nothing were written down?',
    ],
    linksTo: 'lets-align',
  },
  {
    id: 'legal-ruling',
    patterns: [
      /\b(full|sole|primary|joint|shared|lose|losing|win|get) custody\b/,
      /\b(legally|lawyer|attorney|lawsuit|sue|in court|court order|judge|restraining order|contempt|legal rights?|visitation rights|prenup\w*|entitled to)\b/,
      /\bis (it|that|this) (legal|illegal)\b|\bhow much (child support|alimony)\b|\bwho gets the (house|kids)\b/,
    ],
    replies: [
      'I can see why you want a clear answer, and I can’t give a legal one: how custody, support or property is decided depends on your law, your papers and facts I don’t have. A family lawyer can tell you, and so can a legal aid office or a court’s self-help center if money is tight; a mediator helps when both parents are still talking.\n\nWhat can be done here is the part that happens at home.',
      'That is a question for a family lawyer or mediator, and a guess from me could cost you. Take the agreement or order with you, and write down dates rather than opinions; many places have free legal aid for a first talk.\n\nIn the meantime there is the part between the two of you, and there I can help.',
    ],
    thenAdvise: ['difficult-co-parent', 'between-ex-and-partner'],
  },
  {
    id: 'diagnosis',
    patterns: [
      /\b(narciss\w*|bipolar|borderline|bpd|npd|adhd|add|autis\w*|asperger\w*|ptsd|ocd|sociopath\w*|psychopath\w*|personality disorder|alcoholic|addict|depressed|depression|mental illness|mentally ill)\b/,
      /\bdiagnos\w*\b/,
    ],
    replies: [
      'I can’t tell you what someone has, and a name from a distance often does more harm than good. Whether there is a condition, and what would help with it, is for a doctor or a licensed mental health professional who meets the person. You can see one yourself, too, about what it is like to live with it.\n\nWhat you can describe without any label is what happens and what it does to you. There is something to do with that.',
    ],
    thenAdvise: ['bringing-it-up'],
  },
  {
    id: 'medical',
    patterns: [
      /\b(antidepress\w*|medication|meds|erectile|viagra|hormone \w+|menopause|testosterone|std|pregnan\w*)\b/,
    ],
    replies: [
      'That belongs with a doctor or a licensed professional; from a few lines nobody can judge it, and I won’t try. If it worries you, your family doctor is a fine first call, for your partner or for yourself.\n\nBetween the two of you, the useful question is a smaller one: what happened, what you felt, and what you would like instead.',
    ],
    linksTo: 'emotional-safety',
    thenAdvise: [],
  },
  {
    id: 'stay-or-leave',
    patterns: [
      /\bshould i (leave|divorce|stay|break up|end it|file|get a divorce|walk away)\b/,
      /\bis (my|this|our|the) (marriage|relationship) (over|dead|worth)\b|\bdo i (leave|stay)\b|\bi want (a divorce|out)\b/,
    ],
    replies: [
      'That is one of the heaviest questions there is, and it is yours. I won’t push you either way; I know a few lines of a long story. If you are afraid at home, safety comes before everything else, and the start of the [Emotional Safety](/modules/emotional-safety) module says where to turn. If not, a counselor, for you alone or for both, is a good place to think it through without being steered.\n\nWhat you can do meanwhile is find out what exactly you want to leave: the person, or the way it is now.',
    ],
    thenAdvise: ['opening-up'],
    alwaysThese: true,
  },
  {
    id: 'who-sees-this',
    hasNoAdvice: true,
    patterns: [
      /\bwhat i (write|type|say|tell you|put) (in )?here\b.{0,30}\b(see|sees|read|reads)\b/,
      /\b(husband|wife|partner|spouse|he|she|they|anyone|anybody) gets? to (see|read) (it|this|that|these|what i)\b/,
      /\b(can|could|will|does|do|would) (my |the )?(husband|wife|partner|spouse|he|she|they|anyone|anybody|somebody|someone|others) (\w+ )?(see|read|find|open|get|know about) (\w+ )?(this|these|it here|that$|what i (write|wrote|say|said|type|typed|tell|put)|my (chats?|messages|conversations?)|these (chats?|messages))\b/,
      /\b(is|are) (this|these|my) (chats?|messages?|conversations?) (private|confidential|anonymous|encrypted|secret|safe|shared)\b|\b(is|are) (this|it|these) (private|confidential|anonymous|encrypted)\b|\bwho (can |else )?(sees?|reads?)( can)?( read| see)? (this|my|these|what)\b/,
    ],
    replies: [
      'What you write to me stays in your own account. Your partner can’t open it from theirs, and I won’t tell them. Someone who can unlock your phone, or knows your password, could read it, so sign out if that worries you.',
    ],
  },
  {
    id: 'about-the-app',
    hasNoAdvice: true,
    patterns: [
      /\b(password|log(ged)? ?in|log ?out|sign ?in|sign ?out|sign up|subscription|refund|billing|notifications?|dark mode|settings|two factor|passkey|my account|email address|invite (my|code)|invitation|the app|this app|anew app|the website|push alerts?)\b.{0,60}$/,
      /\b(delete|export|download|close|cancel) (my |the |all )?(account|data|messages|chats?|conversations?|journal|subscription)\b/,
      /\b(do|does|can|should|could|must) (we |i |you |it |both |one |just |us )*(both |have to |gotta |need to |got to )*(do|take|answer|finish|start|redo|retake|skip) (the |these |all |all the |both )*(22 |modules?|questions|assessment|check ?ins?|lessons?)/,
      /\b(do you have|cant find|couldnt find) (that|the|this|an?|any) (\w+ )?(exercise|lesson|activity|module|question)s?\b/,
      /\bhow (do|can) (i|we) (change|pick|choose|reset|switch) (which |the |our |my )*(focus( areas?)?|areas)\b/,
      /\bdoes (the coach|this coach|the app|this app|this thing|it) (remember|save|keep|cost|work (offline|on))\b/,
      /\b(make|set|turn) (my |an |the |old )*(entry|entries|journal|post|posts) (private|shared|to private)\b/,
      /\b(redo|retake|reopen|restart) (a |an |the |that |this |our |my )?(\w+ ){0,2}(lesson|module|quiz|assessment)s?\b/,
      /\bwhat (is|are|do|does) (the|that|this|these|those) (\w+ ){0,3}(icon|flame|streak)s?\b/,
      /\b(wheres?|where is|where do (i|we) find|cant find) (the |a |that )?(\w+ ){0,2}(button|icon|screen)\b/,
      /\b(where|how) (is|are|do i (find|open|take|see|start|get to)) (the |my |our )?(assessment|quiz|test|journal|modules?|lessons?|results|daily question|activities|retreat)\b/,
    ],
    replies: [
      'That is a question about the app, and I’m only the coach, so I can’t look into your account. You’ll find your account, your data and your notices under Settings in the menu; the lessons, the questions for two and your results are in the menu as well.\n\nIf there is something on your mind at home, I’m here for that.',
    ],
  },
  {
    id: 'who-are-you',
    hasNoAdvice: true,
    patterns: [
      /^(hi |hey |hello |so |wait )*(you|u) (a )?(real|human|bot)\b|\b(are|r) (you|u) (a |an |even |really )*(real|human|person|people|robot|bot|ai|machine|computer|chatgpt|therapist|counsell?or|doctor|psychologist|someone)\b/,
      /\bam i (talking|speaking|chatting|writing) (to|with) (a |an )?(real|human|person|bot|robot|machine|computer|ai|someone|somebody)\b|\b(is this|are these) (a |an )?(ai|bot|chatgpt|human|real|therapy|automated)\b|^(so |hey |hi |wait |and |ok )*(who|what) (are|r) (you|u)( (anyway|exactly|really))?$/,
    ],
    replies: [
      'I’m the coach of Anew, and no person. At the moment no live AI model is answering either: you get curated answers, looked up in the eight modules and put together for your question. They are educational and not therapy, and I can make no diagnosis and no legal or medical ruling. If something is urgent or frightening, please turn to people: in the United States, 911 in an emergency, or call or text 988 in a crisis.\n\nWithin those limits I can offer a way to look at it, a sentence to try and one small step. What brought you here today?',
      'No human, no therapist, and right now no live AI model: what you read from me is curated from Anew’s modules, chosen by what you write. That makes me useful for finding words and a next step, and useless for diagnoses, legal questions or emergencies. What I offer is educational. A counselor is the right person for what weighs more than that.\n\nWould you like to tell me about one moment from this week?',
    ],
  },
  {
    id: 'what-others-ask',
    hasNoAdvice: true,
    patterns: [
      /\bwhat do (people|others|couples|folks|most people) (usually |mostly |normally )?(talk|ask|write|tell) (to )?(you|u)( about)?\b/,
    ],
    replies: [
      'People write about stepchildren and exes, about money, trust and old grief, and about good days too. I look for what our modules have on it; it is curated, with no live AI model. What brings you here, if anything does?',
      'All kinds of things: how to say something, who decides, a child who stays distant, a day that went well. My answers are curated and come from no live AI model. Is there anything you would like to write about?',
    ],
    asksBack: true,
  },
  {
    id: 'what-can-you-do',
    patterns: [
      /\bwhat (can|do) (you|u) (offer|help|know)\b|\bwhat (can|do) (you|u) do( for (me|us)| here| exactly)?$|\bhow (does|do) (this|it|you|the coach) work\b|\bhow can you help\b|\bwhat (can|should) i ask( (you|u|here))?$|^(so |and |wait |ok )*what is this( app| place| thing)?$|\bhow do i use\b/,
      /^(help|help me|help please|please help|i need help|start|menu)\W*$/,
    ],
    replies: [
      'Tell me about a situation, in everyday words, and I’ll look for what our eight modules have on it: a way to see it, what your partner’s side might be, a sentence to say and one small step. It is curated material, not a live AI model, and educational rather than therapy. I know most about talking and fighting, trust, the past, money and plans, kids and stepkids, exes and relatives, and the two of you. What would you like to begin with?',
      'I’m good for one concrete thing at a time: an evening that went wrong, a sentence you can’t find, a topic that keeps coming back. I answer from the modules’ own pages, curated and without a live AI model. It isn’t therapy, and I leave legal and medical questions to those who know. It can be about the two of you, the kids, an ex, money, the past or what comes next. What has been on your mind this week?',
    ],
    asksBack: true,
  },
  {
    id: 'complaint',
    patterns: [
      /\byou (already|just) said\b|\b(thats|this is|your|youre) (not what i asked|useless|not helpful|not helping|no help|not answering|repeating|unhelpful)\b|\b(you|u) (are|re|r)(nt| not) (listening|helping|answering)\b|\bdoesnt answer my question\b|\bstupid (bot|coach|answer)\b/,
    ],
    replies: [
      'I missed it, then, and I’m sorry; that is annoying when you came with something real. I’m a curated coach without a live AI model: I find pages by their words, and sometimes I find the wrong one. What did you want to know, in one sentence?',
      'Fair enough. I look answers up in the modules, curated and with no live AI model behind it, so a wrong word can send me to the wrong shelf. Let me try again: what is the one thing I should have answered?',
    ],
    asksBack: true,
  },
  {
    id: 'thanks',
    patterns: [
      /^(oh |ok |okay |well )*(ok|okay|k|kk|alright|all right|got it|cool|great|perfect|nice|good|fine|sounds good|will do|makes sense|ok cool|ok good|ok got it|ok sounds good|ill try( that| it)?|ok ill try( that| it)?|ok will do|good point)$/,
      /^(ok(ay)? |great |perfect |wow |cool |alright |yes |aww |oh )*(thanks|thank you|thank u|thx|ty|tysm|cheers|that helps|this helps|that helped|this helped|very helpful|that was helpful|that really helped|that helped a lot|this was helpful|appreciate (it|you|this)|i appreciate (it|you|this)|i feel (a little |a bit |much )?better( now)?)( so much| a lot| very much| for (that|this|your help|listening)| coach| that helps| this helps| that helped| this helped| that really helped| i feel better| ill try (it|that)| goodnight| good night| bye)*\W*$/,
      /^(nvm|never ?mind|forget it|ok|hey|its ok|its fine)?\W*(i |we )?(just )?(figured (it|that) out|worked (it|that) out|sorted (it|that) out|made up)\b.{0,20}$/,
    ],
    replies: [
      'You’re welcome. You did the harder half by looking at it at all. If you try something from this, try only one thing, and let it be clumsy.',
      'Gladly. Let it settle, and pick the one sentence that sounds most like you. Your partner doesn’t need to know where it came from, and a second try counts as well as a first.\n\nCome back and tell me how it went, if you like.',
      'I’m glad if it was of use. Nothing has to happen tonight; the step will still be there tomorrow.',
    ],
  },
  {
    id: 'goodbye',
    patterns: [
      /^(ok(ay)? )?(bye|goodbye|good night|goodnight|night|nite|see you|see ya|talk later|ttyl|gotta go|got to go|going to bed|heading to bed|im going to (bed|sleep)|im done|thats all)\b.{0,20}$/,
    ],
    replies: [
      'Take care of yourself, and of the two of you. This conversation stays here, for your eyes only, and you can pick it up whenever you like.',
      'Good night, then. One kind sentence before sleep is plenty for today. I’ll be here when there is something to think through again.',
    ],
  },
  {
    id: 'greeting',
    patterns: [
      /^(hi|hello|hey|good (morning|evening|afternoon))\b.{0,90}\bhow are (you|u)( doing)?( today| tonight)?\W*$/,
      /^(hi|hello|hey|hiya|howdy|yo|good (morning|evening|afternoon|day)|greetings|hola)( there| coach| you| again| anew)?\W*(how are (you|u)( doing)?( today)?\W*)?$/,
      /^((are|r) )?(you|u|anyone|anybody) (there|here|home|awake|up|around)\W*$/,
    ],
    replies: [
      'Hello, and good that you’re here. I’m the curated coach: I answer from Anew’s eight modules, without a live AI model, and it is education rather than therapy. What is on your mind today?',
      'Hello. You can write to me the way you’d talk to a friend at the kitchen table; I’ll look up what the modules have on it. These are curated answers, with no live AI model, and no substitute for therapy. Where shall we begin?',
    ],
    asksBack: true,
  },
];
