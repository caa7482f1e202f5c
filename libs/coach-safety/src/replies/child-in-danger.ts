import type { Texts } from './tone.js';

/**
 * First text after a baby or a small child was shaken. A doctor is needed at once, so unlike the other
 * replies it does not advise silence toward the suspected person.
 */
export const SHAKEN_CHILD = `**A baby who was shaken needs a doctor today, even if the baby looks fine.** Harm in the head can’t be seen from outside, and time matters. It helps the baby most if the doctor knows, so say the words: “The baby was shaken.”

- **Call 911 now** if the baby is limp, sleeps more or won’t wake up, throws up, won’t drink, shakes, or breathes oddly. Outside the US, call your local emergency number.
- If none of that is so, go to an emergency room today.
- **Childhelp: 1-800-422-4453**, by call or text, at any hour, for what to do next.

Stay with the baby, and let someone calm hold the baby until you are there. **The app does not report** anything to anyone, and I’m an AI who can’t send help. Who can drive you to a doctor now?`;

export const CHILD_REPLIES: Texts = [
  `The child comes first now. The couple and the two homes can wait.

- **If a child is hurt, in danger right now, or won’t wake up: call 911.** Outside the US, call your local emergency number.
- **Childhelp: 1-800-422-4453**, by call or text, at any hour. They help you think about what you saw and what to do next. You don’t need to be sure, and you don’t have to give your name.

Until then, stay near the child if you safely can. If the child told you something, say: “I believe you. It’s not your fault. I’m glad you told me.” Don’t ask for details. And don’t announce anything to the person you worry about. The people on the line can tell you the safest way.

One thing about this place: **the app does not report** anything to anyone, and I’m an AI who can’t send help. Someone has to make the call, and it may be you. Is the child safe right now?`,
  `Thank you for staying with this. That is just what a child needs: a grown-up who doesn’t look away.

The next step is a person who can act. Call **911** if there’s danger now. If not, call **Childhelp at 1-800-422-4453**, even if you are not sure. Write down what you saw or heard, with the date, in the child’s own words. Keep it where only you can find it.

**The app does not report** this on its own. Where is the child now, and who is with them?`,
  `I’m still thinking of the child first. It is normal to have doubts. You don’t have to prove anything. Other people are trained to find out.

**Childhelp, 1-800-422-4453**, will tell you how a report works in your state and what comes next. If the child is hurt, or if it is anything sexual, a doctor should see the child today. Call **911** when it can’t wait. **The app does not report** for you.

Where could the child be safe tonight?`,
  `You’re right to come back to this. The child’s safety comes first, whatever it means for the grown-ups. Speaking up is an act of love.

Call **1-800-422-4453** (Childhelp) and read them what you just wrote to me. Call **911** if the child is in danger now. Keep the child near someone safe, and keep the day as normal as you can. **The app does not report**, so someone has to call. Who could sit with you while you do?`,
];
