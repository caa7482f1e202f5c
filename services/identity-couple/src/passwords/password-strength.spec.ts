import { DomainError } from '@anew/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { requireStrong } from './password-strength.js';
import { ownWords } from './password-strength.rules.js';

const ADA = { email: 'ada.lovelace@example.org', firstName: 'Ada', lastName: 'Lovelace' };

async function refused(password: string): Promise<{ code: string; message: string } | null> {
  try {
    await requireStrong(password, ADA);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.details.fields).toEqual([{ field: 'password', message: error.message }]);
    return { code: error.code, message: error.message };
  }
}

/** Milliseconds of this process's own processor time, because the machine does other things as well. */
async function cost(password: string): Promise<number> {
  const before = process.cpuUsage();
  await refused(password);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('a password', () => {
  it.each([
    ['1234567890', 'password_too_common', /many people use/i],
    ['Qwertyuiop', 'password_too_common', /many people use/i],
    ['basketball', 'password_too_common', /many people use/i],
    ['Password123!', 'password_guessable', /many people use/],
    ['P@ssw0rd2026', 'password_guessable', /many people use/],
    ['jessica1987', 'password_guessable', /many people use/],
    ['aaaaaaaaaa', 'password_guessable', /over and over/],
    ['          ', 'password_guessable', /over and over/],
    ['abcabcabcabc', 'password_guessable', /over and over/],
    ['💛💛💛💛💛💛💛💛💛💛', 'password_guessable', /over and over/],
    ['abcdefghijkl', 'password_guessable', /simple order/],
    ['qwertyuiop[]', 'password_guessable', /keyboard/],
    ['01/02/1985', 'password_guessable', /Dates/],
    ['LovelaceAda', 'password_guessable', /your own name/],
    ['anewanewanew', 'password_guessable', /guess|over/],
    ['a'.repeat(128), 'password_guessable', /over and over/],
  ])('is refused in plain words: %s', async (password, code, sentence) => {
    expect(await refused(password)).toEqual({ code, message: expect.stringMatching(sentence) });
  });

  it.each([
    'a quiet harbor at dusk',
    'correct horse battery staple',
    'gT7#kk!2Lp9z',
    'Vier blaue Stühle tanzen',
    ' leading and trailing space ',
    'four words that nobody would ever guess '.repeat(3),
  ])('may be: %s', async (password) => {
    expect(await refused(password)).toBeNull();
  });

  it('costs little to judge, however long and odd it is', async () => {
    await refused('the dictionaries are there now');
    const alphabets = ['aA4@$5sS0oO3eE1!iIlL|', '4@5$0317|8([<6!+', 'ab4', '!"#$%&()*+,-./:;<=>?'];
    const odd = alphabets.map((alphabet) =>
      Array.from({ length: 128 }, (_, index) => alphabet[(index * 7 + (index >> 3)) % alphabet.length]).join(
        '',
      ),
    );
    for (const password of odd) expect(await cost(password)).toBeLessThan(600);
  });
});

describe('the words that are no secret', () => {
  it('are the names, the address and the product, whole and in pieces', () => {
    expect(ownWords(ADA)).toEqual(['anew', 'ada', 'lovelace', 'ada.lovelace@example.org', 'example', 'org']);
    expect(ownWords({ email: 'x@y.org', firstName: null })).toEqual(['anew', 'x@y.org', 'org']);
  });
});
