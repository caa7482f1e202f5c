import type { Concern } from '../verdict.js';
import { isDoneToWriter } from './cues/neck-cues.js';
import { namesChild, namesGrownUpOfTheirs } from './cues/person-cues.js';

/** Text for a concern that came up together with a more urgent one. It follows the reply to that one. */
export const ALSO: Readonly<Record<Concern, string>> = {
  'child-in-danger': `**For the child you wrote about:** call 911 if there’s danger now, or Childhelp at 1-800-422-4453, day and night. The app does not report anything by itself.`,
  suicide: `**You also wrote about not wanting to live, or about someone hurting themselves.** That matters just as much. Call or text 988, or text HOME to 741741, and tell one person you trust.`,
  violence: `**You also wrote about being hurt, scared or controlled, and I believe you.** The National Domestic Violence Hotline is at 1-800-799-7233, or text START to 88788. Devices may be watched: is this screen safe?`,
  'harming-others': `**And if you fear you may hurt someone, or if you have:** stop and make distance. Then call people who help and don’t judge. It’s 1-800-799-7233 for adults, and 1-800-422-4453 for a child.`,
};

/** Whether the person of such a text stands in the message. A child's bruises are no sign that the writer is hurt, too. */
export const mayBeTold = (concern: Concern, message: string): boolean =>
  concern !== 'violence' || !namesChild(message) || isDoneToWriter(message) || namesGrownUpOfTheirs(message);
