import type { GoingOnCues } from './going-on.js';

const WHO =
  '(he|she|they|wife|husband|hubby|fiancee?|boyfriend|girlfriend|(my|his|her|our|their|the) (\\w+ )?(wife|husband|partner|hubby|fiancee?|boyfriend|girlfriend|ex|mom|mother|dad|father|mil|sister|brother|in laws|mother in law))';
const SAYS =
  '(says?|said|thinks?|feels|told me|tells me|believes?|insists?|claims?|keeps saying|doesnt (think|see|want|mind|believe|get)|dont (think|see|want|mind|believe|get)|wants me)';
const DAY =
  '(mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|this (weekend|week|month|summer)|next (week|weekend|month|summer|year)|in (a|one|two|three|four|a few|\\d+) (days?|weeks?|months?)|(by |on |until )?(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(uary|ruary|ch|il|ust|ember|ober)? \\d{1,2}(st|nd|rd|th)?';

export const ENGLISH_GOING_ON_CUES: GoingOnCues = {
  kinds: [
    {
      kind: 'thanks',
      signs:
        /\b(thanks|thank (you|u)|thx|tysm|ty|appreciate (it|you|this|that)|helps a lot|(that|this|it|which)( was| is|s)? (really |very |so |super |all |a big |actually )*(helps?|helped|helpful|useful|makes sense|made sense)|makes sense|good to know|(makes me |i )?feel (a little |a bit |much |so much )?better|(thats )?what i needed|i needed (that|this)|(i|we)(ll| will| can) (give (it|that) a )?(try|do) (it|that|this|that one)|wish me luck)\b|^((oh|ok|okay|yes|aww?|wow) )*((thats|that is|what) )?(a )?(really )?(good|great|nice) (idea|point|advice|tip)\b|^((oh|ok|okay|yes|aww?|wow) )*(i )?(really )?(like|love) (it|that|this)( idea| one)?( a lot)?$/,
      not: /\b(not|no|but|dont|didnt|doesnt|isnt|cant|wont|never|hate|for nothing|if|because|when|whats?|hows?|where|who|should|loved|liked)\b/,
      atMost: 14,
    },
    {
      kind: 'failed',
      signs:
        /\bwent (really |so |very |pretty |all )?(bad|badly|wrong|terribl[ey]|horribl[ey]|south|sideways|nowhere)\b|\b(it|that|this|which|he|she|they)\b.{0,20}\b(didnt|did not|doesnt|wont) (really |even )?(work|help|go (well|over))\b|\b(was|were|got|turned into|ended in|became) (a |an |so |kind of |kinda |total |such |just |huge |complete )*(chaos|disaster|mess|fight|argument|worse|(defensive|mad|angry|upset) (when (i|we)|at me|at us|about it))\b|\bfelt (so |really )?(like a|forced|weird|awkward|fake)\b|\bforgot again\b|\b(blew|blows) up\b|\bworked for (a|one|two|three|like|about)\b|\bbackfired\b|\bended (with|up|in)\b.*\b(cry\w*|tears|fight\w*|yelling|silence)\b/,
      not: /\bwhat if\b|^if\b|\bwhat (do|should|would|can)\b/,
    },
    {
      kind: 'worked',
      signs:
        /\b(it|that|this|she|he|they|talk|we)\b.{0,24}\b(worked|went (really |so |very |pretty |actually )*(well|good|great|fine|better)|helped|(loved|liked) (it|the|that)|said yes|agreed|apologized|was (really |so )?(great|perfect|sweet))\b|^worked\b|\bsaid (i|we) (can|could)\b/,
      not: /\b(not|didnt|never|but|until|if|because)\b/,
    },
    {
      kind: 'what-if',
      signs: /\bwhat if\b|^((and|but|so|ok) )*if (he|she|they|it|i|we|my|his|her|their|the)\b/,
    },
    {
      kind: 'doubt',
      signs:
        /\b(dont|do not|doubt|not sure)\b.{0,20}\b(it|that|this|would|will|itll|thatll)\b.{0,16}\b(work|help|fly|fit|be enough)\b|\bnot sure (about )?(that|it)\b|\bthat wo(nt|uldnt) work\b|\bwe cant (do|afford) (that|it)\b/,
    },
    {
      kind: 'when',
      signs:
        /\bwhen (is|s|would be|should|do|can|could) (a |the |i |we |it )?(good|best|right|bring|say|tell|talk|ask|do|start)\b|\bwhens\b|\b(what|a good|the right|best) time (is|to|for|should)\b/,
    },
    {
      kind: 'yes',
      signs:
        /^(yes|yeah|yep|yup|sure|ok|okay|right|exactly|true|maybe|i guess|i think so|definitely|please)( (yes|sure|maybe|it could|we could|i could|that could|i guess))?$/,
    },
    { kind: 'no', signs: /^(no|nope|nah|not really|i dont think so|probably not|not for us)$/ },
    {
      kind: 'unsure',
      signs:
        /^((i|we) )?(dont know|do not know|no idea|not sure|have no idea|dont know yet)( yet| really)?$|^idk$/,
    },
    { kind: 'why', signs: /^(but |and )?why( (is|would|does) (that|it))?$|^how so$|^what do you mean\b/ },
    {
      kind: 'another',
      signs:
        /^((ok|please|and) )*(tell me more|go on|say more|more|keep going|continue|and then|next|whats next|what next)( please| about (it|that|this))?$|\b(any|some|other|another|more|different|else|an)\b.{0,12}\b(ideas?|ways?|options?|suggestions?|tips?)\b|^ideas?\b|\b(what|anything) else\b/,
      atMost: 10,
    },
    {
      kind: 'example',
      signs:
        /\b(an|some|any|one|another) examples?\b|^((like|got|for) )*(example|instance)\b|\bwhat (does|would|could) (that|it|this) look like\b|\bshow me\b/,
    },
    {
      kind: 'shorter',
      signs:
        /\b(make|say|put|keep|cut) (it|that|this|the (text|message|sentence)) (a (bit|little) |much |even |way |down )?(short(er)?|simpl\w+|in (one|fewer|a few) \w+)\b|^(ok |but |and |can you |could you |a (bit|little) |much |way )*(shorter|simpler)( please| version( please)?| one)?$|\b(thats|that is|its|a bit|way|kinda|too) (way |kinda |a bit |too )*long\b|\bshorter (version|one|way)\b|\b(fewer|less) words\b/,
      not: /\b(drive|week|day|months?|weekend|hours?|commute|wait|away|gone)\b/,
      atMost: 10,
    },
    {
      kind: 'first-step',
      signs:
        /\b(whats|what is|what are|name|give me|tell me|just|is there|theres?|got|need|want) (just )?(one|a|the|some|any|1) (\w+ ){0,2}(thing|step)s?\b(?! (about|is|was|that (bugs|bothers|hurts)))|\bone (small |easy |little |simple )?thing (i|we) (can|could|should)\b|\bwhat (do|should|can|could|would) (i|we) do (first|today|tonight|tomorrow|this \w+|on \w+day)\b|\bfirst step\b|^((so|ok|and|but) )*where (do|should|would|can) (i|we) (even )?(start|begin)$/,
    },
    {
      kind: 'words',
      signs:
        /\b(give|need|want|got|write|have|tell) (me |us )?(just )?(a|one|some|another|any|the) (\w+ ){0,2}(sentences?|lines?|words|script|text|opener)\b|\bhow (would|do|should|can|could) (you|i|we) (even |best )?(word|phrase|text|write|email|message)\b|^((so|ok|okay|and|but|like|please|just|what are|the|my) )*(exact |actual )?words( please| though)?$|\b(exact|actual|right|the) (words|wording|phrase|script)\b|\bword for word\b|\bwhat (exactly |actually )?(do|should|can|would|could) (i|we) (actually |even |exactly |really )?(say|text|tell|write|answer)\b|\bwhat to say\b|\bwhat (do|should|can|would) (i|we) (even )?(open|start|begin|lead|go) with\b|\bhow (do|can|should|would|could) (i|we) (\w+ )?(say|tell|ask|bring|put|word|phrase|answer|respond|explain|break|talk|start|begin|approach)\b/,
    },
    {
      kind: 'tried',
      signs:
        /\b(i|we)( have| ve|ve)?( already| just| always)? (tried|did (that|this|it|so|all|everything|the))\b(?! (not|nt)\b)|^(already (tried|did)|tried)\b|\b(thing|that|it|one) already$/,
      not: /^(should|did|do|what|how)\b/,
    },
    {
      kind: 'objection',
      signs: new RegExp(
        `^((and|but|so|well|also|ok|then|now) )*${WHO}( just| always| only| also| still)? (${SAYS}|(is|was|seems|seemed) (kind of |kinda |a bit |a little |really |so |pretty )?(offended|hurt|sad|annoyed|worried) (i|that|because|when|about))\\b`,
      ),
    },
    {
      kind: 'plan',
      signs: new RegExp(
        `^((and|so|well|ok) )*(its|it is|thats|that is|were|we are|we go|its going to be|theyre coming|he comes|she comes|they come|the \\w+ is|hes coming|shes coming)\\b.{0,24}\\b(${DAY})\\b|^((on|this|next) )?(${DAY})( is\\b.*)?$|^((and|so|well|but|the|my|his|her|our|their|decree|court) )*(\\w+ ){0,3}(starts?|begins?|moves?|comes?|leaves?|arrives?|gets here|turns \\d+|is due|graduates?|gets married|opens?) (\\w+ ){0,4}(${DAY})$`,
      ),
      not: /\bnot\b/,
      atMost: 10,
    },
    {
      kind: 'how-long',
      signs:
        /\bhow long (does|do|will|until|till|before|is it)\b|\bwhen (does|will|do) (it|that|this|they|he|she|things)\b.*\b(better|easier|stop|end|pass|change|warm|settle)\b|\bwill (it|this) (ever )?(get|stop|end|pass)\b/,
    },
    {
      kind: 'either',
      signs:
        /^((so|ok|okay|and|but|then|well|or) )*(do|should|shall|would|could|can|is it|am) (i|we|he|she|better|best|it|them|they)\b.* or (\w+ ){0,6}\w+$|^((so|ok|okay|and|but|then|well) )*(do|should|shall) (i|we) (just )?(give in|let it go|back off|step in|say something|stay out of it|push|wait)\b/,
      not: /\bor (something|anything|whatever|so)$|^(\w+ ){0,3}(how|what|when|where|why|who|which)\b/,
    },
    {
      kind: 'asks',
      signs:
        /^((so|and|but|ok|okay|well|then|hmm|or|also|now) )*(should|when|shall|do|does|did|is|are|am|can|could|would|will|which|how|what|whats|who|whos|where|why|may|was)\b|\bor not$/,
    },
    {
      kind: 'since',
      signs:
        /\b(been|for|since|married|together|dating|living|step ?(mom|mum|dad|mother|father|parent)|husband|wife|hubby|partner|boyfriend|girlfriend|fiancee?)\b.*\b((months?|years?|yrs?|weeks?)\b(?! old)|since (he|she|they|i) (was|were))|^its been\b/,
    },
    {
      kind: 'reluctant',
      signs: /^((and|but|so|well) )*(i|we) (just |really )*(dont|do not|didnt) (want|wanna)\b/,
    },
    { kind: 'used-to', signs: /^((he|she|we|they|it|but|and) )+used to\b/ },
    { kind: 'regret', signs: /\bi know (i |we |that )*(shouldnt|should)\b/ },
    {
      kind: 'was-asked',
      signs: new RegExp(
        `^((and|but|so|then|well|yesterday|today|last night) )*(he|she|they|(my|his|her|our|their|the) (\\w+ ){0,2}\\w+) (just |even |also |then )?(asked|asks|wants to know|wanted to know|keeps asking)\\b`,
      ),
      not: /\b(asked|asks) (me |us |him |her )?(out|for (money|help))\b/,
    },
    {
      kind: 'spare-time',
      signs:
        /\b(we|i|theres?|there is|there are|he|she) (\w+ ){0,2}(got|get|have|has|is|are|about) (\w+ ){0,4}((an? )?(hours?|minutes?|mins?|half hour|days?|evenings?|nights?|mornings?|weekends?|tues\w*|mon\w*|wed\w*|thurs\w*|fri\w*|sat\w*|sun\w*) (\w+ ){0,3}(off|free|alone|together|to ourselves|after|before|between)|20 min|time (off|alone|together))\b/,
      not: /\b(not|no|never|dont|cant|havent|until|left)\b/,
    },
    {
      kind: 'feeling',
      signs:
        /\b(i|it) (just |really |kind of |kinda |honestly |still )*(feel|feels|felt) (so |like |really |kind of |a bit |very )*(dirt|crap|nothing|a guest|a maid|the maid|a stranger|an outsider|the bad guy|an atm|the help|invisible|left out|alone|lonely|sad|hurt|bad|guilty|jealous|small|stupid|dumb|used|unseen|forgotten|stuck|lost|torn|awful|terrible|rejected|ashamed|replaced|second)\b|\b(im|i am|i was) (so |just |really |kind of |kinda )*(gutted|crushed|heartbroken|torn|sad|hurt|bummed|lonely|jealous|embarrassed|disappointed)\b|\b(that|it) (really |kind of |kinda )?(stung|stings|hurt|hurts)\b/,
      not: /\b(him|her|them|himself|herself) (feel|felt)\b/,
    },
    {
      kind: 'idea',
      signs:
        /^((and|but|so|well|maybe|ok|or|hmm) )*(i|we) (was thinking|were thinking|am thinking|thought) (of|about|maybe|we|i)\b|^((and|but|so|well|maybe|ok|or|hmm) )*(i|we) (could|can|might) (maybe |just |always |probably |also |try to |try )?(?!not\b|never\b)\w+\b|\bcould work\b|\bmaybe (we|i) (could|can|should)\b/,
      not: /\b(not|never|leave|leaving|divorce|quit|die|disappear|hide|run|end|sue|kill|scream|cry|cared?|hear|see|tell (he|she|they)|feel|lose|explode|go (off|crazy)|afford)\b/,
    },
    {
      kind: 'their-wish',
      signs: new RegExp(
        `^((and|but|so|well|now) )*(he|she|they|(the|my|his|her|our|their) (\\w+ ){0,2}(kids?|boys?|girls?|son|daughter|step\\w+|mom|dad|ex|wife|husband|mother in law|mil|parents|twins|oldest|youngest)|boy|kid|kids) (just |really |still |also |only )?(wants?|wanted|would (like|rather|love)|wishes|hopes|prefers?)\\b`,
      ),
      not: /\b(me to|dead|die|divorce|hurt|gone)\b/,
    },
    { kind: 'instance', signs: /\bfor (instance|example)\b/ },
    {
      kind: 'wish',
      signs:
        /^((and|but|so|well) )*(i|we|id|wed)( just| really| only| would| do)* (want|wish|hope|like|love)\b(?! (him|her|them) (dead|gone))/,
    },
    {
      kind: 'happened',
      signs:
        /\b(called|noticed|went|cried|smiled|hugged|laughed|asked|told|didnt|did not|forgot|came|left|took|hung up|walked (off|out|away)|rolled|slammed|yelled|ignored|texted|posted|showed|saw|heard|found)\b/,
      not: /\b(always|never|every|usually)\b/,
    },
    {
      kind: 'others-do',
      signs: new RegExp(
        `^((and|but|so|well|also|then|now|plus|because|cause|even|ok) )*(he|she|they|nobody|everybody|everyone|(the|my|his|her|our|their|your) (\\w+ ){0,2}(kids?|boys?|girls?|son|daughter|step\\w+|mom|mother|dad|father|ex|exes|ex wife|ex husband|wife|husband|mother in law|mil|in laws|parents|twins|oldest|youngest|family|sister|brother|grandma|grandpa|teacher|partner|boyfriend|girlfriend|fiancee?)|dad|mom|kids|\\d+ (yo|year old))s? (\\w+ )?(?!(is|are|was|were|had)\\b)\\w+`,
      ),
    },
  ],
  aged: /^([1-9]|1\d)( (and|[1-9]|1\d))* ([1-9]|1\d)$|^((and|so|but|well|oh|ok) )*(he|hes|she|shes|they|theyre|its|mine|ours|age[sd]?|both|the (boys?|girls?|oldest|youngest|kids|twins|little one|big one)|(my|his|her|our|their) (\w+ )?(boys?|girls?|kids?|sons?|daughters?|step\w+|oldest|youngest))\b.*\b([1-9]|1\d)\b/,
  notAged:
    /\b\d+ ?(of|days?|weeks?|months?|hours?|minutes?|mins?|times?|kids|boys|girls|percent|dollars|bucks|pm|am|st|nd|rd|th|(years?|yrs?) (ago|married|together|of|now|in|on|later))\b|\b(since|at|for|until|till|by) \d|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d/,
  teens:
    /^((and|so|but|well) )*(theyre|they are|hes a|shes a|he is a|she is a|all|both)\b.{0,12}\b(teen\w*|in high school)\b/,
  goesOn:
    /^((and|but|so|well|also|ok|okay|because|cause|then|hmm|oh|yeah|yes|no) )*(he|hes|him|his|she|shes|her|hers|they|theyre|them|their|it|its|that|thats|this|theres|there|mine|ours|we|were|weve|the|i|im|ive|not|nobody|just|same|like|also|but|and|then)\b/,
  listeners: [
    [
      'ex',
      /\b(my|his|her|the) (kids )?(baby )?ex(es|s|wife|husband)?\b|\b(kids|boys|girls|bio|their|childs?) ?(dad|mom|mother|father)s?\b|\bco ?parent\b/,
    ],
    [
      'relative',
      /\b(mother|father|sister|brother|son|daughter|parents?) ?in ?laws?\b|\b(mil|fil|sil|in ?laws)\b|\bmy (mom|mother|dad|father|parents|sister|brother|aunt|grandma)\b/,
    ],
    [
      'child',
      /\b(step ?(son|daughter|kids?|child\w*)|grand ?(son|daughter|kids?|child\w*)|the (kids?|boys?|girls?|twins|teens?)|my (son|daughter|kids?|boys?|girls?)|bonus (son|daughter|kid)\w*)\b/,
    ],
  ],
  ex: /\b(my|the) (kids )?(baby )?ex(s|es|wife|husband)?\b|\b(their|the kids|kids|boys|girls|bio) ?(dad|mom|mother|father)s?\b/,
  partner: /\b(husbands?|wifes?|hubbys?|partners?|boyfriends?|girlfriends?|fiancee?s?|spouses?)\b/,
  standsFor: /^((and|but|so|well|also|then) )*(he|she|hes|shes)\b/,
  theEx: 'the other parent',
  toPartner: /\b(him|her|husband|wife|partner|fiancee?|boyfriend|girlfriend|hubby)\b/,
  him: /\b(he|hes|husband|hubby|boyfriend|dad|father|son|stepson|brother|fiance)\b/,
  her: /\b(she|shes|wife|girlfriend|mom|mother|daughter|stepdaughter|sister|fiancee|mil)\b/,
};
