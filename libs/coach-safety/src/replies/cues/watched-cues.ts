import { cueFinder } from './cue-finder.js';

const SEEN_AT_HOME = 'pajamas|pjs|dress|shirt|outfit|robe|towel|nightgown|haircut|couch|curtains|hair|shoes';

/** Somebody who has left or was left knows what only watching can tell, and says so. */
const signsIn = cueFinder({
  former: [
    'ex|exs|exes|ex_husband|ex_wife|ex_boyfriend|ex_girlfriend',
    'broke|split|broken up',
    'left|leaving|divorced|dumped him|her',
    'restraining|protective|protection order',
    'i|we moved out|away',
    'expareja|exesposo|exesposa|exnovio|exnovia',
    'papa|mama|padre|madre de mi|mis hijo|hija|hijos|hijas|nina|nino|ninos',
    'ya no vive|vivimos aqui|conmigo|juntos',
    'lo|la deje',
  ],
  knows: [
    'know|knows|knew .. stuff|things|what he|she|they should|could|would not|never',
    'always|somehow|still know|knows|knew|find|finds where|out where|me? i|we am|was|are|go|went|live|park',
    'always|somehow knows|knew|finds where i|we',
    'knew|knows ... before i told|tell|said|posted',
    'know|knows|knew|quoted|quotes|repeated|texted|texts|mentioned .. what|where|who|which .. i|we|me ordered|order|ate|wore|wear|bought|buy|watched|said|had|was|were|am|went|go|going|drove|talked|met|searched|cooked|with',
    'knows|knew stuff|things|details|everything',
    'sabe|supo|sabia|menciono .. lo_que|que|donde|con_quien .. pedi|comi|compre|dije|traia|puse|hice|anduve|estuve|andaba|estaba|fui|cene|hable',
    'only|just said|told|wrote|typed .. my|in|on|to kitchen|house|car|bedroom|home|sister|mom|friend|phone|diary',
    'know|knows|knew|found|got my new? address|place|apartment|number ... never|not gave|give|told|tell|posted',
    `text|texts|texted|message|messaged|wrote|writes|dmed me? .. cute|nice|pretty|sexy|love_the|love_your|like_the|like_your .. ${SEEN_AT_HOME}`,
    'shows|showed|turns|turned|pops|popped up at|to ... then|and_then at|to|outside',
    'shows|showed|turns|turned|pops|popped up everywhere|wherever|every_place',
    'is|was there everywhere|wherever|every_place',
    'sent|sends|texted|texts|mailed me? .. picture|pictures|photo|photos|pic|pics .. of my|me own|new|front? house|car|apartment|porch|window|windows|door|driveway|sleeping|walking|asleep|at|in|boyfriend|girlfriend',
    'flowers|rose|roses|gift|note on|at my new? porch|doorstep|windshield',
    'sabe cosas|lo que no|nunca|nadie|solo',
    'siempre|todavia sabe|supo donde ando|estoy|voy|vivo|estaba',
    'escribio|escribe|mando|manda|puso|mensaje .. bonita|bonito|linda|lindo|te_queda|que_guapa .. pijama|vestido|blusa|bata|ropa|peinado|camison',
    'manda|mando|mandaba|envia|envio .. foto|fotos .. mi|mis casa|carro|ventana|puerta|novio|trabajo|calle',
    'como supo donde|mi|que',
    'ahi|alli esta|estaba|anda mi_ex|el_ex .. super|iglesia|parque|trabajo|mercado|calle',
    'me lo|la encuentro|encontre en_todos_lados|por_todos_lados|a_donde_voy|adonde_voy',
  ],
  // What is shared on purpose is known without watching.
  shared: [
    'we|all|both|i share|shared|sharing',
    'family app|calendar|plan',
    'like|as we planned|agreed|do_every',
    'because|since i tell|told|text|post',
    'pickup|pick_up|drop_off|dropoff|handoff|insurance|mechanic',
    'porque le aviso|digo|cuento',
    'compartimos la? ubicacion|calendario',
  ],
});

/**
 * Whether somebody from before knows what only watching can tell, as in “cute pajamas” behind closed blinds.
 */
export function isWatched(message: string): boolean {
  const found = signsIn(message);
  return found.includes('former') && found.includes('knows') && !found.includes('shared');
}
