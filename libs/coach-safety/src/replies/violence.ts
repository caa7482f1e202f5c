import type { Texts } from './tone.js';

/**
 * Replies that fit both the person it happens to and someone who worries about another. Each question is
 * worded so that a bare "no" means danger, and the check relies on that.
 */
export const VIOLENCE_REPLIES: Texts = [
  `I believe you. This is more than a rough time. No one should be hurt, scared, forced or controlled. You did not cause it.

**First: is this screen safe for you right now?** Phones, shared accounts and browsers can be watched. If it isn’t safe, close this page with the quick exit. Use a device the other person can’t get to, at work, at a library or at a friend’s. Deleted messages can be noticed too, so do only what feels safe.

These people know this well. They are there day and night, it is free, and they keep it private. They also talk with those who worry about someone:

- **National Domestic Violence Hotline: 1-800-799-7233**, or **text START to 88788**
- **911** if someone is in danger right now. Outside the US, call your local emergency number.

They won’t push you to do anything. You know your life best, and you set the pace. I’m an AI, and I’m setting the couple exercises aside, because they aren’t made for this. If you’d like to, tell me more.`,
  `Thank you for telling me more. I believe you.

A phone can be watched and show no sign of it. So let me ask again: **are you the only one who sees this screen, now and later?** If you’re not sure, a friend’s phone or a library computer is safer. The quick exit is at the top.

The people at **1-800-799-7233**, or by **text START to 88788**, can help you think about how to be safer from today on, whatever you choose. In danger right now, it’s **911**. If anyone has put hands on your neck or hurt you badly, see a doctor today, even when nothing shows.

What would help you most in this hour?`,
  `I hear you. If you are scared in your own home, that fear is telling you something true.

You don’t have to fix or decide anything today. A trained person can help you make a plan that is yours: **1-800-799-7233**, any hour, or **text START to 88788**. Call **911** when it’s urgent.

**Is it safe to keep writing on this device?** Someone else may be able to see your history, your location and your messages. If that worries you, stop here and use another device. I won’t mind.`,
  `That should not have happened. Stress or a drink is no excuse, and saying sorry later doesn’t make it your fault.

You don’t need bruises or proof to call the Hotline at **1-800-799-7233**, or to **text START to 88788**. Feeling uneasy is enough. If you feel in danger now, call **911**.

Before you write more: **is this screen still safe, and are you alone with it?** Someone may be able to get into your device without you knowing.`,
  `I’m with you in this, and I still believe you. Many people need years before they can say what you just said.

For what comes next, a person can do more than an AI: **1-800-799-7233** or **text START to 88788**, and **911** if you are in danger. They can also help with a place to stay, children, money or papers, if you ever want that.

Is there one person outside your home you could tell? And **is this device safe from anyone watching it** right now?`,
];
