import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { plain } from './plain-letters.js';

const TAKES =
  'takes|took|take|keeps|kept|has|holds|hold|hides|hid|collects|locks|locked|grabs|confiscates|pockets';
const NEEDS =
  'money|cash|tampon|tampons|pads|diaper|diapers|formula|gas|groceries|grocery|lunch|milk|shampoo|medicine|bus_fare|stamps|a_dollar|deodorant';
const CAR = 'car|truck|van|house|front_door|jeep|suv';

/** What a grown-up needs to go anywhere, held by somebody else. Each alone may be everyday. */
const signsIn = cueFinder({
  phone: [
    `${TAKES} .. my phone|cell|cellphone|iphone|tablet`,
    'reads|checks|goes_through|looks_through|went_through|scrolls|searches|unlocks my phone|texts|messages|cell',
    'hand|hands|give|turn|turned over|in my phone|cell',
    'my phone gets|is taken|locked|checked|read',
    'me quita|quito|esconde|guarda|agarra|revisa|esculca|checa el|mi telefono|celular|cel',
    'tiene|trae|guarda mi telefono|celular|cel',
  ],
  keys: [
    `${TAKES} .. my|the|our .. ${CAR} keys|key`,
    `${TAKES} .. my keys`,
    'my|the keys .. his|her pocket|purse|desk|neck|room',
    'las|mis llaves .. trae|tiene|guarda|esconde|quita',
    'tiene|trae|guarda|esconde|quita|quito|escondio .. las|mis llaves',
    'mi .. tarjeta .. y las|mis? llaves',
  ],
  money: [
    `ask|asking|beg|begging|permission .. ${NEEDS}`,
    'show|shows|showing|turn_in|hand_in .. receipt|receipts',
    'gives|hands|allows me? 5|10|20|25|30|40|50|five|ten|twenty|forty|fifty|an_allowance|dollars .. a|per|every week|month|payday',
    `${TAKES} .. my .. debit|debit_card|bank_card|card|check|paycheck|pay|social_security|ebt|tips|wages|disability`,
    'turn|turns|sign|hand over my .. check|paycheck|pay|tips|disability',
    'pedirle|pedir|pido|rogarle|suplicar .. dinero|para|permiso',
    'me da .. pesos|dolares|10|20|50|gasto|contado',
    'pide|revisa|exige .. ticket|recibo|recibos|cambio|vuelto',
    'tiene|quita|quito|guarda|trae mi .. tarjeta|cheque|sueldo|dinero',
    'ni un peso|dolar|cinco|centavo',
  ],
  slip: [
    'by_accident|on_accident|by_mistake|accidentally|lost|misplaced|borrowed|forgot|left_them|left_it|dead_battery|sin_querer|se_me_olvido|perdi|prestado|prestadas',
  ],
});

/** Words without one of which nobody tells of it. */
const MAY_BE = /(?<!\p{L})(?:phone|cell\p{L}*|iphone|tablet|keys?|telefono|celular|cel|llaves)(?!\p{L})/iu;

/**
 * Whether somebody holds two of what a grown-up needs to go anywhere: the phone, the keys, the money. One
 * alone may be everyday.
 */
export const areThingsKept = (message: string): boolean =>
  MAY_BE.test(plain(message)) &&
  passagesOf(message).some((passage) => {
    const found = signsIn(passage);
    const kept = (['phone', 'keys', 'money'] as const).filter((each) => found.includes(each));
    return kept.length > 1 && !found.includes('slip');
  });
