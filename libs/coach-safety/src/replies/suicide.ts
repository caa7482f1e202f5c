import type { About } from '../scan.js';
import type { Texts, Tone } from './tone.js';

/**
 * A bare "yes" to a text's question means danger and a bare "no" denies it; it is read so. The first alarm text
 * is the fullest; the others don't repeat its paragraphs.
 */
export const SUICIDE_REPLIES: Readonly<Record<About, Readonly<Record<Tone, Texts>>>> = {
  self: {
    alarm: [
      `I’m glad you wrote that here. It sounds like you are carrying something very heavy, and I want to ask you plainly, because asking is a way of caring: **are you thinking about killing yourself?**

Whatever your answer is, please let a person hear it too. I’m an AI, and you deserve a voice:

- **Call or text 988**, day or night, or use the chat on the 988 Lifeline’s website.
- **Text HOME to 741741** if writing is easier than talking.
- If you have hurt yourself or are about to, **call 911** now. Outside the US, call your local emergency number.

While you reach for the phone: put both feet on the floor, breathe out longer than you breathe in, and name five things you can see. If there is something near you that you could use to hurt yourself, move away from it or hand it to someone.

Choose **one person you trust** and tell them, in these words if you like: “I’m not okay. Can you stay with me for a while?”`,
      `Thank you for saying it again and not keeping it to yourself. I believe you that it hurts this much.

Please don’t be alone with it right now. Call or text **988**, or text **HOME to 741741**, and go and sit near one person you trust, even without explaining anything.

For this minute only: hold something cold in your hand, feel its weight, and let your breath out slowly. Nothing needs to be decided tonight. If you can’t keep yourself safe, call **911**.

I’ll ask openly once more: **are you thinking about ending your life?**`,
      `I hear how worn out you are. Thoughts like these can come in waves, and a wave passes more safely with someone beside you.

Could you do one small thing before you answer me? Put whatever you might use to hurt yourself out of reach, in another room or in someone else’s hands.

Then call or text **988**, or text **HOME to 741741**. You don’t need the right words; “I’m having a bad night” is enough. Let one trusted person know where you are. Look around and name what you see, what you hear, what you can touch. **911** is there if the danger is now.

**Are thoughts of suicide with you at this moment?**`,
    ],
    'follow-up': [
      `I’ve read what you wrote, and we’ll get to it. I’d still like to stay with the other thing for a moment, because it matters more to me than any topic. People often say they are fine because they don’t want to be a bother. You are not a bother.

So, gently and directly: **have you had any thoughts of killing yourself, even fleeting ones?**

You can call or text **988** without being sure that it is “bad enough”, or text **HOME to 741741**. And who is the one person you could sit with tonight, or ring just to hear a voice? Until then, slow the next breath down and rest your feet on the ground.`,
      `That may well be so, and I’m relieved if it is. I hope you’ll forgive me for checking one more time before we move on: **is any part of you thinking about suicide or about hurting yourself?**

If the answer changes later, tonight or next week, keep these where you can find them: **988** by call, text or chat, and **HOME to 741741** by text. Tell one person you trust that today was hard. A glass of cold water and a few slow breaths at an open window are a fair start.`,
      `I don’t want to rush past you. When someone says what you said, I’d rather ask once too often: **are you thinking of taking your life?**

A counselor at **988** (call, text or chat) or at **741741** (text **HOME**) will listen to the plain story of your day, too. One trusted person within reach, some fresh air, your back against a wall and a slow breath out: small things that help the next ten minutes.`,
    ],
    affirmed: [
      `Thank you for being honest with me. That took courage, and you’ve done the hardest part.

**Please call or text 988 right now**, and stay on this page if it helps until someone answers. Texting **HOME to 741741** works too. If you have already done something, or have the means beside you and fear you’ll use them, **call 911**.

- Move away from anything you could use: another room, the porch, a neighbor’s kitchen.
- Tell **one person you trust**: “I’m having thoughts of suicide and I shouldn’t be alone.”
- Until someone is with you, press your feet into the floor and count your breaths out, slowly, up to ten.

**Are you still thinking about killing yourself as you read this?**`,
      `I’m still here, and I’m taking you at your word. This is the moment for a human voice: **988** by call or text, **HOME to 741741** by text, **911** if you might act on it.

You don’t have to feel better first, and you don’t have to promise anything beyond the next ten minutes. Walk to where another person is, or ask one trusted person to come to you. Hold something solid, look at it closely, breathe out.

**Do you feel that you might act on these thoughts of suicide?**`,
    ],
  },
  other: {
    alarm: [
      `That is frightening to hear from someone you love, and it’s right to take it seriously. Asking won’t plant the idea. You can say it in plain words: **“Are you thinking about killing yourself?”** and then mostly listen.

- **Call or text 988** together, or on your own to ask what to do; the 988 Lifeline’s website has a chat as well. **Text HOME to 741741** works for both of you.
- If there is an attempt, a weapon in hand or pills already taken, **call 911** now and stay with them. Outside the US, call your local emergency number.
- Put distance between them and the means: medication, weapons, car keys.

You aren’t meant to carry this alone, and a promise to keep it secret doesn’t bind you here. Tell **one person you trust**. And for yourself: feet on the floor, one slow breath out, then the call.

If you have such thoughts yourself, say so; all of this is for you as well. Do you believe they might act on their thoughts of suicide today?`,
      `Thank you for telling me more. You are doing something that matters: you’re taking them at their word.

Stay near, keep medication and weapons locked away, and call or text **988**; they also talk with family members. **HOME to 741741** is there by text, **911** if the danger is now. Let one trusted person take turns with you, and give yourself a few slow breaths between.

As far as you can tell, are they thinking of suicide at this moment?`,
      `I’m taking this as seriously as you are. What helps most is someone who stays and a line to people who do this every day: **988** by call, text or chat, or text **HOME to 741741**. If you can’t reach them or they’ve hurt themselves, **911**.

With a child or a teenager, tell the other adults who care for them today; this is bigger than any disagreement between households. Breathe, drink some water, and choose one trusted person who holds you up meanwhile.

Do you believe they could be thinking of killing themselves tonight?`,
    ],
    'follow-up': [
      `We can come to that. First, the person you were worried about, since a calmer hour doesn’t always mean that the danger has gone.

Is there any sign that they’re still thinking about suicide? Asking them outright is kind, and **988** (call, text or chat) or a text with **HOME to 741741** will help you find the words. Keep the means out of reach, and let one trusted person know. You matter in this too: slow breath, feet on the ground.`,
      `I’m glad if it looks lighter now. Before we move on, one more direct question: do you think they may still want to end their life?

If you aren’t sure, that is reason enough to call or text **988**, or to text **HOME to 741741**, today. Share the watch with one trusted person, and rest for a few breaths yourself.`,
      `I’d rather ask once too often about someone’s life: could they still be thinking of suicide, even if they say little?

**988** and **741741** (text **HOME**) answer at any hour, for them and for you. A trusted person beside you and some slow breaths will make the asking easier.`,
    ],
    affirmed: [
      `Then please act on it now, and not alone. **Call or text 988** with them or for them; **call 911** if there is an attempt, a plan for today or a weapon near. Texting **HOME to 741741** is another way in.

Stay with them, or have someone stay. Remove pills and weapons. Tell one trusted person what is going on, and take a few slow breaths before you dial.

Are they thinking of killing themselves right now, as far as you can tell?`,
      `Thank you for saying so. Keep someone beside them, keep the means away, and let **988** guide you through the next hour by call, text or chat; **741741** (text **HOME**) if writing is all you can do, **911** if it turns urgent.

Lean on one trusted person yourself, and keep your own breath slow. Do they still speak of suicide?`,
    ],
  },
};
