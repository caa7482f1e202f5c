import type { Texts } from './tone.js';

export const HARMING_REPLIES: Texts = [
  `It takes courage to say that, and this is a good time to say it. You’re more than this moment. What you do next counts.

**With a baby or a small child:** first lay them on their back in the crib and close the door. They are safe there, even if they cry. Stay in the house, in another room, for ten minutes.

**Stop and make distance.** Set down with care what you’re holding. Step out of the room. Leave the house only if no child is left alone. Stay away from everyone until you’ve calmed down. Don’t go near a weapon. Ask someone else to lock it up.

Then talk to people who help with just this and don’t judge:

- **National Domestic Violence Hotline, 1-800-799-7233**, or **text START to 88788**. They also talk with people who have hurt a partner or fear that they will.
- **Childhelp, 1-800-422-4453**, if it’s about a child.
- **988** by call or text, if you are about to lose control or your thoughts scare you.
- **911** if someone is hurt or about to be. Outside the US, call your local emergency number.

This needs a specialist: a therapist, or a program for people who want to stop hurting others. I’m an AI, and I’ve set couple exercises aside for now. Are you away from them right now?`,
  `Thank you for not hiding it. You want people to be safe around you, and that is the right place to start.

Make distance first, every time. If you are alone with a child, go to another room, and lay a baby in the crib before you do. If not, go outside, around the block, to a friend. Don’t wait for the last word. Stay away from everyone until you’ve calmed down, and don’t drink. If you have already hurt someone, get them help: call **911**.

Today, call people who know this: **1-800-799-7233** (or **text START to 88788**) if it is about an adult, **1-800-422-4453** for a child, **988** if the thoughts won’t stop. Ask for a specialist program for people who have hurt someone. Such programs exist, and people change in them.

Is everyone away from you right now?`,
  `I hear that it’s close. You don’t have to be ashamed that you need some space from people you love. Making that space is the brave thing.

Leave the room now. Don’t go near a weapon. Ask someone else to lock it up. Leave the car keys and the drinks. Call someone who will stay on the phone with you. **1-800-799-7233** or **text START to 88788**. For a child, **1-800-422-4453**. For thoughts that scare you, **988**. Call **911** before something happens.

A counselor who knows anger and violence can do far more for you than I can. Who could come and be with you for the next hour?`,
  `You came back to say it, and that counts. The rule for today stays the same: distance first, and a specialist before the next hard talk.

**1-800-799-7233**, **text START to 88788**, or **1-800-422-4453** if it is about a child. **988** at any hour for yourself, **911** if anyone may get hurt. Stop, step away, breathe out, call. Can you do the first two now?`,
];

/** What only fits where a baby or a small child may be near, and how the sentence before it ends without it. */
const OF_THE_CRIB: readonly (readonly [RegExp, string])[] = [
  [/\*\*(?:With a baby or a small child|Con un bebé o un niño chiquito):\*\*[^\n]*\n\n/u, ''],
  [/, and lay a baby in the crib before you do\./u, '.'],
  [/, y al bebé acuéstalo antes en la cuna\./u, '.'],
];

/** The same texts for somebody who has told of no baby and no small child: a twelve-year-old is not laid in a crib. */
export const withoutCrib = (texts: Texts): Texts => {
  const [first, ...others] = texts;
  return [withoutIt(first), ...others.map(withoutIt)];
};

const withoutIt = (text: string): string =>
  OF_THE_CRIB.reduce((kept, [part, instead]) => kept.replace(part, instead), text);
