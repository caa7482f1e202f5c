import type { Phrase } from '../../phrases/phrase.js';

const CANNABIS = [
  'weed',
  'pot',
  'marijuana',
  'cannabis',
  'thc',
  'cbd',
  'delta_8',
  'delta_9',
  'delta8',
  'hash',
  'mushroom',
  'shroom',
  'magic_mushroom',
];
const TREATS = [
  'gummy',
  'gummies',
  'brownie',
  'brownies',
  'cookie',
  'cookies',
  'candy',
  'candies',
  'chocolate',
  'chocolates',
  'bar',
  'treat',
  'treats',
  'lollipop',
  'bears',
  'worms',
];
const TREAT = TREATS.join('|');
const GOLOSINA =
  'gomita|gomitas|brownie|brownies|galleta|galletas|chocolate|chocolates|dulce|dulces|paleta|paletas|panque|pastelito';

/** Sweets with a drug in them, by one word for both. */
export const LACED_WORDS = [
  ...CANNABIS.flatMap((drug) => TREATS.map((treat) => `${drug}_${treat}`)),
  'marijuana',
  'cannabis',
  'edible',
  'edibles',
  'medibles',
  'shrooms',
  'kratom',
  'marihuana',
  'mota',
  'cannabicas',
].join('|');

/** A grown-up who has them for a pain, for sleep or for fun. */
const GROWN =
  'my|our|husbands|wifes|dads|moms|daddys|mommys|grandmas|grandpas|grannys|papas|boyfriends|girlfriends|brothers|sisters|roommates|uncles|aunts|neighbors|stepdads|stepmoms|fiances|partners|exs|father_in_laws|mother_in_laws|sitters';
const PAINS =
  'back|sleep|sleeping|insomnia|anxiety|pain|pains|nerves|cancer|chemo|knees|knee|hip|joints|arthritis|ptsd|nausea|migraines|migraine|stress|appetite|fibro|seizures';
const DOLORES =
  'espalda|dolor|dolores|dormir|ansiedad|nervios|rodilla|rodillas|cancer|artritis|quimio|migrana|estres';

/** Sweets that are no child's: a drug is in them, or they are a grown-up's, for what grown-ups have. */
export const LACED: readonly Phrase[] = [
  LACED_WORDS,
  `${CANNABIS.join('|')}|edible|special|dispensary|grown_up|adult|sleepy|sleep .. gummy|gummies|brownie|brownies`,
  `${TREAT} .. ${CANNABIS.join('|')}|from_the_dispensary|that_get_you_high`,
  `${TREAT} the? weed|pot|marijuana|cannabis|thc|cbd|special|strong one|ones|kind|type|stuff`,
  `${TREAT} ... for my|his|her|their|the ${PAINS}`,
  `${TREAT} ... for ${PAINS}`,
  `${TREAT} i|he|she|we|they take|takes|use|uses|has|have for`,
  `${GROWN} gummy|gummies`,
  'gummy|gummies .. nightstand|purse|lunchbox|glovebox|glove_box|dresser|work_bag|truck|console|bedside|medicine_cabinet',
  `${GOLOSINA} ... marihuana|mota|thc|cannabis|cbd`,
  `${GOLOSINA} ... para|de .. ${DOLORES}`,
];
