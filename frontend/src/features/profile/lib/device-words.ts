import { deviceOf } from '@anew/contracts/identity/device-name';
import * as words from '@anew/words/profile-sessions';

/** Name of a device, such as "Firefox on Windows", in the person's language. */
export function deviceWords(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return words.deviceOn({ browser, system });
  return browser ?? (system ? words.browserOn({ system }) : words.unknownBrowser());
}
