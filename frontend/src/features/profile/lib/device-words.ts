import { deviceIn, deviceOf } from '@anew/contracts/identity/device-name';
import * as words from '@anew/words/profile-sessions';

function called({ browser, system }: ReturnType<typeof deviceOf>): string {
  if (browser && system) return words.deviceOn({ browser, system });
  return browser ?? (system ? words.browserOn({ system }) : words.unknownBrowser());
}

/** Name of a device, such as "Firefox on Windows", in the person's language. */
export const deviceWords = (userAgent: string | null): string => called(deviceOf(userAgent));

/** The same for a name in English, as the log of what happened keeps it. */
export const translatedDevice = (name: string): string => called(deviceIn(name));
