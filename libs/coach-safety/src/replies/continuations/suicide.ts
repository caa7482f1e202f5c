import type { Continuations } from './continuation.js';

/** Texts that fit both the writer's own thoughts and worry about someone else. */
export const SUICIDE_CONTINUATIONS: Continuations = {
  children: {
    takesUp: `You are thinking of the children in the middle of all this. They don’t need a perfect grown-up. They need one who stays and who gets help.`,
    goesOn: `**988** (call, text or chat) helps parents too, and so does **HOME to 741741**. Who could look after the kids for an hour so that you can make that call?`,
  },
  money: {
    takesUp: `Money trouble can feel like a wall with no door. It is heavy, and it can be worked on with help. A life can’t be replaced.`,
    goesOn: `For the dark hours there is **988** by call, text or chat, or text **HOME to 741741**. For rent, food or bills you can call 211. What worries you most right now?`,
  },
  fault: {
    takesUp: `You are being very hard on yourself. Shame tells people that they are a burden, and it is wrong about that. You don’t have to earn the right to be helped.`,
    goesOn: `Say it to someone who won’t judge: **988** by call, text or chat, or **HOME to 741741**. What would you say to a friend who felt this way?`,
  },
  minimizing: {
    takesUp: `Maybe it feels smaller now, or you don’t want to worry anyone. It doesn’t have to be “bad enough” to matter to me.`,
    goesOn: `Thoughts like these can come back fast. Keep **988** (call, text or chat) and **741741** (text **HOME**) in your phone. What was different in the moment when it felt so bad?`,
  },
  police: {
    takesUp: `You may be afraid that someone will come and take you away. Most calls to 988 end with a talk and a plan, and nothing more.`,
    goesOn: `You can ask them right at the start what they would do: **988** by call, text or chat, or **HOME to 741741**. Someone sends help when a life is in danger right now. What part of it scares you?`,
  },
  sleep: {
    takesUp: `No sleep makes everything darker. Thoughts at night often look different in the light of day.`,
    goesOn: `If it gets loud tonight, call or text **988**, or text **HOME to 741741**. They are awake. And tell a doctor about the sleep, because it can be treated. What are the nights like for you?`,
  },
  alone: {
    takesUp: `Being alone with this is the hardest part. You don’t need to talk about it to have someone near. You can just ask, “Can I come over?”`,
    goesOn: `And if there is no one tonight, there is **988** by call, text or chat, or **HOME to 741741**. Who comes to mind first, even if you haven’t talked for a while?`,
  },
  faith: {
    takesUp: `Thank you for telling me about your faith. It is okay to be in pain and to believe, and to pray and to call for help.`,
    goesOn: `You can do all of it tonight: a prayer, someone you trust from your church or family, and **988** (call, text or chat) or **HOME to 741741**. What gives you some peace when you pray?`,
  },
  'what-now': {
    takesUp: `Let’s keep it very small. You only need the next ten minutes, not the next year.`,
    goesOn: `Sit near another person. Move away from what could hurt you. Then call or text **988**, or text **HOME to 741741**. Which one person could you ask to stay with you tonight?`,
  },
  thanks: {
    takesUp: `I’m glad that you told me. You did something hard today.`,
    goesOn: `If the dark thoughts come back, don’t wait: **988** by call, text or chat, or **HOME to 741741**. Who else could hear a bit of what you told me?`,
  },
  anger: {
    takesUp: `You can be mad at me. I’m an AI, and the same numbers again and again can feel like nobody is listening.`,
    goesOn: `I give them because a person can sit with you in a way that I can’t: **988** by call, text or chat, or **HOME to 741741**. What did you need to hear from me?`,
  },
  hopeless: {
    takesUp: `It feels as if nothing will ever change. That feeling is real, and it is also what this kind of pain does to the mind. It can lift, even when you can’t believe it now.`,
    goesOn: `Please don’t carry it alone tonight: **988** by call, text or chat, or **HOME to 741741**. What has made one hour a little easier lately, even a small thing?`,
  },
};
