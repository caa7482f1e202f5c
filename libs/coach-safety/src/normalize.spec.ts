import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './normalize.js';

const plain = (text: string): string => wordsOf(text).join(' ');

describe('the words of a message', () => {
  it.each([
    ['masked letters', 'k1ll su*cide r@pe $uicide suic!de', 'kil suicide rape suicide suicide'],
    ['letters apart', 'to k i l l it, s.u.i.c.i.d.e', 'to kil it suicide'],
    ['contractions', 'I don’t; he’s dont hes', 'i do not . he is do not he is'],
    ['possessives', 'my husband’s temper', 'my husband temper'],
    ['accents and alphabets', 'ﬁancé 𝐝𝐢𝐞', 'fiance die'],
    ['held letters', 'pleeease hitting', 'please hiting'],
    ['misspellings', 'sucide chocked myslef', 'suicide choked myself'],
    ['pairs', 'ex-husband, step son, any more', 'ex stepson anymore'],
    ['emoji', 'a 🔪 ❤️ b', 'a knife b'],
    ['hidden characters', 'd\u200bie', 'die'],
    ['line breaks', 'one\ntwo', 'one . two'],
    ['numbers as they are', 'call 988 at 10', 'cal 988 at 10'],
  ])('%s', (_name, text, words) => {
    expect(plain(text)).toBe(words);
  });

  it('are none when there is nothing to read', () => {
    expect(wordsOf('')).toEqual([]);
    expect(wordsOf('❤️ ***')).toEqual([]);
  });
});
