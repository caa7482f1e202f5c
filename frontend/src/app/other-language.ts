import { learn, speak } from '@anew/words/language';
import { SCREEN_AREAS } from '@anew/words/screens';
import { wantedLanguage } from '#shared/lib/language';
import { markWords } from './marked-words';

const CATALOGUES = { es: () => import('@anew/words/es'), 'en-XA': () => import('@anew/words/en-XA') };

/** Names of the screens of which every area is complete, as `ScreenWords` asks for them. */
export const wholeScreens = (complete: readonly string[]) =>
  Object.entries(SCREEN_AREAS)
    .filter(([, areas]) => areas.every((area) => complete.includes(area)))
    .map(([id]) => `screen ${id}`);

/** Makes the window speak the person's language. Where its words cannot be loaded, they stay English. */
export async function speakWantedLanguage(): Promise<void> {
  const language = wantedLanguage();
  if (language === 'en') return;
  const { words, complete } = await CATALOGUES[language]();
  learn(language, markWords(words, language));
  speak(language, language === 'es' ? [...complete, ...wholeScreens(complete)] : undefined);
  document.documentElement.lang = language;
}
