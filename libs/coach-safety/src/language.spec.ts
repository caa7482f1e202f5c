import { describe, expect, it } from '@jest/globals';
import { languageAfter, languageOf } from './language.js';

describe('the language of a message', () => {
  it.each([
    ['en', 'My husband hit me last night and I am scared'],
    ['en', 'how do we plan the holidays'],
    ['en', 'He made me a crème brûlée and said bon appétit, I love that man'],
    ['en', 'my son says die Oma, she is from Germany'],
    ['es', 'mi esposo me pega y tengo miedo'],
    ['es', 'ya no quiero vivir'],
    ['es', 'Ayúdame por favor'],
    ['es', 'no sé'],
    ['es', 'no lo se'],
    ['en', 'I see'],
    ['es', 'mi hijo no me habla desde la boda'],
    ['es', 'no, ella no'],
    ['es', 'no no, no es para tanto'],
    ['es', 'no los he tirado'],
    ['es', 'na, ella no da lata'],
    ['es', 'no da para dos'],
    ['es', 'nunca ha dicho algo de eso'],
    ['es', 'ellaaa no quiereee'],
    ['en', 'no he has decided'],
    ['en', 'ha he did it again'],
    ['fr', 'Mon mari me frappe et je ne veux plus vivre avec lui'],
    ['pt', 'Meu marido me bate e eu não quero mais viver'],
    ['de', 'Mein Mann schlägt mich und ich habe Angst vor ihm'],
    ['it', 'Mio marito mi picchia e non voglio più vivere'],
    ['pl', 'Mój mąż mnie bije i nie chcę już żyć'],
    ['tl', 'Sinasaktan ako ng asawa ko at natatakot ako sa kanya'],
    ['vi', 'Chồng tôi đánh tôi và tôi không muốn sống nữa'],
    ['ht', 'Mari mwen ap bat mwen epi mwen pa vle viv ankò'],
    ['zh', '我丈夫打我，我不想活了'],
    ['ja', '夫に殴られます。もう生きていたくない'],
    ['ko', '남편이 저를 때려요'],
    ['ru', 'Муж меня бьёт, я боюсь'],
    ['ar', 'زوجي يضربني وأنا خائفة'],
    ['hi', 'मेरे पति मुझे मारते हैं'],
    ['other', 'Ο άντρας μου με χτυπάει'],
  ] as const)('is %s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each(['no', 'nose', 'quizás', 'a veces', '👍', '1234', 'ok', ''])('cannot be told from %j', (text) => {
    expect(languageOf(text)).toBeNull();
  });
});

describe('the language of a short message after another one', () => {
  const SPANISH = 'mi suegra me grita delante de los niños';
  const ENGLISH = 'my mother in law yells at me in front of the kids';

  it.each([
    'no',
    'ella no',
    'no, ella no',
    'ya',
    'ya no',
    'he visto mucho',
    'he',
    'im fine',
    'ok gracias',
    'no lo he hecho',
  ])('is still Spanish among messages in Spanish: %s', (text) => {
    expect(languageAfter(SPANISH, text) ?? 'es').toBe('es');
  });

  it.each(['no', 'ya', 'ha', 'el nino', 'papa', 'mi amor', 'he hit me', 'he did', 'no he would not', 'hola'])(
    'is still English among messages in English: %s',
    (text) => {
      expect(languageAfter(ENGLISH, text) ?? 'en').toBe('en');
    },
  );

  it.each([
    [ENGLISH, 'es', 'ya no quiero vivir'],
    [ENGLISH, 'es', 'tengo miedo de mi marido'],
    [SPANISH, 'en', 'i want to die'],
    [SPANISH, 'en', 'what do we do with the kids'],
    [SPANISH, 'fr', 'je ne veux plus vivre avec mon mari'],
  ])('changes with one that is clearly in another: %s — %s: %s', (before, language, text) => {
    expect(languageAfter(before, text)).toBe(language);
  });

  it('is its own where the one before has none, and the longer it is, the less it matters', () => {
    expect(languageAfter('no', 'ella')).toBe('es');
    expect(languageAfter(ENGLISH, 'mi amor dice que la cena del viernes sigue en pie')).toBe('es');
  });
});
