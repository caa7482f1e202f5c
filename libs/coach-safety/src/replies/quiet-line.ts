/** Line below every reply that asks back, whoever wrote the reply. */
export const QUIET_LINE =
  'If someone is hurting or frightening you, or you are thinking of not living: 988, 1-800-799-7233, or for a child 1-800-422-4453.';

export const QUIET_LINE_SPANISH =
  'Si te lastiman o te asustan, a ti o a alguien más, o si hay ideas de no seguir viviendo: 988 (oprime 2), 1-800-799-7233, o por un niño 1-800-422-4453.';

/** Every line that stands, or stood in an earlier release, below replies that are stored. */
export const QUIET_LINES: readonly string[] = [
  QUIET_LINE,
  QUIET_LINE_SPANISH,
  'Si alguien lastima o da miedo, o si hay ideas de no seguir viviendo: 988 (oprimir 2), 1-800-799-7233, o por un niño 1-800-422-4453.',
  'Si alguien te lastima o te da miedo, o si has pensado en no seguir viviendo: 988 (oprime 2), 1-800-799-7233, o por un niño 1-800-422-4453.',
];

export const quietLine = (language: string): string => (language === 'es' ? QUIET_LINE_SPANISH : QUIET_LINE);

export const withQuietLine = (text: string, language = 'en'): string => `${text}\n\n*${quietLine(language)}*`;
