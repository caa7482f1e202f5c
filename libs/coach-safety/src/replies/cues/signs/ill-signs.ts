import { signFinder } from './sign-finder.js';

const DRINK =
  'wine|beer|beers|vodka|whiskey|bourbon|tequila|rum|gin|liquor|booze|alcohol|drink|drinks|drinking|drank|drinker|drunk|twelve_pack|six_pack|twelve|fifth|handle|bottle|detox|pack|toma|tomar|tomando|tomaba|tomado|bebe_mucho|beber|bebiendo|bebida|cerveza|cervezas|vino|trago|tragos|alcohol|alcoholico|borracho|caguamas';
const ORGANS: readonly string[] = [
  'eyes|skin|eyeballs|face|whites .. yellow|yellowish|yellowing|jaundiced|jaundice',
  'yellow|yellowish eyes|skin',
  'jaundice|jaundiced',
  'turned|turning|gone|going|looks|looking|is so? yellow|orange',
  'belly|stomach|gut .. huge|swollen|swelling|swelled|big_and_hard|hard|bloated|tight',
  'poop|stool|stools|bathroom|bowel .. black|tar|tarry|blood|bloody|like_tar|coffee_grounds',
  'black|tarry|bloody poop|stool|stools',
  'throws|throw|threw|throwing|puking|pukes|puked|vomits|vomiting|vomited|coughs|coughing .. blood|coffee_grounds|red|bloody',
  'seizure|seizures|convulsion|convulsions',
  'ojos|piel|cara .. amarillos|amarilla|amarillo',
  'amarillos|amarilla|amarillo .. ojos|piel|cara',
  'panza|vientre|estomago .. hinchada|hinchado|dura|duro|inflamada|inflado|inflada',
  'popo|excremento|caca .. negra|negro|sangre',
  'vomita|vomito|vomitando|escupe .. sangre',
  'convulsion|convulsiono|convulsiones|se_convulsiono',
];

/**
 * A body that is ill from drink, or from its lack: a doctor must look today, before any talk about the
 * drinking.
 */
export const isIllFromDrink = signFinder(
  {
    drink: [DRINK],
    ill: ORGANS,
    stopped: [
      'quit|stopped|stop|quitting|stops|off .. drinking|drink|wine|beer|vodka|alcohol|cold|liquor|booze',
      'cold_turkey|detox|detoxing|withdrawal|withdrawals|dts',
      'not had|have|drank|drunk .. drink|drop|alcohol|beer|anything .. since|in|for|today',
      'dejo|deje|dejado de tomar|beber',
      'dejo|deje|dejado|solto|suspendio .. trago|cerveza|cervezas|vino|alcohol|bebida|botella .. de_golpe|de_jalon|de_repente|hace|ayer|desde|y',
    ],
    failing: [
      'shaking|shakes|shaky|trembling|tremors|sweating|sweats|confused|hallucinating|seeing|hearing|talking_to|bugs|not_there|fever|disoriented|delirious',
      'suda|sudores|vomita|vomito|vomitando',
      've|oye cosas',
      'temblando|tiembla|temblores|sudando|confundido|confundida|alucinando|ve_cosas|oye_cosas|desorientado|fiebre',
    ],
  },
  [
    ['drink', 'ill'],
    ['stopped', 'failing'],
  ],
  [
    'coffee|tea|juice|milk|water|soda|smoothie|energy ... drink|drinks|drinking|drank',
    'drink|drinks|drinking|drank .. coffee|tea|juice|milk|water|soda|smoothie|formula|bottle',
    'baby|newborn|infant|bebe ... yellow|jaundice|jaundiced|bottle|amarillo|amarilla|throws|throw|threw|vomita|vomito',
    'jaundice|yellow .. baby|newborn|infant',
    'dog|cat|puppy .. throws|threw|drank|vomits|belly|poop',
    'toma|tomo|tomar|tomando .. cafe|agua|leche|te|jugo|refresco|foto|fotos|medicina|pastillas|siesta|camion',
    'dejo|deje de tomar ... anos|limpio|sobrio|meses',
    'tiembla .. panza|voz|pancita|corazon',
    'black|red sabbath|beans|wine',
    'stomach hurts|ache',
    'pack .. lunch|bags|boxes',
  ],
);
