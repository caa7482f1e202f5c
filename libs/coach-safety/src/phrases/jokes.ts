import type { Phrase } from './phrase.js';

/**
 * What people say who take back what they wrote: a joke, a way to talk, something written only to get it out.
 */
export const JOKES: readonly Phrase[] = [
  'dark|gallows|morbid humor|joke|jokes|sense_of_humor',
  'kidding|joking|sarcasm|sarcastic|trolling',
  'its|it|that|this is|was? just|only? a|my dumb|bad|sick|stupid? joke|figure_of_speech|saying|expression',
  'just|only|as a joke|figure_of_speech|saying|expression',
  'being|was|were dramatic|silly|sarcastic|funny|over_the_top|a_drama_queen',
  'just|only how|the_way i talk|joke|vent|write|am',
  'just|only|mostly|simply venting|journaling|rambling|ranting|blowing_off_steam|letting_off_steam|thinking_out_loud|overthinking',
  'just|only silliness|a_thought|a_mood|a_vent|a_rant|a_journal',
  'forget i said|wrote|mentioned it|that|anything',
  'ignore|disregard what_i_said|what_i_wrote|my_message|that_message',
  // A plain “no” with a few words more.
  'none of that',
  'nothing like that in|at|around this|our|my|the? house|home|place|here',
  'nobody|no_one here? hurts|hits|scares|threatens anybody|anyone|nobody|us|me|each_other|the_kids',
  'no maam|sir|mam',
  'nadie me|nos|le|les hace dano',
  'do not take it|that so? seriously|literally',
  'do not take me so? literally',
  'not|never serious|literal|literally|for_real',
  'es|era|fue|son una|puro|pura|solo|nomas? broma|bromas|chiste|chistes|relajo|drama|guasa|vacilada',
  'bromeo|bromeaba|bromeando|exagero|exageraba|exagerando|de_broma|en_broma|por_decir|de_relajo',
  'humor negro',
  'es un_decir|un_dicho|una_expresion',
  'una|mi|nuestra forma|manera de hablar|decir',
  'nomas|solo|solamente me? desahogo|desahogaba|desahogando|desahogandome|quejaba',
  'era para desahogarme',
  'no me? hagas|haga|hagan caso',
  'olvida|olvide|olvidalo|olvidelo lo? que_dije|que_escribi',
  'no es|era|fue|iba en_serio|literal|de_verdad',
  'ando|estoy|estaba sensible|dramatica|dramatico|exagerada|exagerado',
];
/** Words beside which a “no” is no plain one: it goes on, or somebody else has said it. */
export const NO_PLAIN_NO: readonly string[] = [
  ...['but', 'except', 'although', 'until', 'yet', 'pero', 'excepto', 'aunque', 'sino', 'todavia'],
  ...[
    'says',
    'said',
    'swears',
    'swore',
    'promised',
    'claims',
    'told',
    'dice',
    'dicen',
    'dijo',
    'jura',
    'juro',
    'prometio',
  ],
  // What is told of, such as one’s own upbringing, is more than a “no”.
  ...[
    'got',
    'gotten',
    'went',
    'came',
    'took',
    'gave',
    'grew',
    'turned',
    'kept',
    'threw',
    'fell',
    'hid',
    'had',
  ],
  ...['used', 'raised', 'always', 'happened', 'grabbed', 'locked', 'yelled', 'screamed', 'cried', 'survived'],
  ...['whuped', 'whooped', 'whipped', 'spanked', 'beat', 'also', 'either', 'growing'],
  ...['tambien', 'siempre', 'criaron', 'crio', 'creci', 'hizo', 'hicieron', 'daba', 'daban', 'dio', 'sali'],
  ...['pegaba', 'pegaban', 'pegaron', 'agarro', 'encerro', 'encierra', 'grito'],
];
/** Words that say nothing by themselves: what is left of “that’s just my dark humor” without the joke. */
export const FILLERS: readonly string[] = [
  ...[
    'i',
    'am',
    'is',
    'was',
    'it',
    'its',
    'that',
    'this',
    'he',
    'she',
    'we',
    'they',
    'my',
    'a',
    'the',
    'just',
    'only',
    'so',
    'all',
  ],
  ...[
    'es',
    'era',
    'fue',
    'lo',
    'la',
    'el',
    'un',
    'una',
    'mi',
    'eso',
    'solo',
    'nomas',
    'puro',
    'pura',
    'dije',
    'yo',
    'que',
  ],
];
/**
 * With these a denial is half taken back, or is none: “jk. unless …”, “I’m not joking”, “my life is a joke”.
 */
export const NO_DENIAL =
  /(?<!\p{L})(?:unless|a menos que|a no ser que)(?!\p{L})|(?:(?<!\p{L})(?:not|no|never|nunca)|n[’']?t)\s+(?:(?:es|era|fue|estoy|estaba|son|a|an|una?|even|really)\s+){0,2}(?:jok|kidding|exaggerat|sarcas|brom|chiste|exager)|(?<!\p{L})(?:life|marriage|vida|matrimonio) (?:is|was|es|era|fue)(?!\p{L})/iu;
