import type { Texts } from './tone.js';

export const CHILD_REPLIES: Texts = [
  `The child comes first now, before any question about the couple or the households.

- **If a child is hurt, in danger at this moment, or can’t be woken: call 911.** Outside the US, call your local emergency number.
- **Childhelp: 1-800-422-4453**, by call or text, at any hour. Counselors there help you weigh what you’ve seen and what to do next, and you needn’t be certain or give your name.

Until then, stay near the child if you safely can. If they’ve told you something: “I believe you. It’s not your fault. I’m glad you told me.” Don’t question them for details, and don’t announce anything to the person you’re worried about; people who do this every day can tell you how it’s best handled.

To be clear about this place: **the app does not report** anything to anyone, and I’m an AI who can’t send help. Someone has to make the call, and it may be you. Is the child safe at this moment?`,
  `Thank you for staying with this. A child needs exactly that: a grown-up who doesn’t look away.

The next step is a person who can act: **911** if there’s danger now, otherwise **Childhelp at 1-800-422-4453**. They’ll go through it with you, also if you only suspect something. Write down what you saw or heard with the date, in the child’s own words, and keep it where only you can find it.

**The app does not report** this on its own. Where is the child now, and who is with them?`,
  `I’m still thinking of the child first. Doubt is normal here, and you don’t have to prove anything; finding out is the work of people trained for it.

**Childhelp, 1-800-422-4453**, will tell you how a report works in your state and what follows. With an injury, or anything sexual, a doctor should see the child soon, and **911** is right when it can’t wait. **The app does not report** for you.

Is there a safe place where the child can be tonight?`,
  `You’re right to come back to this. Whatever it means for the adults, a child’s safety isn’t negotiable, and speaking up for it is an act of love.

Call **1-800-422-4453** (Childhelp) and read them what you’ve just written to me. **911** in an emergency. Keep the child near someone safe, with an ordinary day around them as far as possible. A reminder: **the app does not report**, so the call is in your hands.`,
];
