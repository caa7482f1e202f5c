const rules = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

function ruleFor(language: string): Intl.PluralRules {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule;
}

/** The form of a word that fits a count. A form for exactly this count, such as `=0`, comes first. */
export function plural<T>(language: string, count: number, forms: Readonly<Record<string, T>>): T {
  return (forms[`=${count}`] ?? forms[ruleFor(language).select(count)] ?? forms.other) as T;
}

export function choice<T>(value: string, forms: Readonly<Record<string, T>>): T {
  return (Object.hasOwn(forms, value) ? forms[value] : forms.other) as T;
}

/** A number as the language writes it. */
export function number(language: string, value: number): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}
