import type { DateLanguage } from '#shared/lib/date-language';

/** Each language in which dates can be written, by its own name. */
export const DATE_LANGUAGE_NAMES: Readonly<Record<DateLanguage, string>> = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'es-US': 'Español',
  'pt-BR': 'Português',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
  vi: 'Tiếng Việt',
  fil: 'Filipino',
  'zh-Hans': '简体中文',
  ko: '한국어',
  ar: 'العربية',
};
