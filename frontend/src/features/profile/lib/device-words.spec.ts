import { words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, expect, it } from '@jest/globals';
import { deviceWords, translatedDevice } from './device-words';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';

afterEach(() => speak('en'));

it('a device of the log is named as one of a session is, in the person’s language', () => {
  learn('es', words);
  speak('es');
  expect(deviceWords(CHROME)).toBe('Chrome en Linux');
  expect(translatedDevice('Chrome on Linux')).toBe('Chrome en Linux');
  expect(translatedDevice('A browser on Windows')).toBe('Un navegador en Windows');
  expect(translatedDevice('An unknown browser')).toBe('Un navegador desconocido');
  expect(translatedDevice('Firefox')).toBe('Firefox');
});
