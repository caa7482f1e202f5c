import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.js';

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
