import type { Continuations } from './continuation.js';

export const HARMING_CONTINUATIONS: Continuations = {
  children: {
    takesUp: `You are thinking of the children. They need to be safe, and they need you to get help. Both start with distance when it boils up.`,
    goesOn: `For anything with a child, **Childhelp, 1-800-422-4453**, talks with parents who are afraid of what they may do. For adults it is **1-800-799-7233**. Who is with the kids right now?`,
  },
  leaving: {
    takesUp: `Space is good right now, for everyone. If the other person wants space, give it, and don’t follow, call or wait for them.`,
    goesOn: `A program for people who want to stop hurting others can help you from here: ask at **1-800-799-7233**, or **text START to 88788**. Where could you stay for a few days?`,
  },
  money: {
    takesUp: `Money stress can make anger boil faster. It is a reason to get help, and no reason for anyone to get hurt.`,
    goesOn: `Call 211 for help with rent or bills. For the anger, call **1-800-799-7233** or **text START to 88788**; some programs cost little. Where can you go when it rises?`,
  },
  fault: {
    takesUp: `You feel ashamed of what you did. You are the one who did it, and you are also the one who can stop. Use the shame to make a call, and don’t stay stuck in it.`,
    goesOn: `**1-800-799-7233**, or **text START to 88788**, won’t judge you. If you think about hurting yourself, call or text **988**. What do you feel in your body just before it happens?`,
  },
  minimizing: {
    takesUp: `Maybe part of you says that it wasn’t that bad, or that they had it coming. I can’t agree with that part. Someone got scared or hurt, or could be.`,
    goesOn: `It is easier to stop early than late. People at **1-800-799-7233**, or **text START to 88788**, know how. What made you write about it in the first place?`,
  },
  police: {
    takesUp: `You are afraid of the police or of losing your family. I understand that fear. It gets worse if someone gets hurt again.`,
    goesOn: `You can talk at **1-800-799-7233**, or **text START to 88788**, and you don’t have to give your name. If someone is hurt or about to be, **911** comes first. What step could you take today to keep everyone safe?`,
  },
  sorry: {
    takesUp: `You are sorry, and you may mean it with all your heart. What keeps people safe is what you do next. The other person doesn’t owe you an answer.`,
    goesOn: `Ask for a program for people who have hurt someone: **1-800-799-7233**, or **text START to 88788**. What has not worked when you tried to stop on your own?`,
  },
  sleep: {
    takesUp: `Too little sleep makes anger quick. That is one more reason to keep your distance until you have rested.`,
    goesOn: `If thoughts keep you up, call or text **988**. For what happened between you, it’s **1-800-799-7233**. Tell a doctor about the sleep too. Where could you sleep tonight with space around you?`,
  },
  alone: {
    takesUp: `It is good that there is space around you. Still, you don’t have to sit alone with what is in your head.`,
    goesOn: `Someone will talk with you at **1-800-799-7233**, or **text START to 88788**. If the thoughts scare you, call or text **988**. Which friend could you tell the truth?`,
  },
  faith: {
    takesUp: `Faith can be a strong reason to change. A prayer and a trained person go well together.`,
    goesOn: `Ask for a program near you at **1-800-799-7233**, or **text START to 88788**. Until then, step away when it rises. Who in your faith could hold you to that?`,
  },
  'what-now': {
    takesUp: `Here is what now. Step away. Stay away until you are calm. Don’t drink. Then make one call.`,
    goesOn: `**1-800-799-7233**, or **text START to 88788**, for adults. **1-800-422-4453** for a child. **988** if your thoughts scare you, **911** if someone may get hurt. Where can you go right now?`,
  },
  thanks: {
    takesUp: `Thank you for being so honest. It is a start, and the next step is a person who works with this.`,
    goesOn: `Save **1-800-799-7233** in your phone, and **988** for bad moments. When today could you make the first call?`,
  },
  anger: {
    takesUp: `You are mad, maybe at me too. That’s okay here. I can take it, and no one gets hurt by words to an AI.`,
    goesOn: `Let it cool before you go near anyone. Then call **1-800-799-7233** or **text START to 88788**, or **988** if you are about to lose control. What helped you cool down the last time?`,
  },
  hopeless: {
    takesUp: `You feel as if you can’t change. Many people who hurt someone have felt that, and some of them did change, with help and time.`,
    goesOn: `If you think about not living, call or text **988** now. For the change, call **1-800-799-7233** or **text START to 88788**. What would you want people at home to feel when you walk in?`,
  },
};
