import type { Texts } from './tone.js';

/**
 * Worded for the person it happens to and for someone who worries about another. A bare "no" to a text's question means
 * danger; it is read so.
 */
export const VIOLENCE_REPLIES: Texts = [
  `I believe you. What you describe isn’t an ordinary rough patch, and nobody deserves to be hurt, frightened, forced or controlled. It’s not caused by anything you said or did.

**First: is this screen safe for you right now?** Phones, shared accounts and browsers can be watched. If it isn’t safe, close this page with the quick exit and use a device the other person can’t reach, at work, at a library or at a friend’s. Deleting messages can be noticed too, so do only what feels safe.

People who know this well are there day and night, free and confidential, for the person it happens to and for those who worry about them:

- **National Domestic Violence Hotline: 1-800-799-7233**, or **text START to 88788**
- **911** if someone is in danger at this moment. Outside the US, call your local emergency number.

They won’t push you toward any decision. You know your situation best, and you set the pace. I’m an AI and I’m setting the couple exercises aside here, because they aren’t made for this. If you’d like to, tell me more.`,
  `Thank you for trusting me with more of it. I believe you, and I don’t think you’re exaggerating.

Because a device can be followed without any sign of it, let me ask again: **is this screen seen by you alone, now and later?** If you’re unsure, a friend’s phone or a public computer is the better place, and the quick exit is at the top.

An advocate at **1-800-799-7233**, or by **text START to 88788**, can think with you about being safer from today on, whatever you choose to do. In danger right now, it’s **911**. If anyone has put hands around your neck or hurt you badly, a doctor should see you even when nothing shows.

What would help you most in this hour?`,
  `I’m taking in what you say, and it weighs. Fear in your own home is information, and you’re right to listen to it.

Nothing has to be solved or decided today. A trained advocate can help you make a plan that is yours: **1-800-799-7233**, any hour, or **text START to 88788**. **911** when it’s urgent.

**Is it safe to keep writing on this device?** History, location and messages may be visible to someone else. If that’s a worry, stop here and pick another device; I won’t take it as rudeness.`,
  `That should not have happened. Being sorry afterwards, being stressed or having had a drink doesn’t make it your responsibility.

You don’t need bruises or proof to call the Hotline at **1-800-799-7233**, or to **text START to 88788**; being uneasy is enough. If you feel a threat now, **911**.

Before you write on: **is this screen still safe, and are you alone with it?** Someone may have access to your device without your knowing.`,
  `I’m with you in this and I still believe you. You’ve lived through something that many people only manage to say years later.

For what comes next, a person beats an AI: **1-800-799-7233** or **text START to 88788**, and **911** in an emergency. They can also help with a place to stay, children, money or papers if you ever want that.

Is there one person outside the home who you’d trust to know? And **is this device safe from anyone watching it** at the moment?`,
];
