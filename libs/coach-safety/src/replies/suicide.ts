import type { About } from '../scan.js';
import type { Texts, Tone } from './tone.js';

/**
 * Replies about suicide. Each question is worded so that a bare "yes" means danger and a bare "no" denies it,
 * and the check relies on that. The first alarm text is the fullest, and the others do not repeat its
 * paragraphs.
 */
export const SUICIDE_REPLIES: Readonly<Record<About, Readonly<Record<Tone, Texts>>>> = {
  self: {
    alarm: [
      `I’m glad you wrote that here. It sounds very heavy. I want to ask you in plain words, because I care: **are you thinking about killing yourself?**

If you are: do you have a plan? Is what you would use close by? Is there a time you have in mind? You can tell me, and please tell a person too. I’m an AI, and you need a human voice:

- **Call or text 988**, day or night, or use the chat on the 988 Lifeline’s website.
- **Text HOME to 741741** if writing is easier than talking.
- If you have hurt yourself, or have a plan for today, **call 911** now. Outside the US, call your local emergency number.

While you reach for the phone: put both feet on the floor, breathe out slowly, and name five things you can see. If something near you could be used to hurt yourself, move away from it, or ask someone to take it away.

Choose **one person you trust** and tell them: “I’m not okay. Can you stay with me for a while?” Who could be with you tonight?`,
      `Thank you for saying it again and not keeping it in. I believe you that it hurts this much.

Please don’t be alone with it right now. Call or text **988**, or text **HOME to 741741**. Go and sit near one person you trust. You don’t have to explain a thing.

Just for this minute: hold something cold in your hand, and let your breath out slowly. Nothing has to be decided tonight. If you can’t keep yourself safe, call **911**.

I’ll ask once more: **are you thinking about ending your life?** If so, do you know how and when? And who could come over tonight?`,
      `I hear how worn out you are. Thoughts like these come in waves. A wave passes more safely with someone next to you.

Could you do one small thing before you answer me? Move away from what you might use to hurt yourself, or ask someone to put it away.

Then call or text **988**, or text **HOME to 741741**. You don’t need the right words. “I’m having a bad night” is enough. Let one trusted person know where you are. Look around and name what you see, what you hear, what you can touch. Call **911** if the danger is now.

**Are thoughts of suicide with you right now?**`,
    ],
    'follow-up': [
      `I read what you wrote. I’d like to stay with this a moment longer, because you matter more to me than any topic. People often say they are fine because they don’t want to be a bother. You are not a bother.

So I ask again, gently: **have you had any thoughts of killing yourself, even for a moment?** If so, have you thought about how, or when?

You can call or text **988** even if you think it isn’t “bad enough”, or text **HOME to 741741**. Who is the one person you could sit with tonight, or call just to hear a voice? Until then, breathe slowly and feel your feet on the ground.`,
      `I hope that today is lighter than it sounded, and I’m glad if it is. Please let me ask one more time before we move on: **is any part of you thinking about suicide or about hurting yourself?**

If the answer changes tonight or next week, keep these close: **988** by call, text or chat, and **HOME to 741741** by text. Tell one person you trust that today was hard. Drink some cold water and take a few slow breaths.`,
      `I don’t want to rush past you. I’d rather ask one time too many: **are you thinking of taking your life?**

Someone at **988** (call, text or chat) or at **741741** (text **HOME**) will listen to how your day was, too. Get one trusted person close by. Get some fresh air, lean your back on a wall, and breathe out slowly. Small things help with the next ten minutes.`,
    ],
    affirmed: [
      `Thank you for being honest with me. That took courage, and you’ve done the hardest part.

**Please call or text 988 right now**, and stay on this page until someone answers, if it helps. You can also text **HOME to 741741**. If you have a plan for today, have already done something, or have what you would use next to you, **call 911**.

- Move away from anything you could use: to another room, the porch, a neighbor’s kitchen.
- Tell **one person you trust**: “I’m having thoughts of suicide and I shouldn’t be alone.”
- Until someone is with you, press your feet into the floor and count ten slow breaths out.

When you talk to them, tell them if you have a plan, what you would use, and when. Who could be with you tonight? **Are you still thinking about killing yourself as you read this?**`,
      `I’m still here, and I believe you. Now is the time for a human voice: **988** by call or text, **HOME to 741741** by text, **911** if you might act on it.

You don’t have to feel better first. You only have to get through the next ten minutes. Move away from anything you could use. Walk to where another person is, or ask one trusted person to come to you. Hold something solid, look at it closely, breathe out.

**Do you feel that you might act on these thoughts of suicide?** Is there a time you have in mind?`,
    ],
  },
  other: {
    alarm: [
      `That is scary to hear from someone you love, and you’re right to take it seriously. Asking won’t put the idea in their head. You can say it in plain words: **“Are you thinking about killing yourself?”** If they say yes, ask if they have a plan, what they would use, and when. Then mostly listen.

- **Call or text 988** together, or on your own to ask what to do. The 988 Lifeline’s website has a chat too. **Text HOME to 741741** works for both of you.
- If they have tried or took pills, **call 911** now and stay with them. Outside the US, call your local emergency number.
- If they have a weapon in hand, get yourself and any children out first. Then **call 911**. Don’t try to take it.
- Before it comes to that, and only if it is safe, lock medicine, weapons and car keys away.

You can’t carry this alone, and you don’t have to keep it secret. Tell **one person you trust**. Who could be with the two of you tonight? And for you: feet on the floor, one slow breath out, then the call.

If you have such thoughts yourself, say so. All of this is for you too. Do you think they might act on their thoughts of suicide today?`,
      `Thank you for telling me more. You take them at their word, and that matters.

Stay near while it is safe for you, and lock medicine and weapons away only if that is safe. If they pick up a weapon, get yourself and any children out, and call **911**. Don’t try to take it.

Call or text **988**. They also talk with family. Or text **HOME to 741741**. Let one trusted person take turns with you, and take a few slow breaths in between.

As far as you can tell, are they thinking of suicide right now?`,
      `I take this as seriously as you do. Two things help most: someone who stays, and people who do this every day. Reach **988** by call, text or chat, or text **HOME to 741741**. If you can’t reach the person you worry about, or they are hurt, call **911**.

With a child or a teenager, tell the other adults who care for them today. This is bigger than any fight between the two homes. Breathe, drink some water, and choose one trusted person who can be there for you.

Do you think they could be thinking of killing themselves tonight?`,
    ],
    'follow-up': [
      `We can come to that. First, the person you were worried about. A calmer hour doesn’t always mean that the danger is over.

Is there any sign that they’re still thinking about suicide? It is kind to ask them in plain words. At **988** (call, text or chat), or by text with **HOME to 741741**, they help you find the words. If it is safe, lock pills and weapons away, and tell one trusted person. You matter in this too: slow breath, feet on the ground.`,
      `I’m glad if it looks lighter now. Before we move on, one more plain question: do you think they may still want to end their life?

If you aren’t sure, that is reason enough to call or text **988** today, or to text **HOME to 741741**. Take turns with one trusted person, and rest for a few breaths yourself.`,
      `I’d rather ask one time too many when it’s about a life. Could they still be thinking of suicide, even if they don’t say much?

**988** and **741741** (text **HOME**) answer at any hour, for them and for you. A trusted person next to you and some slow breaths will make it easier to ask.`,
    ],
    affirmed: [
      `Then please act on it now, and not alone. **Call or text 988** with them or for them. **Call 911** if they have tried or have a plan for today. You can also text **HOME to 741741**.

If they have a weapon near, get yourself and any children out first. Then call **911**. Don’t try to take it. If there is none, stay with them, or have someone stay, and put pills away. Tell one trusted person what is going on, and take a few slow breaths before you call.

Are they thinking of killing themselves right now, as far as you can tell?`,
      `Thank you for telling me. If it is safe, have someone stay close, and lock pills and weapons away. If they pick up a weapon, get out with any children and call **911**. Don’t try to take it. Let **988** help you through the next hour by call, text or chat. Text **HOME** to **741741** if you can only write.

Lean on one trusted person yourself, and keep your own breath slow. Do they still talk of suicide?`,
    ],
  },
};
