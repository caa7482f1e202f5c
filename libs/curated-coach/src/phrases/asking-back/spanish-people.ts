import { unaccented } from '../../terms.js';
import type { NamedPeople } from './asking-back.js';

const PARTNER =
  /\b(?:mi|con) (?:actual |nuev[oa] )?(espos[oa]|marido|mujer|viejo|pareja|novi[oa]|prometid[oa])\b(?! anterior)/;
const CALLED: Readonly<Record<string, string>> = {
  esposo: 'el esposo',
  marido: 'el esposo',
  viejo: 'el esposo',
  esposa: 'la esposa',
  mujer: 'la esposa',
  novio: 'el novio',
  novia: 'la novia',
  prometido: 'el prometido',
  prometida: 'la prometida',
  pareja: 'la pareja',
};
/** Words beside which a husband or a wife may be dead. */
const MAY_BE_GONE = /\b(muri\w+|fallec\w+|difunt\w+|enviud\w+|viud\w+|velorio|enterr\w+)\b/;
const CHILD =
  /\b(?:mi|su|la|el) (hijastr[oa])\b|\b(?:el|la) (hij[oa])(?: \w+)? de (?:mi|ella|el)\b|\b(?:mi|su) (hij[oa])\b/;

/** The people that a text names, with an article, since nothing here says “tú” or “usted”. */
export function spanishNamedIn(text: string): NamedPeople {
  const plain = unaccented(text.toLowerCase());
  const partner = PARTNER.exec(plain)?.[1];
  const [, stepchild, ofPartner, own] = CHILD.exec(plain) ?? [];
  const child = stepchild ?? ofPartner ?? own;
  return {
    partner: partner === undefined || MAY_BE_GONE.test(plain) ? undefined : CALLED[partner],
    child: child ? `${child.endsWith('a') ? 'la' : 'el'} ${child}` : undefined,
  };
}
