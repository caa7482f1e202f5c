const formats = new Map<string, Intl.DateTimeFormat>();
const FORMATS_KEPT = 500;

/** Format of a date. Formats are kept, because making one takes longer than using it a hundred times. */
export function formatFor(
  language: string,
  options: Readonly<Intl.DateTimeFormatOptions>,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, options);
  // A zone has any number of spellings. If they could fill the cache for good, every other zone would be slow.
  if (formats.size >= FORMATS_KEPT) formats.clear();
  formats.set(key, format);
  return format;
}
