import { cueFinder } from './cue-finder.js';

const FORGOT =
  'forgot|forgotten|lost|broke|dented|scratched|ate|bought|spent|spilled|burned|burnt|shrank|missed|booked|ordered|scheduled|double_booked|dropped|ruined|deleted|overcooked|left|locked|mixed_up|washed';
const OLVIDE =
  'olvide|olvido|perdi|rompi|raye|comi|compre|gaste|tire|queme|encogi|borre|deje|derrame|se_me_olvido|se_me_cayo|se_me_quemo|se_me_paso|se_me_perdio';

const partsIn = cueFinder({
  kills: [
    'will|going_to|gonna|would|is_going_to|is_gonna .. kill|murder|strangle|shoot me|us',
    'me va|van|iba a matar|ahorcar|asesinar',
    'me mata|matan|matara',
  ],
  trivial: [
    `i|we just|totally|completely|accidentally|already|may_have|might_have|kind_of? ${FORGOT}`,
    `i .. ${FORGOT} ... calendar|birthday|anniversary|cake|dinner|laundry|keys|car|tickets|party|milk|shirt|sweater|game|recital|remote|phone|cookies|pizza|leftovers|plant|plants|shoes|budget|target|amazon|costco`,
    OLVIDE,
  ],
  serious: [
    'scared|afraid|terrified|frightened|help|gun|knife|hits|hit|hurt|hurts|beat|beats|beating|choke|choked|threatened|threatens|last_time|swore|swears|miedo|pistola|cuchillo|golpea|pega|amenazo|amenaza|temo',
    'for real|serious|seriously|literally_will|means_it|mean_it|en_serio|de_verdad',
    'drunk|drinking|angry|furious|borracho|enojado',
  ],
});

/** Whether somebody “will kill me” over a trifle, and nothing in the message is in earnest. */
export function isDeathJoke(message: string): boolean {
  const parts = partsIn(message);
  return parts.includes('kills') && parts.includes('trivial') && !parts.includes('serious');
}
