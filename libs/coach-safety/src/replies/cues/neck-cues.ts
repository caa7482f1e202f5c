import { cueFinder } from './cue-finder.js';

/** Whose neck a message about hands on a neck speaks of. Nothing is found in one that leaves it open. */
export const necksIn = cueFinder({
  own: [
    'choke|chokes|choked|choking|strangle|strangles|strangled|strangling|suffocates|suffocated|smothered me|us',
    'my|our neck|throat|windpipe',
    'me|us by|around|at|on .. neck|throat',
    'i can|could not breathe',
    'me ahorca|ahorco|ahorcaba|ahorcando|estrangula|estrangulo|asfixio|asfixia',
    'me .. cuello|garganta|pescuezo',
    'mi cuello|garganta|pescuezo',
  ],
  childs: [
    'choke|chokes|choked|choking|strangle|strangles|strangled|strangling|suffocates|suffocated|smothered @my .. @child',
    '@child by|around|at|on .. neck|throat',
    '@child neck|throat|windpipe',
    'neck|throat of .. @child',
    'ahorca|ahorco|ahorcaba|ahorcando|estrangula|estrangulo|asfixio|asfixia .. hijo|hija|hijos|nino|nina|bebe|hijastro|hijastra',
    'cuello|garganta|pescuezo a|al|de|del .. hijo|hija|hijos|nino|nina|bebe|hijastro|hijastra',
    'hijo|hija|hijos|nino|nina|bebe|hijastro|hijastra del|por_el|en_el cuello|pescuezo',
  ],
});
