/** To somebody from whom the phone, the keys or the money is held, and who may ask whether that counts. */
export const CONTROLLED =
  '**To hold somebody’s phone, keys or money, so that they have to ask, is abuse.** It is called control, and it counts whoever does it: a man or a woman, a partner or kin, with no hit at all. You don’t have to earn your own things. The people below can help you keep a phone, papers and some money where only you get to them.';

export const CONTROLLED_SPANISH =
  '**Guardarte el teléfono, las llaves o el dinero, para que tengas que pedirlos, es maltrato.** Se llama control, y cuenta lo haga quien lo haga: un hombre o una mujer, la pareja o la familia, aunque no haya golpes. Lo tuyo no te lo tienes que ganar. La gente de aquí abajo te ayuda a tener un teléfono, papeles y algo de dinero donde solo tú los alcances.';
