import { cueFinder } from './cue-finder.js';

const WELL = 'fine|ok|okay|good|alright|all_right|safe|great';
const CHILD =
  'kid|kids|child|children|baby|babies|boy|boys|girl|girls|son|sons|daughter|daughters|stepson|stepdaughter|toddler';

const wordsIn = cueFinder({
  raised: [
    'how|way|like|what i|we|he|she|they am|are|was|were|got|had|is raised|brought_up|brought|taught|disciplined',
    `i|we all? got|was|were|have_been .. whooped|whuped|whupped|whipped|spanked|paddled|smacked|belted|hit|beat|beaten|slapped|the_belt|a_belt|a_switch|the_switch|a_whooping|a_whuping|yelled_at`,
    `i|we|he|she|they|all turned|came|grew .. out|up just|all|perfectly? ${WELL}`,
    'turned out just|all|perfectly? fine|ok|okay|good|alright|all_right|great',
    'not|never kill|killed|hurt|harm|harmed me|us any|none|either|one_bit|a_bit|much|when',
    'made|makes me|us|him|her a|so? strong|stronger|tough|tougher|man|better|who_i_am',
    'happened|did|done|same to me|us when|back|as|growing',
    'i|we survived|lived_through|made_it_through|lived',
    'my dad|mom|father|mother|parents|grandma|grandpa|daddy|mama|folks did|done|used .. same|it|that|us|me|to',
    'asi|como me|nos|lo|la|los criaron|crio|educaron|educo',
    'me|nos criaron|educaron|pegaban|pegaron|daban|dieron asi|con|tambien|de|y|igual|cintarazos|chanclazos',
    'a mi|nosotros .. pegaban|pegaron|daban|dieron|criaron|hicieron|paso',
    'sali|salimos|crecimos|creci|quede bien|derecho|derecha|normal|buena|bueno|sano|sana',
    'no me|nos mato|paso nada|por_eso',
  ],
  fine: [
    `i am|feel|was all|totally|doing|perfectly|just|really? ${WELL}`,
    'estoy|ando|me_siento muy? bien|tranquila|tranquilo',
  ],
  others: [
    'nobody|no_one|none|everyone|everybody|nothing|nadie|todos|todas|estamos|both_of_us',
    `he|she|they|we|it|all|${CHILD} am|is|are|was|were all|totally|both? ${WELL}`,
    'he|she|they|i|we would|will|could|did|does|do|has|have not|never',
    'ellos|ellas|el|ella|ninos|ninas|nino|nina|hijo|hija|hijos estan|esta bien',
  ],
});

/**
 * Whether a message speaks only of the writer: that they are fine, or were brought up like that and are. It
 * says nothing about a child, or about what somebody did to another.
 */
export function isOfSelf(message: string): boolean {
  const found = wordsIn(message);
  return found.includes('raised') || (found.includes('fine') && !found.includes('others'));
}
