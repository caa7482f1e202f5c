import type { Continuations } from './continuation.js';

export const VIOLENCE_CONTINUATIONS: Continuations = {
  children: {
    takesUp: `You are thinking of the children, even with all you carry. Kids feel fear at home, and one calm grown-up who loves them helps them more than you may think.`,
    goesOn: `The Hotline can make a safety plan for you and for them: **1-800-799-7233**, or **text START to 88788**. If a child is hurt, Childhelp is at **1-800-422-4453**. How are the kids today?`,
  },
  leaving: {
    takesUp: `Stay or go, now or later: that is yours to decide. No one here will push you. Many people try more than once, and there is no shame in that.`,
    goesOn: `The time around a breakup can be the most dangerous one, so a plan helps whatever you choose. People at **1-800-799-7233**, or by **text START to 88788**, will make one with you. What worries you most about it?`,
  },
  money: {
    takesUp: `Money and a place to live are real worries. They keep many people stuck, and that is not a failing of yours.`,
    goesOn: `The Hotline knows about shelters, rent help and food near you: **1-800-799-7233**, or **text START to 88788**. You can also call 211 for help with bills. What do you need first?`,
  },
  fault: {
    takesUp: `It is not your fault. Nothing you said or did makes it okay to hurt or scare you. Shame is heavy, but it belongs to the one who did this.`,
    goesOn: `You can say all of it at **1-800-799-7233**, or **text START to 88788**. They have heard it before and won’t judge you. What have you been told about whose fault it is?`,
  },
  minimizing: {
    takesUp: `You may tell yourself that it’s not that bad. Many people do, because it helps them get through the day. It still counts, even if it was once and even if nothing shows.`,
    goesOn: `You don’t need it to be “bad enough” to call **1-800-799-7233** or **text START to 88788**. What would you say to a friend who told you this?`,
  },
  police: {
    takesUp: `It makes sense to be scared of police, courts or trouble with papers. You decide who hears about this.`,
    goesOn: `At **1-800-799-7233**, or by **text START to 88788**, you don’t have to give a name, and no one asks for papers. They know lawyers who help for free. If your life is in danger, **911** is for you too. What are you most afraid would happen?`,
  },
  sorry: {
    takesUp: `Sorry words can feel so good after all that fear. You may love this person and still be scared. But a promise alone does not keep you safe.`,
    goesOn: `You can take all the time you need, and you don’t have to answer. You can think it over with someone at **1-800-799-7233**, or **text START to 88788**. What did you feel when you heard it?`,
  },
  sleep: {
    takesUp: `It is hard to sleep when your body is on guard. That is not weakness. Your body is trying to keep you safe.`,
    goesOn: `If the night feels unsafe, call **911**. If you are awake and it goes round and round, people at **1-800-799-7233**, or **text START to 88788**, are awake too. What is it that keeps you up?`,
  },
  alone: {
    takesUp: `Being alone with this is so hard. And often it is no accident: people who hurt others like to keep them away from friends.`,
    goesOn: `There is a voice for you at any hour at **1-800-799-7233**, or **text START to 88788**. If you don’t feel safe tonight, call **911**. Who was close to you before all this?`,
  },
  faith: {
    takesUp: `Your faith matters, and you don’t have to give it up to be safe. No faith asks you to be hurt. To forgive someone and to be safe from them are two different things.`,
    goesOn: `The Hotline can name people who know both faith and abuse: **1-800-799-7233**, or **text START to 88788**. What does your faith tell you about your own worth?`,
  },
  'what-now': {
    takesUp: `You don’t have to solve it all today. One small step is enough, and you choose which one.`,
    goesOn: `Three that many people find safe: tell one person you trust, put your papers and a spare key where you can get them fast, or call **1-800-799-7233** (or **text START to 88788**) from a phone no one checks. Call **911** in danger. Which of these could you do, and what stands in the way?`,
  },
  thanks: {
    takesUp: `I’m glad you wrote. It took courage to say it, and you can come back any time it feels safe.`,
    goesOn: `Keep **1-800-799-7233** in your head if you can’t keep it on your phone, or **text START to 88788**. What will you do to be kind to yourself today?`,
  },
  anger: {
    takesUp: `You have a right to be mad at me. I’m an AI, and I keep saying the same numbers while you are the one who has to live with this.`,
    goesOn: `I say them because a person can do what I can’t: **1-800-799-7233**, or **text START to 88788**. You don’t have to call. Tell me, what would have helped you just now?`,
  },
  hopeless: {
    takesUp: `It sounds as if you can’t see a way out. When someone is worn down for so long, hope goes quiet. That doesn’t mean that it is gone for good.`,
    goesOn: `If you think about not living, call or text **988** now. For a way through the rest, there is **1-800-799-7233**, or **text START to 88788**. What has kept you going so far?`,
  },
};
