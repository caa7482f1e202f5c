import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import type { Preferences } from '@anew/contracts/identity/preferences';
import { type Language, LANGUAGES } from '@anew/words/language';
import * as words from '@anew/words/settings-groups';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { focusesQuery } from '#api/content';
import { preferencesQuery } from '#api/preferences';
import { dateFormat } from '#shared/lib/dates';
import { wantedLanguage } from '#shared/lib/language';
import { onThemeChange, themeChoice } from '#shared/lib/theme';
import { areasFrom } from '../lib/areas';

const CLOCK = dateFormat('settings-groups', { timeStyle: 'short', timeZone: 'UTC' });

function focusesNow(focuses: readonly Focus[]): string {
  const [first, ...others] = areasFrom(focuses, null).filter(({ priority }) => priority);
  return first
    ? words.focusesNow({ first: MODULE_TITLES[first.slug], more: others.length })
    : words.noFocus();
}

function remindersNow({ reminder, weeklyLetter }: Preferences): string {
  const time = CLOCK.format(new Date(`2000-01-01T${reminder.time}Z`));
  return words.remindersNow({ channel: reminder.channel, time, letter: weeklyLetter ? 'yes' : 'no' });
}

/** The language's own name. The pseudo-language of tests has none. */
function languageNow(): string {
  const names: Partial<Record<Language, string>> = LANGUAGES;
  return names[wantedLanguage()] ?? '';
}

/** What the person has chosen at present: a line for each group of settings, once it is known. */
export function useChoicesNow() {
  const { data: focuses } = useQuery(focusesQuery);
  const { data: preferences } = useQuery(preferencesQuery);
  const theme = useSyncExternalStore(onThemeChange, themeChoice);
  return {
    focuses: focuses && focusesNow(focuses),
    questions:
      preferences && words.questionsNow({ style: preferences.questionStyle, ai: preferences.aiQuestions }),
    reminders: preferences && remindersNow(preferences),
    device: words.deviceNow({ theme }),
    account: words.accountNow({ language: languageNow() }),
  };
}
