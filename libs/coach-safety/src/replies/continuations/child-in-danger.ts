import type { Continuations } from './continuation.js';

export const CHILD_CONTINUATIONS: Continuations = {
  leaving: {
    takesUp: `You are asking where the child would be safe, and how to get there. That is the right thing to think about.`,
    goesOn: `If the child is in danger now, call **911**. If not, ask **Childhelp, 1-800-422-4453**, about safe ways before you take a step. They know the rules in your state. Where does the child sleep tonight?`,
  },
  money: {
    takesUp: `It is scary to speak up when you need someone’s money or home. That worry is real, and there is help for it.`,
    goesOn: `**Childhelp, 1-800-422-4453**, can name places that help families with a bed, food and rent. You can also call 211. If there is danger now, call **911**. What would you need first?`,
  },
  fault: {
    takesUp: `You wish you had seen it or stopped it sooner. You see it now, and you are doing something. That is what the child needs from you today.`,
    goesOn: `**Childhelp, 1-800-422-4453**, is there for the grown-ups too, at any hour, and **911** for danger now. What do you think the child needs most from you tonight?`,
  },
  minimizing: {
    takesUp: `You wonder if it is really that bad. Most people who spot something feel that way. You don’t have to be sure to ask.`,
    goesOn: `Tell **Childhelp, 1-800-422-4453**, what you saw, and let them help you sort it out. If the child is hurt, a doctor should look today, and **911** is for danger now. What did you notice first?`,
  },
  police: {
    takesUp: `You are afraid of what happens once police or child services know. Many good parents feel that fear.`,
    goesOn: `**Childhelp, 1-800-422-4453**, can tell you what a report does, and you don’t have to give your name to ask. If the child is in danger now, call **911**. The app does not report. What are you most afraid of?`,
  },
  sorry: {
    takesUp: `A promise that it won’t happen again is good to hear. It does not keep a child safe by itself.`,
    goesOn: `Someone trained should look at this: **Childhelp, 1-800-422-4453**, or **911** for danger now. How does the child act now when that person is near?`,
  },
  sleep: {
    takesUp: `No wonder you can’t rest. You are on watch for a child.`,
    goesOn: `You can hand over some of that watch: **Childhelp, 1-800-422-4453**, answers all night, and **911** is there if the child is in danger. What goes through your mind in the dark?`,
  },
  alone: {
    takesUp: `It is a lot to be the only one who sees this. You shouldn’t have to be.`,
    goesOn: `**Childhelp, 1-800-422-4453**, will stand by you with the next step, and **911** if there is danger. Is there a doctor, a teacher or a relative who cares about the child, and who would that be?`,
  },
  faith: {
    takesUp: `Your faith can give you strength for this. To keep a child safe is never against it.`,
    goesOn: `People of faith can stand by you, but they should not look into it on their own. **Childhelp, 1-800-422-4453**, is trained for it, and **911** is for danger now. Who prays for you and would also drive you to a doctor?`,
  },
  'what-now': {
    takesUp: `One step at a time. First, the child near a safe grown-up. Then one phone call.`,
    goesOn: `Call **Childhelp, 1-800-422-4453**, and read them what you wrote to me. If the child is hurt, see a doctor today. For danger now, it’s **911**. What makes that call hard?`,
  },
  thanks: {
    takesUp: `Thank you for looking out for a child. Children remember who stayed.`,
    goesOn: `Keep **1-800-422-4453** (Childhelp) close, and **911** for danger. I’m an AI, so the call has to come from you. When could you make it?`,
  },
  anger: {
    takesUp: `You can be mad at me. You came for help, and I can’t come and help the child. I’m an AI.`,
    goesOn: `People who can act are at **1-800-422-4453** (Childhelp), and at **911** for danger now. What would help you most to make that call?`,
  },
  hopeless: {
    takesUp: `It feels as if no one will listen or do a thing. One call may not be enough, and you may have to say it more than once. It still matters each time.`,
    goesOn: `Try **Childhelp, 1-800-422-4453**, or **911** for danger now. If you think about not living, call or text **988**. Who has listened to you so far?`,
  },
};
