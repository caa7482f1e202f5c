import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { plain } from './plain-letters.js';

/** What people call a tracker that they have no word for. */
const LOOKS =
  'round|flat|white|black|silver|gray|square|plastic|metal|little|small|tiny|weird|strange|odd|blinking|beeping|magnetic|coin_looking|chip_looking|button_looking|coin_shaped|looking';
const THING = 'thing|thingy|circle|coin|button|box|gadget|chip|device|puck|piece|cube|contraption|gizmo';
const CARRIED =
  'stroller|purse|bag|diaper_bag|backpack|car_seat|carseat|seat|car|truck|van|jeep|trailer|bumper|wheel_well|coat|jacket|lining|lunchbox|teddy|plushie|stuffie|doll|toy_box|glovebox|trunk|suitcase|bike|wheelchair|walker|scooter';
const ASIENTO =
  'carriola|cochecito|bolsa|mochila|panalera|asiento|carro|coche|troca|camioneta|chamarra|abrigo|forro|peluche|muneca|cajuela|llanta|bicicleta|silla';

const signsIn = cueFinder({
  thing: [
    `${LOOKS} .. ${THING}`,
    `${THING} the_size_of|with_a_magnet|with_a_light|that_beeps|that_blinks|that_chirps`,
    'size of a quarter|coin|nickel|half_dollar|poker_chip|silver_dollar|watch_battery|watch',
    'gadget|tracking_device',
    'cosa|cosita|bolita|aparato|aparatito|cosito|botoncito|cajita|chapita|pieza|disquito redonda|redondo|blanca|blanco|negra|negro|chica|plana|cosida|cosido|pegada|pegado|escondida|escondido|con_iman|que_suena|que_pita|rara|raro',
  ],
  carried: [CARRIED, ASIENTO],
  found: [
    'found|find|finding|noticed|pulled|spotted|discovered|fell_out|there_is|there_was|theres|sewn|sewed|taped|stuck|tucked|hidden',
    'fell out|from',
    'encontre|halle|hallamos|encontramos|habia|venia|traia|cayo|salio|descubri|vi',
  ],
  // What is hidden, or somebody who always knows, tells that it is no toy.
  hidden: [
    'sewn|sewed|taped|stitched|glued|zip_tied|lining|magnet|underneath|under_the_padding|beeps|beeping|blinks|blinking|chirps|planted|cosido|cosida|pegado|pegada|escondido|escondida|iman|forro|suena|pita|parpadea',
    'nobody|none bought|knows|put|lost it|what|whose|that',
    'turning|turns|turned|showing|shows|showed|popping|pops|popped up places|everywhere|wherever|where|at|in|outside',
    'always|somehow|still know|knows|knew|finds',
    'knows|knew .. where|what|which|every|about .. i|we|show|store|stop|trip',
    'he|she|ex|husband|boyfriend laughed|smiled|smirked|got_quiet|denied',
    'good luck getting|hiding lost|from',
    'shelter|restraining|protective_order|ex_husband|ex_wife|my_ex',
    'siempre|ya|como sabe|supo|llega|aparece|sabia',
    'llega|aparece|cae a|en donde|todas_partes|todos_lados',
  ],
  harmless: [
    'lego|legos|cheerio|cheerios|crayon|pacifier|candy|engagement|engagement_ring|ring|earring|bead|sticker|gum|raisin|key_fob|hearing_aid|garage_opener|toll_tag|easy_pass|car_alarm|battery_died|juguete|anillo|arete|chupon|dulce',
    'i|we put|bought|clipped|hid|keep',
  ],
});

/** Words without one of which nobody tells of it. */
const MAY_BE =
  /(?<!\p{L})(?:thing|thingy|circle|coin|button|box|gadget|chip|device|puck|piece|cube|contraption|gizmo|size|cosa|cosita|bolita|aparat\p{L}*|cosito|botoncito|cajita|chapita|pieza|disquito)(?!\p{L})/iu;

/**
 * Whether a small thing that nobody knows was found where the writer or the children carry it along, and
 * somebody knows where they are or it was hidden: a tracker, for people who have no word for it.
 */
export const isDeviceFound = (message: string): boolean =>
  MAY_BE.test(plain(message)) &&
  passagesOf(message).some((passage) => {
    const found = signsIn(passage);
    return (
      (['thing', 'carried', 'found', 'hidden'] as const).every((each) => found.includes(each)) &&
      !found.includes('harmless')
    );
  });
