import { cueFinder } from './cue-finder.js';

const GROWN =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|fiancee|son|daughter|stepson|stepdaughter|in_law|brother|sister|lady|woman|man|caregiver|aide|lorene';
const WITH =
  'cane|walker|pan|skillet|cast_iron|shoe|belt|broom|hammer|bat|knife|fists|fist|stick|phone|remote|bottle|plates|plate|dishes|whatever|anything|everything|cord|crutch|poker|ladle|iron|rolling_pin|hairbrush|boot|golf_club|mug|coffee|things|stuff';
const CON =
  'baston|sarten|chancla|zapato|cinto|cinturon|palo|escoba|cuchillo|plato|platos|vaso|vasos|cosas|todo|lo_que|control|botella|puno|punos|andadera|cable';

/**
 * Violence against the writer in words that play it down or go round it, as men and old people tell of it:
 * what comes at them, and from whom, without “hits me”.
 */
const struckIn = cueFinder(
  {
    struck: [
      `${GROWN} .. goes|went|comes|came|coming|going|runs|flies after|at me .. with`,
      `${GROWN} .. throws|threw|throwing|chucks|hurls|flings ... ${WITH} .. at me|my`,
      `${GROWN} .. throws|threw|throwing|chucks|hurls|flings .. at my head|face`,
      `${GROWN} .. chases|chased|swings|swung|jabs|pokes|whips|whipped|whacks|whacked|cracks|cracked|clobbers|clobbered|thumps|lays|laid|knocks|knocked|stabs me|into_me|on_me .. with|over|down|up|till|until|across|when|again|.`,
      `${GROWN} .. comes|came|goes|went at me .. swinging|screaming|fists|hard|again`,
      'slapped|knocked|pushed|smacked|kicked|shoved around|down|up by',
      `${GROWN} .. takes|took a? swings|swing|poke|swipe at me`,
      `${GROWN} .. puts|put|lays|laid|gets|got|getting hands|her_hands|his_hands|physical|rough on|with me`,
      `${GROWN} .. roughs|roughed|knocks|knocked|slaps|slapped|smacks|smacked me up|around|about|down|silly`,
      `${GROWN} .. hauls|hauled off and|on`,
      `beat|beaten|hit|whipped|attacked|knocked_around|slapped_around|smacked_around|pushed_around|roughed_up by my|the|a? own? wife|husband|girlfriend|boyfriend|son|daughter|partner|lady`,
      'told|tell the|them|everyone|people|er|doctor i? fell|walked_into ... but|it_was|she|he',
      `me|nos corretea|correteo|avienta|avento|aventaba ... con|${CON}`,
      `me da|dio|pega|pego|agarra|agarro|tira|tiro con|a .. ${CON}|palos|golpes|cachetadas|manotazos`,
      'se me va|fue|viene|vino|echa|echo encima',
      'me suelta|solto|da|dio .. golpes|manotazos|cachetadas|punetazos|patadas|trancazos',
    ],
  },
  [
    'foam|pillow|pillows|water|squirt|nerf|toy|snowball|snowballs|paper|sock|socks|stuffed|balloon|hug|hugs|kiss|kisses|questions|ideas|love|smile ... at|with|me',
    'me .. with a|an|the|his|her|their|all? hug|hugs|kiss|kisses|questions|receipts|papers|schedule|list|excuses|lawyer|lawyers|spoon|love|smile|surprise|news|attitude|phone_calls',
    'toddler|baby|year_old|yr_old|month_old|kitten|cat|dog|puppy|goose|rooster|kindergartner|preschooler ... me|my',
    'throws|threw|throwing .. at me fast|on|shade|under',
    'knocked|knocks|beats|beat me out|up_to|to|at|by .. with|cards|chess|game',
    'knocked|knocks|knock me out|dead|off_my_feet',
    'at me ... frisbee|disc|pie|cake|bouquet|snow',
    'nino|nina|bebe|perro|gato .. me avienta|da|tira',
    'me da|dio con la? cuenta|idea|trabajo',
  ],
);

/** Whether the writer is attacked by a grown-up of theirs. */
export const isStruck = (message: string): boolean => struckIn(message).length > 0;
