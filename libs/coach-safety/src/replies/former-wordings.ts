/**
 * What an earlier release said in other words, and what stands there today. Stored conversations have the earlier words, and a
 * reply's own text tells what it called for, asked or named.
 */
const FORMER: readonly (readonly [former: string, today: string])[] = [
  [
    'manda un texto al 911, o llama y deja',
    'manda al 911 un texto con tu dirección y la palabra HELP, o llama y deja',
  ],
  [
    'manda un texto al 911 o deja la línea',
    'manda al 911 un texto con tu dirección y la palabra HELP, o deja la línea',
  ],
  [
    'manda un texto al 911: en muchos lugares',
    'manda al 911 un texto con tu dirección y la palabra HELP: en muchos lugares',
  ],
  ['y manda ayuda a donde está.**', 'y pide que manden ayuda a donde está esa persona.**'],
  [
    'Di cuántos años tiene, y que un adulto la o lo quiere ver o llevar. Di qué carro es y dónde está.',
    'Di que un adulto quiere verse con un menor o llevárselo, y cuántos años tiene el menor. Di qué carro es y dónde está ahora.',
  ],
  ['No estoy enojada ni enojado».', 'No me enojé contigo».'],
  [
    'Quédate ahí con seguro, y pon el celular en silencio.',
    'Quédate ahí, con los niños si están contigo. Deja la puerta cerrada con seguro y el celular en silencio.',
  ],
  ['No hace falta que estés segura o seguro.', 'No hace falta tener la certeza.'],
  ['Esto es cariño, y se carga', 'Esto es amor, y se carga'],
];

/** A reply as it would be worded today. */
export const asWordedToday = (reply: string): string =>
  FORMER.reduce((text, [former, today]) => text.replaceAll(former, today), reply);
