/** The header that leads from a page of a list to the next one, at the same address but for where it begins. */
export function linkToNext(url: string, before: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('before', before);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
