import { namedIn, whomIn } from '../../said.js';
import type { AskingCues } from './asking-back.js';
import { PEOPLE_SUBJECTS } from './people-subjects.js';
import { STORY_PEOPLE_SUBJECTS } from './story-people-subjects.js';
import { SOFT_SHADOW, STORY_SHADOW } from './story-shadow.js';
import { STORY_SUBJECTS } from './story-subjects.js';
import { NO_SHADOW, SHADOW, SUBJECTS } from './subjects.js';

const FAMILY =
  '(mom|mother|mum|dad|father|grand\\w+|brother|sister|aunt|uncle|cousin|husband|wife|fiance|son|daughter|baby|friend|parents?|twin|he|she)';
const ANIMAL =
  '(dog|puppy|pup|cat|kitten|kitty|horse|mare|pony|rabbit|bunny|goat|hamster|guinea pig|parrot|bird|fish|pet)s?';
const RELATIVES =
  "((his|her|my|our|their|husband's|wife's|partner's) )?(ex|exes|ex[- ](wife|husband)|mother[- ]in[- ]laws?|father[- ]in[- ]laws?|sister[- ]in[- ]laws?|brother[- ]in[- ]laws?|in[- ]?laws|mil|fil|(his|her|my|husband's|wife's) (mom|mother|dad|father|sister|brother|parents|family|aunt|ex)|bio ?(mom|dad)|kids' (mom|dad))";
const CHILD =
  '(step ?-?(son|daughter|kid|child)\\w*|son|daughter|kids?|child|children|teen\\w*|boy|girl|\\d+ ?(yo|y/o|year[- ]old)|(his|her) (oldest|youngest|middle))';

export const ENGLISH_CUES: AskingCues = {
  onlyThanks:
    /^((ok(ay)?|kk?|oh|ah|aww|alright|all right|great|cool|perfect|good|nice|yes|yeah|well|got it)[,.! ]+)*(thanks|thank (you|u)|thx|ty|tysm)([,.! ]+(so much|a lot|very much|again|anyway|coach|for (listening|reading|that|this|your help)|(i'?ll|i will|will) (try|think|do|ask|see|tell)( \w+){0,4}))*[\s.!]*$/,
  anyIdea:
    /^((so|ok|okay|and|but|well|please|pls)[, ]+)*((do you have |have you |you )?(have |got |give me )?(an|any|some|one|another) (other |good |small )?(ideas?|tips?|advice|suggestions?)( for (me|us|that|this|it))?( please| then| at all)?|where (do|would|should|can) (i|we) (even )?(start|begin)|what now|now what|what (do|can|should) (i|we) do( now)?)\W*$/,
  moods: [
    {
      mood: 'memorial',
      signs: new RegExp(
        `\\b(years? since|anniversary of|first (christmas|thanksgiving|birthday|easter|anniversary|mother's day|father's day) without|would have (been|turned)|would be turning)\\b.*\\b(died|passed|death|gone|mom|mother|dad|father|son|daughter|wife|husband)\\b|\\b${FAMILY} (died|passed away)\\b.*\\b(anniversary|this (day|date|week))\\b`,
      ),
    },
    {
      mood: 'loss',
      signs: new RegExp(
        `\\b${FAMILY} (just |has |had |who )?(died|passed away|has passed|passed (last|in|on|this|two|three|\\d+))\\b|\\b(lost|buried|burying|lose) (my|our|his|her|their) (first |late )?(mom|mother|dad|father|brother|sister|husband|wife|son|daughter|baby|best friend|grand\\w+)\\b|\\b(miscarr\\w+|stillb\\w+|funeral|hospice)\\b`,
      ),
      not: /\b(years? (ago|back)|when (i|he|she|they|we|\w+) (was|were)|since|raised|remarried|my (new|second) (husband|wife)|(first|late) (husband|wife))\b/,
    },
    {
      mood: 'animal',
      signs: new RegExp(
        `\\b${ANIMAL} (just |has |had |who |\\w+ )?(died|passed away|passed (last|on|this)|got (run over|hit by))\\b|\\b(putting|put) (\\w+ ){0,3}${ANIMAL} (\\w+ )?(down|to sleep)\\b|\\b${ANIMAL} (\\w+ ){0,3}put (down|to sleep)\\b|\\b(lost|buried|burying|losing) (my|our|his|her|their|the) (\\w+ )?${ANIMAL}\\b`,
      ),
    },
    {
      mood: 'burden',
      signs:
        /\b(i|i've|i'm|i am|we|we're|i just|i was) (just |been |have been |both |so |really |completely |totally |always |keep |kept |am |still |about to )*(cry|cried|crying|sob(s|bed|bing)?|bawl\w*|in tears|exhausted|worn (out|down)|burn(ed|t) out|drained|overwhelmed|so tired|tired of|bone tired|drowning|at my (wits'? end|limit|breaking point)|running on (empty|fumes))\b|\bi (can't|cannot) (keep (doing|going)|do this anymore|take (it|this))/,
      not: /\b(laugh\w*|happy tears|tears of joy|so happy|good (kind of )?cry|lol|haha)\b/,
    },
    {
      mood: 'news',
      signs:
        /\b(he|she|they) (just |finally )?(proposed|popped the question)|\b(i|she|he) said yes\b|\b(we're|we are|we just got|we got) (engaged|expecting)\b|\bwe (just got married|got married (yesterday|today|on \w+day|this \w+|last \w+))|\bgood news\b|\b(adoption|offer) (is final|went through|was approved|came through)\b|\b(i|we|he|she) (just )?got the (job|house|keys|promotion)\b/,
      not: /\b(ex|exes|ex-\w+|worried|scared|mad|angry|upset|afraid|hates?|before|when|since|years? ago|if)\b/,
    },
    {
      mood: 'thanks',
      signs:
        /^(ok |oh |hey |hi )?(thanks?|thank (you|u)|thx|ty)\b|\b(it|that|this|the (tip|idea|trick|sentence|advice|thing)( \w+){0,6}) (really |actually )?(worked|helped)\b|\bgood news\b|\bwe (made up|worked it out)\b|\b(you (were|are) right|just wanted to (say|tell)|(so|very) happy|nothing to ask|never been happier|(small|little|big) win|(it|this|that|which) was the best \w+( \w+){0,3} (ever|yet|we had|we've had|weve had|in (a|years|months))|proud of (us|him|her|them|me)|(we|they|he|she) (liked|loved) it)\b/,
      not: /\b(didn't|not|but|never|hasn't|blow\w*|upset|mad|angry)\b/,
    },
    {
      mood: 'play',
      // A “lol” alone is a habit of writing, also where nothing is funny.
      signs:
        /\b(we (both |all )?laughed|made (me|us) laugh|cracked (us |me )?up|so funny|hilarious)\b|(😂|🤣|😆){2}/u,
      not: /\b(cry\w*|cried|hurt\w*|mad|angry|sad|died|alone|scared|exhaust\w*|fight\w*|stress\w*|mess|but|how|should)\b/,
    },
  ],
  requests: [
    {
      form: 'normal',
      signs:
        /\b(am|was|are) (i|we) (just |only |really )?(being )?(too )?(petty|silly|sensitive|jealous|ridiculous|overreacting|unreasonable|childish|oversensitive|foolish|dramatic|needy)\b/,
    },
    {
      form: 'wording',
      signs:
        /\b(make (it|this|that) sound|put (it|this|that) (\w+ )?(nicer|kinder|better|softer)|message (to|for))\b|\b(write|draft|word) (me |him |her |them |us )?(a|an|the|this|that|some|something|two|one)\b|\b(toast|note|caption|vows|thank[- ]you card|text message)\b|\btips? (for|on) (asking|telling|saying)\b|\b(thank|apologize to) (my|his|her|our|the|him|them)\b|\bhow (do|can|should|would|could|to|might|does one|d'you|does (he|she)|do you|would you) ?(i|we|you|he|she)? (\w+ ){0,2}?(say|tell|ask|bring|explain|put|word|talk|apologi\w+|answer|respond|reply|phrase|propose|suggest|thank|break it|let (him|her|them) know|open|start|begin)\b|\bwhat (do|does|should|can|could|would|might|to) ?(i|we|he|she|you)? (even )?(say|tell|text|write|answer)\b|\bwhat words\b|\b(kind|polite|nice|gentle|quiet|good|decent|loving|tactful|better) ways? (of \w+ing|i can|that i|to (say|tell|ask|bring|put|let|turn|refuse|decline|break|answer|respond|reply|thank|invite|remind|point|mention|explain|talk|word|end|stop|admit|suggest))\b|\bway (to|of) (say|tell|ask|bring|put|talk|explain|word|break|answer|respond|reply|invite|thank)\w*\b|\bhelp me (say|tell|write|word|explain|put)\b|\bfirst line\b|\bsentence\b|\b(wording|script)\b/,
    },
    {
      form: 'ruling',
      signs:
        /\bwhose (job|turn|call|fault|place|business|side|responsibility|house)|\bwho('s| is| was| should| pays?| gets?| decides?| goes?| does| has| says| calls?| wins?| needs?)\b|\b(where('s| is)|draw|cross(ed|ing)?) (do (we|i|you) )?(draw )?(the|a) line\b|\bis (it|that|this) fair\b|\b(what's|is) fair\b|\bam i (wrong|right|unfair|the (bad|unreasonable)\w*|in the wrong|out of line|overreacting|being)\b|\bin the wrong\b|\bmy (place|job|business) to\b/,
    },
    {
      form: 'ideas',
      signs:
        /(?<!\b(good|bad|great|terrible|no|my|his|her|their|the) )\bideas?\b|\b(suggestions?|recommend\w*|tips?|tricks?|hacks?|pointers)\b|\b(gifts?|presents?|surprise|toast|songs?|games?|recipes?|rituals?|traditions?|date|nickname)\b|\bwhat (should|can|could|do|would|might)? ?(be )?(i|we|you)? ?(a (good|decent|nice) |(get|give|make|buy|plan|cook|wear|play|watch|bring)\b)|\b(some|any) (small |little |good |fun )?(things|ways|places|activities)\b|\bhelp me (plan|pick|choose|find|name)\b|\b(got|have|know) any\b|\bsomething (\w+ ){0,3}(i|we) (could|can) (do|make|give|cook|play)\b|\bname for\b/,
    },
    {
      form: 'ideas',
      signs: /\bwhat (do|does|should|can|could|would) (\w+ ){0,2}call\b|\bwhat would you do with\b/,
    },
    {
      form: 'legal',
      signs:
        /\b(prenup\w*|pre-nup\w*|custody (agreement|order|papers|hearing|schedule|case)|child support|alimony|the deed|trustees?|(make|write|change|update|in|about) (a|my|our|his|her|your) wills?|power of attorney|estate plan\w*|beneficiar\w+|legally)\b/,
    },
    {
      form: 'fact',
      signs:
        /\bhow (long|often|much|many|old|soon|late|far|early)\b(?! (do|should|can|would) (i|we) (say|tell|share))/,
    },
    {
      form: 'decision',
      signs:
        /\b(should|shall|may|can|could|do|would) (i|we|he|she) (even |still |just |really )?(\w+)\b.*\b(or)\b|^(?!(what|how|which|where|who|when|why)\b).*\b(should|shall|may) (i|we|he|she)\b|^(do|can|could) (i|we)\b|\b(wait|go|stay|tell|buy|sell|move|keep|let)\b.*\bor not\b/,
    },
    {
      form: 'normal',
      signs:
        /\b(is|are|was|would|isn't) (it|that|this|there|we|i) (\w+ ){0,3}?(good|normal|ok|okay|weird|wrong|bad|strange|crazy|odd|sad|rude|mean|selfish|too (much|soon|late|old|young)|allowed|silly|dumb|healthy|strange|a (\w+ )?(thing|bad|good))\b|\bis \w+ (too|that) \w+\b|\b(am i|are we) (\w+ )?(allowed|supposed|crazy|weird|normal|silly|petty|too)\b|^do (step\w+|kids|men|women|people|most|other|couples)\b|^(so |and )?(does (anybody|anyone)|do (other|most))\b|\b(anybody|anyone) else\b|\bcan (you|a person|anyone|one) (be|love|miss|get)\b/,
    },
    {
      form: 'sides',
      signs:
        /\b(how|what|who|where|when|which|is there)\b.*\b(settle|agree|compromise|meet in the middle|in[- ]between|fair|both|who gets|the two of us decide|couples? (decide|handle))\b/,
    },
    {
      form: 'reason',
      signs:
        /^(so |but |and )?why\b|\bwhat (does|did|do) (it|that|this|he|she) mean\b|\bwhat's (that|this|it) about\b/,
    },
    {
      form: 'method',
      signs: /\b(how|what|where)\b|\b(a|any|some|need|there) (\w+ )?(ways?|tips?|advice|trick)\b/,
    },
  ],
  told: [
    {
      form: 'plan',
      signs:
        /\b(meeting|introducing|meet|going to|gonna|will|is coming|are coming|coming|visiting|planning|getting|wedding|first (time|dinner|visit|date))\b.*\b(tomorrow|this (weekend|week|\w+day)|next (weekend|week|month|\w+day)|(on )?(mon|tues|wednes|thurs|fri|satur|sun)day|in (a|two|three|\d+) (days|weeks|months))\b/,
    },
    {
      form: 'tried',
      signs:
        /\b(schedules?|charts?|lists?|timers?|rules?|plans?|systems?|calendars?|ideas?|talking|counting|that|it|this|nothing|which) (\w+ )?((did|does|do)n'?t (really |even )?(work|help)|(did|does|has) not (work|help)(ed)?|never (works?|worked|helps?|helped)|(works|worked|helps|helped) for (a|one|two) \w+)\b/,
    },
    {
      form: 'liked',
      signs:
        /\b(never been so (happy|attracted|proud)|so (happy|proud) (of|that|about)|makes? me (smile|happy)|i (just )?(love|loved) (it|that|how)|best (day|thing|part|present|purchase) (of|ever|i)|nobody complained|zero (fights|complaints))\b/,
    },
    {
      form: 'tender',
      signs:
        /\b(i miss|sat (with|in|there|next to|down)|teared up|cried|didn't say a (thing|word)|held my hand|hugged)\b/,
    },
    {
      form: 'bothered',
      signs:
        /\b(hate|hates|tired of|sick of|mad|angry|annoy\w*|worr(y|ied|ies)|can't stand|bothers?|bugs?|hurts?|jealous|resent\w*|unfair|upset|fed up|drives me|lonely|left out|invisible|ignored?)\b/,
    },
    {
      form: 'distant-child',
      signs: new RegExp(
        `\\b${CHILD}\\b.*\\b(won't (talk|speak|look|eat with|come out)|doesn't (talk|speak|look at|say a word)|does not (talk|speak)|not (talking|speaking)|hasn't (said|spoken)|barely (talks|speaks|looks|says)|ignores? me|acts like i|one[- ]word|avoids? me|headphones|shuts? (the|his|her) door|stays? in (his|her|their) room|never says (my|hello|hi)|calls me (by|ma'am|sir)|walks past me|keeps (his|her) distance)`,
      ),
    },
    {
      form: 'relative',
      signs: new RegExp(
        `(?:^|[.!?] )${RELATIVES} \\w+|\\b${RELATIVES} (\\w+ ){0,2}?(says?|said|calls?|called|texts?|texted|sends?|sent|tells?|told|asks?|asked|wants?|keeps?|kept|thinks?|comes?|came|shows?|showed|brings?|brought|gives?|gave|posts?|posted|still|always|never|just|has|invites?|invited|insists?|refuses?|corrects?|compares?|rearrang\\w+|cooks?|makes?|made|took|takes|won't|doesn't|buys?|bought|drops?|dropped|moved|is)\\b`,
      ),
    },
    {
      form: 'recurring',
      signs: /\b(every (single )?(time|night|day|week|weekend|morning|\w+day)|always|keeps|over and over)\b/,
    },
    {
      form: 'tender',
      signs:
        /\b(today|yesterday|tonight|last (night|week|\w+day)|this (morning|week|weekend)|on \w+day|(mon|tues|wednes|thurs|fri|satur|sun)day|finally|for the first time)\b/,
    },
  ],
  again:
    /\b(keeps|keep \w+ing|kept|every (time|night|day|week|weekend|morning|year)|always|all (day|the time)|(to|him|her|them|it) stop|over and over|tired of)\b/,
  mayEnd:
    /(?<!\b(as|even|what|only)) (?=(if|so (that|no one|nobody)|because|or|till|until|without|that (does|do|wo)n't)\b)/g,
  askedLast: [
    { form: 'reason', signs: /^((so|and|but) )*(what (does|do) \w+ mean|why)\b/ },
    { form: 'normal', signs: /^((so|and|but) )*(did|is|are|am|was|were|does|isn't|aren't) \w+ \w+/ },
    {
      form: 'method',
      signs: /^((so|and|but) )*(how|what|what's|whats|where|when|which|any (\w+ )?(advice|ideas?|tips?))\b/,
    },
  ],
  peopleSubjects: PEOPLE_SUBJECTS,
  subjects: SUBJECTS,
  storyPeopleSubjects: STORY_PEOPLE_SUBJECTS,
  storySubjects: STORY_SUBJECTS,
  people: namedIn,
  whom: whomIn,
  bothOfUs: /\b(we|us|our|both|each other)\b/,
  shadow: SHADOW,
  storyShadow: STORY_SHADOW,
  softShadow: SOFT_SHADOW,
  noShadow: NO_SHADOW,
  grants:
    /^(and |but |look,? |honestly,? )*((i|we) (do |really |truly |know (that )?)*(love|adore|like|get|understand|know|appreciate|respect|admire|don't (mind|blame|hate))|(he|she|they)('s| is| are|'re) (a |an )?(\w+ )?(good|great|nice|kind|lovely|sweet|fine|dear|darling))\b/,
  tried:
    /\b(tried|i've (asked|offered|told|said|mentioned)|i (asked|offered|told|said|suggested|mentioned)|we've (tried|talked))\b/,
  asks: /\b(how (do|does|did|can|should|would|could|to|much|long|many|often|might|am|are|is)|what (do|does|should|can|could|would|might|is|are|words|if|other|else|'s)|what (\w+ ){1,3}(should|do|can|would|could) (i|we)|is \w+ (too|that)|what's|what (type|kind|sort|happens)|where (do|does|should|can|is|are)|when (do|does|should|can|is)|who (should|is|gets|pays|does|has|says|decides|goes)|who's|whose|why (do|does|is|are|can't|won't)|which|(should|shall|may) (i|we|he|she)|(can|could|do|would|am|are|is|was|does|will) (i|we|it|that|this|there|you|anyone|anybody|he|she|they)|is (it|there|that|this)|am i|any (ideas?|tips|advice|way)|(polite|kind|nice|gentle|good|fun) ways? (to|of)|(got|have|know) any)\b/,
  asksPlainly:
    /^(when (do|does|can|will) (i|we|he|she|they)|how (long|often|much|many|old|soon|do|does|can|should|would|could|to)|what (do|does|should|can|could|would) (i|we|you|he|she|they)|what's (a|the)|why (do|does|is|are|can't|won't) (i|we|it|he|she|my)|what (other|else)|(polite|kind|nice|gentle|good|fun) ways? (to|of)|(should|shall) (i|we)|(can|do|could) (i|we)|is (there|it|that)|(got|have|know) any|is \w+ (too|that)|am i|where (do|to|should)|(does|do|did|is|are|was|will|would) (it|he|she|the|my|this|that|there|we|they|i)|what (\w+ ){1,3}(should|do|can|would|could) (i|we)|whose (job|turn|call|place|business|fault|house|\w+s)|who('s)? (?!is\b|was\b|has\b|does\b)\w+s|(any|some) (ideas?|tips|advice|way))\b/,
  wants:
    /\b(i (just |only |really |still )?(want|need|wish|wanted)|i'd (just |really |only )?(like|love|rather)|i would (just |really )?(like|love)|what i('d like| want| need) is|all i want|(?<=^)(want|need) (to|a|some)|need (a|some) (way|help|idea\w*|advice|words)|help me|something (\w+ ){0,3}(i|we) (could|can) (do|make|give|cook|play|say)|(?<=^)(please |pls |can (you|u) |could you )?(write|draft|suggest|give|help|make|put|tell) (me|us|a|an|some|it|this|that)\b|looking for|wondering (if|how|what|whether)|(don'?t|do not) know (if|whether|how|what|where|when) (i|we|to)\b|not sure (if|whether|how|what) (i|we|to)\b|trying to (figure|find|work) out)\b/,
  reported:
    /\b(said|says|say|asked|asks|texted|texts|was like|is like|goes|went|yell\w*|shout\w*|whispered|wondered|think|thinks)\b/,
  pointsBack: /\b(it|that|this|those|them|so)\b/,
  empty:
    /^(so |and |but |well |or )*((have|has|got) (you|anyone) .{0,14}(those|one|that)|(you )?see what i mean|does (that|this|any of this) make sense|any (advice|ideas?|thoughts|tips|help)\b.{0,18}|am i (wrong|right|crazy|nuts)( here)?|(is|was) (that|this|it) (so |too |just |really )?(ok|okay|normal|weird|bad|good|sad|wrong|crazy|much|me|fair)( of me)?|what (do|should|can|would) (i|we|you) (do|think)( (here|now|about (it|this|that)))?|(how|what) (do|would) you think.*|(that's )?all i want(ed)?( to (say|tell|share))?|how would (you|anyone) (put|say|handle|do) (it|that|this)|(i|we) (just )?(want|need|wish|wanted|would like) to (say|add|mention|start|tell you|be (clear|honest))\b.*|can (i|you) (ask|help)( me)?( with (this|that))?|you know|right|do you (get|know) (it|me|what i mean)|what now|now what|what gives)\W*$/,
  felt: /\b(feel(s|ing)?|felt|miss(ed)?|hurts?|stings?|stung|lonely|alone|jealous|guilty|scared|afraid|worr(y|ied|ies)|tired|sad|mad|angry|resent\w*|proud|cr(y|ied|ying)|bothers?|bugs?|ashamed|embarrassed|invisible|left out|guest|grumpy|ache\w*|wish|hate|happy|nervous|lost|foolish|relieved|grateful|stuck|annoyed|grieving|dread\w*|crushed|terrified|disappointed|love)\b/,
  against:
    /\b(but|need|want|takes it (as|for)|i'm told|told (daily|me)|expects?|wants me|refuses?|won't|can't|never|nobody|no one|instead|still|anyway|every (time|night|day|morning|week))\b/,
  own: /\b(i|i'\w+|me|my|we|us|our)\b/,
  never: new RegExp(
    [
      /(?<!\b(i'd|would|we'd|he'd|she'd|you'd|they'd|i|don't|do|just|really) )\blike (a|an|the|some|it's|he's|she's|we're|i'm|they're|in|two|three|we|somebody|someone)\b|\bas (if|though)\b|\bas \w+ as\b|\bthe way (a|an)\b|\blooks? like\b|\bsmells? like\b|\bsounds? like\b|\bmight as well\b/,
      /\b(lol|lmao|ha+ha\w*|haha\w*|jk|um+|uh+|er+m|omg|wtf|ugh|damn|hell|crap|shit\w*|fuck\w*|ass|bullshit|pissed)\b/,
      /\b(idiot\w*|jerk\w*|stupid|dumb\w*|lazy|bitch\w*|crazy|insane|nuts|narciss\w*|selfish|liar|brat\w*|witch|monster\w*|gross|loser|psycho|moron|pathetic|evil|toxic|bastard|hag|creep\w*|coward\w*|cheap|fat|ugly)\b/,
      /\b(my (own )?fault|i'm the (problem|bad|worst|villain)|i'm (such )?an? (bad|terrible|awful|horrible|fool|failure|monster|burden|wreck|mess|lousy|idiot)|i (ruined|failed|messed|screwed)|hate myself|not good enough|i'm a lot|i deserve|shame on me|blame myself)\b/,
      /\b(kill\w*|murder\w*|die[sd]?|dying|dead|death|suicid\w*|shoot\w*|shot|strangl\w*|stab\w*|bomb\w*|blood\w*|gun|knife|hit(s|ting)?|slap\w*|punch\w*|chok\w*|shov\w*|push(es|ed)|grab\w*|throw\w*|threw|beat(s|en|ing)?|threat\w*|bruis\w*|jaw|black eye|fight night|hurt me|hurt (him|her|them|us|you)|scared of (him|her)|afraid of (him|her))\b/,
      /\b(sex\w*|orgasm\w*|naked|porn\w*|horny|erect\w*|viagra|libido|nude|boobs?|breasts?|penis|condom\w*|turned on|make love|making love|in bed|undress\w*)\b/,
      /\b(cancer|tumou?r|chemo|diabet\w*|hospital\w*|hospice|depress\w*|pills?|meds|medicat\w*|surg\w*|stroke|heart attack|diagnos\w*|postpartum|miscarr\w*|anorex\w*|drunk|drink\w*|rehab|dement\w*|alzheimer\w*|seizure\w*|ptsd|panic attacks?|therap\w*|vasectomy|menopaus\w*|infertil\w*|ivf|flu|fever|vomit\w*|pee\w*|poop\w*|illness|disease)\b/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
  toCoach: /\b(you|your|you'\w+|thanks?)\b/,
};
