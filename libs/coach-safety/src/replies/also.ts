import type { Concern } from '../verdict.js';

/** Said below a reply to something more urgent that came up in the same message. */
export const ALSO: Readonly<Record<Concern, string>> = {
  'child-in-danger': `**For the child you mention:** 911 if there’s danger now, and Childhelp at 1-800-422-4453, day and night. The app does not report anything by itself.`,
  suicide: `**You also wrote about not wanting to live, or about someone hurting themselves.** That matters just as much: call or text 988, or text HOME to 741741, and let one trusted person know.`,
  violence: `**You also wrote about being hurt, afraid or controlled, and I believe you.** The National Domestic Violence Hotline is at 1-800-799-7233, or text START to 88788. Devices may be watched: is this screen safe?`,
  'harming-others': `**And where you fear hurting someone, or have:** stop, make distance, and call people who help without judging: 1-800-799-7233 for adults, 1-800-422-4453 for a child.`,
};
