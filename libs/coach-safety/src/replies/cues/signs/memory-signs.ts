import { signFinder } from './sign-finder.js';

/**
 * Memory of a grown-up that fails: what is known by heart is lost, the stove stays on, the same question
 * comes again.
 */
const isForgettingPassage = signFinder(
  {
    // The way that somebody has known for years, or home.
    way: [
      'got|gets|getting|was|is|been lost .. home|coming|driving|going|walking|store|kroger|walmart|church|block|neighborhood|own|town|bathroom|way|from|on|in',
      'not find his|her|my|the way home|back|bathroom|car|truck|house',
      'cops|police|neighbor|sheriff|stranger .. brought|found|drove him|her .. home|wandering|walking|lost|pajamas|robe|road',
      'wanders|wandering|wandered off|out|outside|around|away .. night|robe|pajamas|again|road|lost',
      'se perdio|pierde|extravio .. camino|regreso|casa|tienda|rumbo|cuadra|solo|manejando|iglesia',
      'no encontro|encuentra|halla|hallo .. camino|casa|bano',
    ],
    stove: [
      'leaves|left|leaving|forgets|forgot|forgetting .. stove|burner|burners|oven|iron|gas|faucet|tub|truck_running|car_running|water_running|front_door',
      'stove|burner|oven|gas|iron .. on .. again|twice|times|overnight|all_night|three|week',
      'burned|burns|scorched|melted .. pot|pots|pan|pans|kettle .. again|twice|times|dry|week',
      'deja|dejo|olvida|olvido .. estufa|lumbre|gas|plancha|llave_del_agua|horno',
    ],
    again: [
      'asks|asking|asked|ask|tells|telling|repeats|repeating .. same|over_and_over|several|times|again|every_five|every_ten',
      'same question|questions|story|thing .. times|over|again|minutes|all_day|several|every',
      'pregunta|preguntando|repite|cuenta .. lo_mismo|la_misma|veces|otra_vez|y_otra|cada_rato',
    ],
    // Whom or when it is.
    who: [
      'calls|called|calling me|her|him|us by|his|her|my .. first|late|ex|dead|sister|sisters|mother|mothers|brothers|wifes|husbands .. name|all|week|days',
      'calls|called|calling me his|her|my mother|mom|sister|brother|first_wife|late_wife|dad',
      'not know|recognize|remember .. name|names|grandkids',
      'no reconoce|reconocio|conoce .. hijo|hija|hijos|hijas|nietos|hermana|hermano|esposa|casa',
      'asks|asked where|when .. mom|mama|mother|dad|daddy|father|husband|wife is|was|comes|.',
      'not know|recognize|remember|knows who i|we|he|she|they am|are|is',
      'not know|recognize|remember|knows me|us|her_own|his_own|the_kids|our_grandkids|his_grandkids|her_grandkids|the_grandkids|names|my_name|the_year|what_year|what_day|the_day|the_month|where_he|where_she|our_address',
      'thinks|thought|swears|says|insists .. is|was|were|am|are .. alive|1960|1970|1975|1980|1985|1990|his_mother|her_mother|his_mom|her_mom|still_working|in_the_house_he_grew_up',
      'asks|asked|asking|waits|waiting .. for|where|when .. mama|mother|mom|dad|daddy|wife|brother .. dead|died|passed|gone|years',
      'me llama|dice con|por|como .. nombre|su_mama|su_hermana|su_primera|la_otra|otra_persona',
      'no sabe|reconoce|conoce|se_acuerda .. quien|de_mi|nombre|nombres|nietos|que_dia|que_ano|donde',
    ],
    things: [
      'keys|phone|wallet|purse|glasses|remote|shoes|mail|meat|milk|ice_cream .. in|into .. fridge|freezer|refrigerator|microwave|oven|trash|dryer|cabinet|cupboard',
      'paid|pays|paying .. bill|rent|light|electric .. twice|three|several|times|couple',
      'accuses|accused|says|swears|thinks .. stole|steal|stealing|stolen|took|taking|hid .. purse|wallet|money|ring|pills|checkbook',
      'hides|hid her|his purse|money|wallet|mail|checkbook',
      'forgets|forgot|forgetting|not remember|know|figure .. how to|the_coffee|the_remote|pin|pay|bathe|shower|dress|button|use|drive|cook|recipe',
      'coat|sweater .. summer|hundred|ninety|heat|july|august',
      'llaves|telefono|lentes|cartera|zapatos .. refri|refrigerador|congelador|microondas|basura|horno',
      'dice|jura|cree .. robaron|robamos|roban|robo|le_quitaron',
      'forgets|forgot|forgetting .. birthday|anniversary|names|appointments|pills|eat|ate|meds|we_talked|conversation|grandkids',
      'olvida|olvido|olvidan .. todo|nombres|comer|pastillas|citas|como|comio',
    ],
    // How long, or what it is called.
    failing: [
      'memory|forgetful|confused|confusion|disoriented|dementia|alzheimers|alzheimer|sundowning|senile|sundowns|slipping',
      'memoria|olvidadizo|olvidadiza|confundido|confundida|desorientado|desorientada|demencia|alzheimer|alzhaimer',
      'worse|getting_worse|more_and_more|all_week|since_the_stroke|since_his_stroke|since_her_stroke|since_spring|since_winter|for_months',
      'cada vez mas|peor',
    ],
  },
  [
    ['way', 'stove'],
    ['way', 'again'],
    ['way', 'who'],
    ['way', 'things'],
    ['stove', 'again'],
    ['stove', 'who'],
    ['stove', 'things'],
    ['again', 'who'],
    ['again', 'things'],
    ['who', 'things'],
    ['way', 'failing'],
    ['stove', 'failing'],
    ['again', 'failing'],
    ['who', 'failing'],
    ['things', 'failing'],
  ],
  [
    'kid|kids|toddler|son|daughter|stepson|stepdaughter|teen|teenager|baby|boys|girls|twins|year_old|hijo|hija|ninos .. asks|asking|forgets|forgot|lost|leaves|left|calls|called|repeats|thinks|pregunta|olvida|deja',
    'lost .. gps|vacation|airport|wedding|new|mall|hiking|trail|corn_maze|argument|thought|temper|weight|job',
    'asks|asking|asked the same of|as',
    'memory|memories of|box|book|foam|lane|photo|quilt',
    'forgot|forgets our|my|the anniversary|birthday|date',
    'dog|cat|puppy wanders|wandered',
    'has|have|her|his|the|with|tiene|con dementia|alzheimers|alzheimer|demencia',
    'not know|remember who|what|where|me i want|yet',
  ],
);

/** Words of which one at least stands in every such message. */
const MAY_FORGET =
  /lost|stove|burner|oven|\bgas\b|iron|faucet|same (?:question|stor|thing)|over and over|name|recogni|remember|forg[eo]t|wander|found h|fridge|freezer|memor|confus|dementia|alz|asks?\b|thinks|calls|hid(?:es)?\b|accus|twice|perdi|pierde|estufa|lumbre|plancha|mism[ao]|olvid|reconoc|conoce|acuerda|llama|refri|congelador|demenc|desorient|robar|roban|camino/iu;

export const isForgetting = (passage: string): boolean =>
  MAY_FORGET.test(passage) && isForgettingPassage(passage);
