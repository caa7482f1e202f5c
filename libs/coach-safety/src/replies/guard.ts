import type { Language } from '../language.js';
import type { Concern } from '../verdict.js';
import { SPANISH_GUARD_REPLIES } from './spanish.js';
import type { Texts } from './tone.js';

/**
 * Texts for a guarded conversation when no AI provider can answer and no continuation fits. They are short,
 * offer no exercise and keep pointing to help.
 */
export const GUARD_REPLIES: Readonly<Record<Concern, Texts>> = {
  suicide: [
    `I’m still reading. After what you told me, I don’t want to hand you an exercise. If the dark thoughts come back, **988** is there by call, text or chat. Or text **HOME** to **741741**. How are you in this moment?`,
    `What you told me is still with me. Let’s keep today small: something to eat, a short walk, one person you trust. **988** answers at any hour, even if you’re not sure you need it. So does **HOME to 741741**. What would be one small good thing today?`,
    `I can’t say much about this right now, and I want to be honest about it. You matter more than the topic. Please keep **988** and **741741** (text **HOME**) close. Who near you could hear how your day was?`,
    `Thank you for writing more. If it gets heavier, please don’t wait for me: call or text **988**, or text **HOME to 741741**. A slow breath out and both feet on the floor can carry you through the next minute. What is on your mind most?`,
    `I can listen, but I can’t give you good advice on this just now. A counselor or your doctor can. Until then, there is **988**, or **741741** (text **HOME**). Who could keep you company for an hour?`,
    `One step at a time is enough. Save **988** in your phone, and **741741** for a text with **HOME**. I’d like to hear from you any time you write. How was your day, apart from this?`,
  ],
  violence: [
    `I’m listening, and I haven’t forgotten what you told me. I won’t offer couple exercises here. They are made for people who feel safe with each other. Someone at **1-800-799-7233**, or **text START to 88788**, can do more. What is on your mind most today?`,
    `What you’ve been through needs more than a few lines from me. At **1-800-799-7233** (or **text START to 88788**) someone will take the time, about today or about long ago. Is this screen still safe for you?`,
    `I believe you, still. I can’t answer this well right now, and a wrong tip could put you at risk. At **1-800-799-7233**, or by **text START to 88788**, they will think it through with you, as slowly as you need. What would you want to ask them first?`,
    `Your safety comes before any task in this app. Devices may be watched, so write here only while it feels okay. **1-800-799-7233** and **88788** (text **START**) are there day and night. How safe do you feel today?`,
    `I’ll keep to plain words: you did not cause it, and you decide what happens next. People who know this well are at **1-800-799-7233**, or **text START to 88788**. Call **911** if it turns urgent. What do you need most right now?`,
    `I can’t give advice on this one now. A counselor who knows about abuse could. The Hotline can name some near you: **1-800-799-7233** or **text START to 88788**. What would make the rest of today a little easier for you?`,
  ],
  'child-in-danger': [
    `The child is still on my mind, so I’m leaving other things aside. **Childhelp, 1-800-422-4453**, helps you with the next step at any hour. Call **911** if there’s danger. The app does not report by itself. How is the child right now?`,
    `Before this, one thing: what safe adult is near the child today? If you aren’t sure, **1-800-422-4453** (Childhelp) is the right call, and **911** when it can’t wait.`,
    `I can’t say much on this right now. You shouldn’t be the only one who knows what you saw. **Childhelp, 1-800-422-4453**, is there day and night, and **911** if the child is in danger. Who else cares about this child?`,
    `You’re looking out for someone small, and that comes first. Write down what you see, with dates, and talk to **Childhelp at 1-800-422-4453**. If the child is hurt, see a doctor. For danger, it’s **911**. What did you see last?`,
    `I don’t want to turn to other things yet. Has anyone trained looked at what you told me? Start with **1-800-422-4453**, and call **911** if the child isn’t safe now. Nothing is reported by this app. What holds you back from calling?`,
    `Thank you for not giving up on this child. Kids know who stood by them. **Childhelp: 1-800-422-4453**, at any hour, by call or text, and **911** if it’s urgent. What does the child need tonight?`,
  ],
  'harming-others': [
    `I remember what you told me, and I respect that you said it. Until a specialist helps you, distance is the plan. **1-800-799-7233** for adults, **1-800-422-4453** for a child, **988** when it boils up. How far away are you right now?`,
    `I’m holding back tips for two here, because everyone’s safety comes first. At **1-800-799-7233**, or by **text START to 88788**, they talk with people in your place and don’t judge. What would make it easier to call?`,
    `I can’t say more about this right now. If you feel it rising: stop, walk out, stay away until your body is calm. **1-800-799-7233** for adults, **1-800-422-4453** for a child, **911** if someone may be hurt. Where could you go?`,
    `A program for people who want to stop hurting others can do more for you than I can. Ask for one at **1-800-799-7233**, or **text START to 88788**. Until then, space first. Who could you stay with?`,
    `You took this seriously once. Please do it again today. You need someone to call, a place to go when you get angry, and a specialist: **1-800-799-7233**, or **988** if your thoughts scare you. Which of the three do you have?`,
    `Today’s topic can wait until everyone is safe around you. **1-800-799-7233**, **1-800-422-4453** for a child, **988** for yourself. How much distance is there between you now?`,
  ],
};

export const guardTexts = (language: Language): Readonly<Record<Concern, Texts>> =>
  language === 'es' ? SPANISH_GUARD_REPLIES : GUARD_REPLIES;
