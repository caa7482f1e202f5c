import type { Concern } from '../verdict.js';
import type { Texts } from './tone.js';

/** Said under a guard when no AI provider can answer: short, no exercise, the way to people kept open. */
export const GUARD_REPLIES: Readonly<Record<Concern, Texts>> = {
  suicide: [
    `I’m reading along. I can’t go into this properly at the moment, and I don’t want to hand you an exercise after what you told me earlier. If the dark thoughts come back, **988** is there by call, text or chat, and **741741** if you text **HOME**.`,
    `What you said earlier is still with me. Let’s keep today small: something to eat, a short walk, one person you trust. **988** answers at any hour, also when you aren’t sure that you need it; so does **HOME to 741741**.`,
    `My answers are limited right now, so I’d rather be honest than clever. You matter more than the topic. Please keep **988** and **741741** (text **HOME**) close, and tell someone near you how the day has been.`,
    `Thank you for continuing to write. If it gets heavier, please don’t wait for me: call or text **988**, or text **HOME to 741741**. A slow breath out and both feet on the floor can carry the next minute.`,
    `I can listen, but I can’t give you good guidance on this just now. A counselor or your doctor can, and **988** or **741741** (text **HOME**) can until then. Who could keep you company for an hour?`,
    `One step at a time is enough. Save **988** in your phone if it isn’t there yet, and **741741** for a text with **HOME**. I’d like to hear how you are whenever you write again.`,
  ],
  violence: [
    `I’m listening, and I haven’t forgotten what you told me. I won’t offer couple exercises here; they are made for people who feel safe with each other. An advocate can go further with you: **1-800-799-7233**, or **text START to 88788**.`,
    `What you’ve been through deserves more than a few lines from me. At **1-800-799-7233** (or **text START to 88788**) someone will take the time, about today or about long ago. Is this screen still safe for you?`,
    `I believe you, still. At the moment I can’t answer this well, and a wrong tip could cost you something. The Hotline at **1-800-799-7233**, or **START to 88788** by text, will think it through with you at your pace.`,
    `Your safety and your calm come before any task in this app. Devices may be watched, so write here only while it feels all right. **1-800-799-7233** and **88788** (text **START**) are there day and night.`,
    `I’ll stay with plain words: it wasn’t your doing, and you decide what happens next. People who know the ground are at **1-800-799-7233**, or **text START to 88788**; **911** if it turns urgent.`,
    `I can’t advise on this one now. A counselor who knows about abuse could, and the Hotline can name some near you: **1-800-799-7233** or **text START to 88788**. What would make the rest of today a little easier for you?`,
  ],
  'child-in-danger': [
    `The child is still on my mind, so I’m leaving other topics aside. **Childhelp, 1-800-422-4453**, helps you with the next step at any hour; **911** if there’s danger. The app does not report by itself.`,
    `Before this, one thing: does the child have a safe adult nearby today? If you aren’t sure, **1-800-422-4453** (Childhelp) is the right call, and **911** when it can’t wait.`,
    `I can’t say much on this at the moment. What you noticed about the child shouldn’t rest with you alone: **Childhelp, 1-800-422-4453**, day and night, **911** in an emergency.`,
    `You’re looking out for someone small, and that comes first. Note down what you see, with dates, and talk to **Childhelp at 1-800-422-4453**. With an injury, a doctor; with danger, **911**.`,
    `I’d rather not turn to household matters yet. Has anyone trained looked at what you told me? **1-800-422-4453** is where to begin, and **911** if the child isn’t safe now. Nothing is reported by this app.`,
    `Thank you for keeping at it. Children remember the adult who stayed. **Childhelp: 1-800-422-4453**, at any hour, by call or text; **911** if it’s urgent.`,
  ],
  'harming-others': [
    `I remember what you told me, and I respect that you said it. Until a specialist is at your side, distance is the plan: **1-800-799-7233**, **1-800-422-4453** for a child, **988** when it boils up.`,
    `I’m holding back tips for two here, because safety for everyone comes first. Have you been able to call **1-800-799-7233** or to **text START to 88788**? They talk with people in your place without judging.`,
    `I can’t go deeper at the moment. If you feel it rising: stop, walk out, stay away until your body is quiet. **1-800-799-7233** for adults, **1-800-422-4453** for a child, **911** if someone may be hurt.`,
    `A program for people who want to stop hurting others would serve you better than I can. Ask for one at **1-800-799-7233**, or write **START to 88788**. Space first, until then.`,
    `You’ve taken this seriously once; please do it again today. Someone to ring, a place to go when anger climbs, and a specialist: **1-800-799-7233**, or **988** if thoughts frighten you.`,
    `Whatever today’s topic is, it can wait until everyone is safe around you. **1-800-799-7233**, **1-800-422-4453** for a child, **988** for yourself. Is there distance between you now?`,
  ],
};
