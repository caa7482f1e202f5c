import { cueFinder } from './cue-finder.js';

/** Somebody small, and how the body is or what was done to it, in words that also belong to every day. */
const signsIn = cueFinder(
  {
    small: [
      'baby|babys|infant|newborn|toddler|month_old|months_old|week_old|weeks_old|little_one|grandbaby|twin|twins|preemie|bebe|beba|bebito|bebita|nene|nena|recien_nacido|recien_nacida|gemelo|gemela|gemelos',
      'one|two|three|four|1|2|3|4|un|dos|tres|cuatro year_old|yr_old|years_old|anos|anitos',
    ],
    // What somebody can see, and what does not go away by being explained.
    mark: [
      'burn|burns|burned|bruise|bruises|bruised|welt|welts|bite_marks|handprint|cigarette|belt',
      'mark|marks|scar|scars ... back|legs|arms|neck|bottom|butt|belly|thighs|face|ears',
      'round|small|little|odd|strange mark|marks|burn|burns|scab|scabs',
      'quemada|quemadas|quemadita|quemaditas|quemadura|quemaduras|moreton|moretones|moretes|mordida|mordidas|cigarro|cinto',
      'marca|marcas|cicatriz|cicatrices ... espalda|piernas|brazos|cuello|nalgas|panza|cara|redondas',
    ],
    body: [
      'not|stopped|hardly|barely .. drinking|eating|nursing|feeding|moving|crying|waking|peeing|himself|herself|itself|right',
      'kind_of|kinda|a_little|seems|acting|looks off|weird|strange|different|listless|weak|dull',
      'no wet|dirty diaper|diapers',
      'no .. come|quiere_comer|despierta|es_el_mismo|es_la_misma|moja',
      'limp|floppy|lethargic|sleepy|drowsy|out_of_it|fever|rash|swollen|bruise|bruises|bruised|mark|marks|burn|burns|bite_marks|red_spot|lump|soft_spot|blue|pale|gray|greyish|yellow|cold|hot_to_touch',
      'wheezing|gasping|choking|drooling|shaking|twitching|jerking|stiff|staring|whimpering|moaning|high_pitched',
      'will|does|did|can|would not .. wake|eat|drink|latch|feed|nurse|suck|move|cry|open|breathe|stop|swallow|walk|use',
      'throws|threw|throwing|puked|puking|vomit|vomited|vomiting up|.|all|since|twice|again',
      'swallowed|ate|drank|licked|got_into|fell|dropped|hit|shook|shaken|jiggled|squeezed|grabbed|yanked|jerked|pinched|smacked|slapped|choked',
      'sleeping|slept .. all_day|more_than|a_lot|so_much|too_much|since|hours',
      'breathing|head|neck|ribs|belly|arm|leg|eyes|lips|mouth ... weird|funny|hurt|hurts|hard|fast|wrong|odd|different|swollen|red|purple',
      'aguado|aguada|flojito|flojita|dormidito|dormidita|calentura|fiebre|moreton|moretones|marca|marcas|quemada|quemadita|quemaditas|hinchado|hinchada|morado|morada|palido|palida',
      'no .. despierta|come|quiere_comer|toma|mama|se_mueve|llora|respira|abre',
      'vomito|vomita|vomitando|trago|comio|se_cayo|cayo|golpeo|pego|sacudio|apreto|jalo|tosio|babea|babeando',
    ],
  },
  [
    'baby shower|name|names|monitor|daddy|sister|brother|bump|announcement|fever|steps|clothes|food',
    'sleeping|sleep through|better|great|fine|well',
    'not sleep .. night|through|alone|own|crib|me',
    'cold|hot weather|outside|dinner|food|house|shoulder|feet',
  ],
);

/**
 * Whether the body of a small child is spoken of. It hides what is wrong with it, so beside any doubt that is
 * never a small matter.
 */
export function isSmallBody(message: string): boolean {
  const found = signsIn(message);
  return found.includes('small') && found.includes('body');
}

/** Whether marks on it are told of. */
export const isSmallBodyMarked = (message: string): boolean =>
  isSmallBody(message) && signsIn(message).includes('mark');
