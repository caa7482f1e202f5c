import type { Texts } from './tone.js';

export const HARMING_REPLIES: Texts = [
  `It takes honesty to say that, and it’s a good moment to say it. You’re more than this moment, and what you do next counts.

**Stop and make distance.** Put down what you’re holding, step out of the room or the house, and don’t go back in until your body is quiet. With a baby or a small child: lay them on their back in the crib, close the door, walk away for ten minutes. Crying is safer than your hands right now. If there’s a weapon, have someone else lock it away.

Then talk to people who help with exactly this, without judging:

- **National Domestic Violence Hotline, 1-800-799-7233**, or **text START to 88788**: they also speak with people who have hurt a partner or fear that they will.
- **Childhelp, 1-800-422-4453**, if it’s about a child.
- **988** by call or text, when it’s about to boil over or the thoughts frighten you.
- **911** if someone is hurt or about to be. Outside the US, call your local emergency number.

This needs a specialist: a therapist or a program for people who want to stop hurting others. I’m an AI and I’ve set couple exercises aside for now. Are you away from them at this moment?`,
  `Thank you for not hiding it. Wanting to be safe to live with is the right place to begin.

Distance first, every time: outside, around the block, to a friend, without a last word. Nobody should be near your hands, and no alcohol meanwhile. If you have already hurt someone, let them get help: **911** for injuries.

Today, call a specialist line: **1-800-799-7233** (or **text START to 88788**) for what happens between adults, **1-800-422-4453** for a child, **988** if thoughts won’t let go of you. Ask for a program for people who use force; they exist, and people change in them.

Is everyone out of reach right now?`,
  `I hear that it’s close to the surface. You don’t have to be ashamed to need a wall between you and someone you love; building that wall is the brave thing.

Leave the room now, put keys, weapons and drinks out of your own reach, and ring someone who’ll stay on the phone. **1-800-799-7233** or **text START to 88788**; **1-800-422-4453** when it’s about a child; **988** for thoughts that scare you; **911** before something happens.

A counselor trained in anger and violence can do far more for you than I can. Who could come and be with you for the next hour?`,
  `You came back to say it, and that is worth something. The rule for today stays simple: space before anything else, and a specialist before the next hard talk.

**1-800-799-7233**, **text START to 88788**, or **1-800-422-4453** if a child is involved. **988** at any hour for yourself, **911** if anyone may be hurt. Stop, step away, breathe out, dial. Can you do the first two now?`,
];
