import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { plain } from './plain-letters.js';

const ANOTHER = 'he|she|they|husband|wife|boyfriend|girlfriend|partner|fiance|ex|spouse';
const CLOTHES = 'pants|underwear|panties|shorts|clothes|nightgown|pajamas|leggings|bra|boxers';

const signsIn = cueFinder(
  {
    // Says it alone.
    forced: [
      'force|forces|forced|forcing|make|makes|made|coerces|coerced|pressures|pressured|guilts|bullies me .. sex|sleep_with_him|sleep_with_her|oral|intercourse|intimate|do_things_in_bed',
      'rape|rapes|raped|raping me|us',
      'husband|husbands|wife|spouse|married .. can|could not? rape',
      'is|was it|that .. rape if|when|because|since',
      'if i .. not .. sex|sleep_with_him|sleep_with_her|put_out|give_it_up ... not|will|makes|takes|gets|yells|hits|mad|punishes',
      'wake|woke|waking up .. he|him|she|her|husband|boyfriend .. inside|on_top|in_me|touching_me|doing_it',
      'sex|sexual with|on|to me .. when|while|after|even_if|even_when|though|and ... no|asleep|sleeping|crying|cry|passed_out|drunk|do_not_want|did_not_want',
      'takes|took|gets|got what he|she wants|wanted in bed|from_me|anyway',
      'takes|took|gets|got it in_bed|anyway|by_force',
      'give|gave|giving in ... til|till|until he|she gets|got it',
      'me obliga|obligo|forza|forzo|presiona .. relaciones|sexo|acostarme|intimidad|coger|hacerlo',
      'me|nos viola|violo|violaba',
      'me lo|la hace|hizo|mete|metio a_la_fuerza|dormida|llorando|aunque|sin',
      'relaciones|sexo aunque|a_la_fuerza|sin_querer .. quiera|quiero|querer',
      'un|el|mi esposo|marido puede violar',
    ],
    refused: [
      'said|told|say|saying|says|begged|beg|asked|screamed|cried .. no|stop|not_to|quit',
      'no no',
      'i cried|froze|was_crying|am_crying|was_asleep|am_asleep|am_sleeping|was_sleeping|passed_out|beg|begged',
      'even|while|when|if i am|was asleep|sleeping|crying|sick|drunk|bleeding',
      'when im? asleep|sleeping|crying',
      'not want|wanted to|it',
      'dije|digo|pedi|rogue que_no|no|que_parara|que_parar|que_me_dejara',
      'llore|lloraba|llorando|dormida|aunque_no_quiera|aunque_no_quiero',
    ],
    done: [
      `${ANOTHER} .. finished|finishes .|and|inside|on|anyway|first`,
      `${ANOTHER} .. just|still|anyway kept|keeps|went|goes|go|finished going|on|ahead|.`,
      `${ANOTHER} went|goes|go ahead|right_ahead .|when|while|even|anyway|with`,
      'kept going|on .|even|though|until|till|til|anyway',
      'kept_going|keeps_going',
      `${ANOTHER} .. did|does|do|doing it .. anyway|when|while|even|if|still|to_me`,
      'did|does|doing it anyway|when|while|even|to_me',
      'climbed|climbs|got|gets|rolled|rolls on|onto me|top',
      'inside|into me',
      `pulled|pulls|took|takes|ripped|yanked|yanks my ${CLOTHES} off|down`,
      `pulled|pulls|took|takes|ripped|yanked down|off my ${CLOTHES}`,
      'held|holds|pinned|pins me down',
      'would|did|does not stop .',
      'hasta que termino|acabo',
      'sigue aunque|hasta|encima|igual',
      'siguio|no_paro|se_me_subio|se_me_sube|lo_hizo|me_lo_hace|me_lo_hizo',
    ],
    bed: [
      'sex|sexual|rape|desire|libido|turned_on|a_wife_does_not|intimate|intimacy|intercourse|oral|bed|duty|wifely|marital|on_top_of_me|inside_me|naked|froze',
      `my ${CLOTHES}`,
      'ahead when|while|if i am|was asleep|sleeping|out|passed_out',
      'mi obligacion|deber',
      'if|when|because|since|even you|we|i|youre|were|im|he|she .. married',
      'climbed|climbs on|onto me|top',
      'relaciones|sexo|cama|fuerza|encima|adentro|desnuda|cumplir|intimidad',
      'hasta que termino|acabo',
    ],
    // No word for it: whoever may not say no, and waits until it is over.
    'no-say': [
      'not|never get|allowed|supposed|have|right|dare|permitted .. say|tell|turn .. no|not_tonight|down',
      'not|never say|tell|saying him|her? no|not_tonight',
      'saying no is .. not|never',
      'if i say|said|tell|told .. no',
      'if .. loved .. not say no',
      'not get|have a|any choice|say',
      'no right|say|choice to|in|about|when',
      'body|bodies belong|belongs to',
      'no .. puedo|podemos|debo|digo|dejan|deja .. que_no',
      'no me pregunta',
      'para eso nos_casamos|me_case|te_casaste|soy_su_mujer|soy_su_esposa|es_mi_marido',
    ],
    endured: [
      'lay|lie|laid|lying there|still',
      'stare|stared|staring|look|looked|looking at .. ceiling|wall|fan|clock|curtain',
      'count|counted|counting .. tiles|cracks|minutes|seconds|sheep|stripes',
      'close|closed|shut my eyes',
      'wait|waiting|til|till|until he|she|it|for .. done|finished|over|finish|finishes|through',
      'me quedo quieta|quieto|tiesa|tieso|callada|como_tabla',
      'que_no me quedo|dejo|aguanto quieta|quieto|tiesa|callada?',
      'cierro los ojos',
      'miro .. techo|pared|reloj',
      'hasta|espero|esperando que|a .. acaba|acabe|termina|termine|acabo',
      'me dejo|aguanto',
    ],
    let: [
      'i just? let|let_him|let_her|give_in|gave_in',
      'let him|her do|have|finish|use|take',
      'me dejo|aguanto',
    ],
    owed: [
      'a|his|her|your|good wife|husband',
      'body|bodies belong|belongs',
      'in|to bed',
      'on|onto top',
      'ser|soy su mujer|esposa|esposo|marido',
      'se me sube|subio|encima',
    ],
    // What children, guests and screens ask for.
    else: [
      'kid|kids|son|daughter|stepson|stepdaughter|stepkids|toddler|twins|baby|bedtime|asleep|falls_asleep|nap|nino|nina|ninos|hijo|hija',
      'mom|mother_in_law|dinner|dinners|sundays|sunday|shift|shifts|boat|game|football|movie|snore|snores|snoring|tv|music|schedule|calendar|suegra|cena|turno|partido|pelicula',
    ],
    over: [
      'years_ago|year_ago|when_i_was|as_a_kid|as_a_child|back_then|in_college|in_high_school|hace_anos|de_nina|de_nino|cuando_era',
      'movie|film|show|series|episode|novel|book|song|podcast|pelicula|serie|novela',
    ],
  },
  [
    'kept going|on to|with her|his|my|the work|yoga|church|school|class|gym',
    'stop .. spending|smoking|drinking|talking|working|gaming|leaving|the_car',
    'go|went|goes|put|puts|get|gets|got to|in|into|out_of bed',
    'finished|finishes his|her|my|the|a|dinner|work|school|homework',
  ],
);

/** Words without one of which nobody tells it. */
const MAY_BE =
  /(?<!\p{L})(?:no|stop|cry|cri(?:ed|ing|es)|asleep|sleeping|froze|eyes|choice|belongs?|pregunta|casamos|case|rap(?:e|ed|es|ing)|ahead|obligacion|forc\p{L}*|sex|bed|duty|inside|gives? in|gave in|goes ahead|went ahead|want|violo|viola|oblig\p{L}*|fuerza|relaciones|llor\p{L}*|dormida)(?!\p{L})/iu;

/** Whether somebody had sex with the writer against their will, also in words that hardly say so. */
export function isForcedSex(message: string): boolean {
  if (!MAY_BE.test(plain(message))) return false;
  return passagesOf(message).some((passage) => {
    const found = new Set(signsIn(passage));
    if (found.has('over')) return false;
    return (
      found.has('forced') ||
      (['refused', 'done', 'bed'] as const).every((each) => found.has(each)) ||
      isEndured(found)
    );
  });
}

/** Whoever may not say no and lies there until it is over, whatever they call it. */
const isEndured = (found: ReadonlySet<ReturnType<typeof signsIn>[number]>): boolean =>
  found.has('no-say') &&
  !found.has('else') &&
  (found.has('endured') || (found.has('let') && found.has('owed')));
