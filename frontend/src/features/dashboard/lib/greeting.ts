import * as words from '@anew/words/dashboard';

/** @param name first name, if it is known */
export function greeting(hour: number, name?: string | null): string {
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return name ? words.helloName({ part, name }) : words.hello({ part });
}
