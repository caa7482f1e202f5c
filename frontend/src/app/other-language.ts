import { learn, speak } from '@anew/words/language';
import { wantedLanguage } from '#shared/lib/language';

const CATALOGUES = { es: () => import('@anew/words/es'), 'en-XA': () => import('@anew/words/en-XA') };

/** Makes the window speak the person's language. Where its words cannot be loaded, they stay English. */
export async function speakWantedLanguage(): Promise<void> {
  const language = wantedLanguage();
  if (language === 'en') return;
  const { words, complete } = await CATALOGUES[language]();
  learn(language, words);
  speak(language, complete);
  document.documentElement.lang = language;
}
