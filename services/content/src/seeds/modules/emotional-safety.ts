import type { Module } from '@anew/contracts/content/views';

export const emotionalSafety: Module = {
  slug: 'emotional-safety',
  title: 'Emotional Safety',
  overview:
    'How the two of you become people who can say the tender thing out loud, even after a love that ended in divorce or by death. This module is for couples where nobody is afraid of the other. If there is fear or violence between you, please leave the exercises and read only the start of the lesson, which says where to turn.',
  duration: '20-30 minutes',
  keyInsight:
    'You feel safe with someone when reaching for them usually works: a worry gets an answer, and a clumsy sentence is still welcome. It grows out of small moments, most of them shorter than a minute.',
  realityCheck:
    'Expect this to be slow. A guard that took years to build seldom comes down in a month, and it may go straight back up after a lawyer’s letter, an anniversary or a bad night’s sleep. Look for small signs first: a worry said two hours sooner, a shorter silence. Some fears get quieter and never quite leave. If one fear still runs your home after several months of honest trying, a couples therapist is a sensible next step. And if what you feel is fear of your partner, no amount of trying is asked of you here.',
  lesson: [
    'First, who this is not for. These exercises ask each of you to show a tender spot. That is only wise with someone who won’t use it against you. If you are afraid of your partner, if you plan your day around not setting someone off, or if you have been hit, held down, threatened, forced into sex, tracked, or cut off from money or people, please leave this module alone. You are not the cause of it, and being more open or more patient is not your task.',

    'In the United States you can reach the National Domestic Violence Hotline at 1-800-799-7233, or text START to 88788. In other countries, look for a national helpline. If you are in danger right now, call 911 or your local emergency number. Phones, computers and shared accounts may be watched, so use a device your partner can’t get into if there is one. You don’t owe anyone a reason for stopping here. If you are the one who has frightened or hurt your partner, or you fear you could, stop here as well, keep your distance and get specialist help. That hotline will talk with you too.',

    'The rest of this lesson is for two people who are not afraid of each other and still find it hard to be open.',

    'What safety means on a weekday.',

    'Think of the last time you let it show that you were worried, sad or wrong. What happened next? If your partner usually turns toward you at such moments, you will show it again, and if the usual reply is a joke, a lecture, a sigh, or a note kept for the next argument, you will learn to stop. Nobody sits down and decides this. You each draw the lesson from many small moments, and often the other person has no idea that one of them counted.',

    'Many of you walked into this marriage with a guard up, and with good reasons. Divorce may have shown you that a promise can be taken back, or a death may have shown you that someone can be at breakfast on Monday and gone by Thursday. Or you had no marriage behind you at all, and joined a home where everyone else shares a past you were not in. The guard did its job then, and now it also keeps out the person you chose.',

    'Some people get louder, and some get quieter.',

    'When the bond feels shaky, people tend to go one of two ways. Some turn the volume up: they send a second text, ask “Are we okay?” at midnight, and study the tone of a one-word reply. Others turn it down: they get busy, say “I’m fine,” and go and fix a shelf. Each style made sense somewhere once. Together they feed each other: the harder one knocks, the more firmly the other shuts the door, and both end up alone on their own side of it.',

    'The way out starts with the fear under the complaint. “You never text me” sounds like a charge. What sits under it may be this: “When I haven’t heard from you by nine, I start to think I’m the last to know something.” Or take “Fine, do what you like.” Under that might be: “I’m sure I’ve let you down already, so I’d rather not try.” The version underneath is harder to say and far easier to answer, because there is nothing to defend against.',

    'How you answer matters as much as how it was said.',

    'A good answer has three parts: what you heard, why it makes sense, and one thing you can do. You don’t have to agree with the fear to give it. “You were scared when you couldn’t reach me. I can see why, with the roads like that. I’ll text when I leave work, and you won’t have to ask.” The facts, such as the dead battery and the long meeting, can come after, because even true facts sound like a closed door when they come first.',

    'If you don’t know what is wanted, ask: “Help, ears or a hug?” It sounds a little silly, and it saves guessing. Someone who wanted ears and got a repair plan feels just as alone as before, and now has a plan to be polite about.',

    'Soft things are never used in hard moments.',

    'What your partner tells you in the dark about their fear, their body, their mother or their worst year is out of bounds in a fight, for good, and it isn’t gossip for your sister either. (Telling someone about your own worries, or getting help, is always allowed, and nobody may make you promise otherwise.) If you have ever thrown such a thing in anger, name it and take it back: “On Saturday I used what you told me about your father. That was a foul, and I won’t do it again.”',

    'Being wrong needs a soft landing as well. If admitting a mistake earns a lecture, mistakes will be hidden, and that goes for the late bill as much as the dented car. Try to make “I got that wrong” one of the cheaper sentences in your home. When you hear it, say “Thanks for telling me” before anything else.',

    'About checking.',

    'A phone lies on the counter, and it would take ten seconds. You look, you find nothing, and the relief lasts an afternoon. By evening you need to look again, and now there is a secret in the house, and it is yours. Plenty of people have done this. If you have, say so, say what you were afraid of, and ask in the open for what would help.',

    'It also helps to agree on what you share without being asked and what stays private. Plans and money news might go in the first group. A journal, a friend’s secret and a talk with a therapist belong in the second, and so, for most adults, does a phone. Openness is something a person offers. When it is demanded, inspected or enforced, it has turned into control, and the start of this lesson applies. If trust was broken in this marriage, by an affair or a hidden debt for instance, a module is too small for it. The same questions will need patient answers many times over, and a skilled third person in the room can make that bearable for both. If you found out yesterday, it is too early for any of this. Sleep, eat, tell one steady friend, and put off the big decisions for a few weeks.',

    'Room for everyone who is here, and for someone who isn’t.',

    'Where one of you is widowed, grief for a first spouse can live beside love for a second. The newer partner may dread being measured against someone who can no longer make mistakes, while the widowed partner hides a wet face in the garage so that nobody feels second best. Both of these can be said. “I miss her today, and I’m glad it’s you I’m coming home to.”',

    'Where there are children, small or grown, a stepparent may wonder ten times in a weekend: do I count here? Saying “I felt like a guest at dinner” to your partner, in private and without a list of charges, is exactly the kind of soft sentence this module is about. Keep the children out of it, since they can’t carry an adult’s wish to belong.',

    'You will both get this wrong. Somebody will be tired and will meet a soft sentence with a hard one, and a late second try still counts. “You told me something this morning and I brushed it off. I’ve been thinking about it. Will you tell me again?” It takes about ten seconds to say. Now choose one thing from this page for the week ahead, and let one be plenty.',

    'Where this stops.',

    'A partner’s kind answer can’t heal everything. If old scenes come back at night, if panic keeps you from sleeping, or if you have felt empty for weeks, see a doctor or a trauma therapist. The same goes for a low mood after a birth. When drinking or pills decide how an evening goes, SAMHSA’s free helpline at 1-800-662-4357 is open day and night. If you think about dying, call or text 988. And if what you feel at home is fear, go back to the first lines of this page.',
  ].join('\n\n'),
  deepDive: {
    title: 'First marriage, second marriage: what seems to matter more',
    content: [
      'Is a second marriage bound to be shakier than a first? One team put the question to 562 adults (Diamond 2018). Some were in a first marriage, 100 were in a second, and the rest were separated or divorced. Among those in a relationship, the groups did not differ in how satisfied they were. What told the researchers more was attachment, which is how safe a person tends to feel when leaning on someone close. The first and second married did not differ in attachment either.',
      'That is good news with edges. The people answered questionnaires about themselves, so the study shows that attachment and satisfaction go together. It can’t show which comes first. A good marriage may well make people feel more secure, and the second-married group was the smallest of the three.',
      'A second study looked at what happens when trust is low (Rodriguez 2015). It asked 261 people in committed relationships about trust, worry over being left, jealousy, and how they treated their partner. People low in trust reported more jealousy, and the link was much stronger in people who were also anxious about being left. In that group, jealous thoughts and acts such as going through a partner’s things were more common. So was treating the partner in ways that were abusive without being physical. That last finding is a reason to take snooping seriously while it is still small.',
      'This study, too, was a single snapshot based on people’s own reports, and it was not about second marriages in particular. It can’t tell you what your partner’s jealousy will turn into. If it frightens you already, that is enough to go by.',
      'Neither study tested the steps in this module. What we draw from them is modest. Whether this is your first or second marriage seems to say less about your happiness than how safe it feels to lean on each other. And a fear of being left is better said aloud than sent looking for proof.',
    ].join('\n\n'),
  },
  transformation: {
    title: 'The soft landing',
    framework: [
      'Catch — feel the pull to knock harder or to vanish, and wait one breath before you follow it.',
      'Uncover — say the fear under the complaint in a sentence that begins with “I.”',
      'Ask — request one small thing that could really happen this week.',
      'Answer — the listener says what they heard, why it makes sense, and one thing they can do. Facts come after.',
      'Protect — what was said here is never used in a fight. Either of you may still talk to someone to get help.',
      'Return — if it went badly, come back within a day and ask to hear it again.',
    ],
  },
  scenario: {
    title: 'The quiet week',
    situation:
      'Marisol and Dee are invented. Marisol’s first marriage ended when she found messages on a laptop. Dee’s first wife, Carol, died four years ago. The two women have been married for eighteen months and live with Dee’s fifteen-year-old son. For five days Dee has been quiet. She answers kindly, goes to bed early and sits in the car for a while before coming in. On Sunday, while Dee is in the shower, Marisol reads the messages on her phone. There is nothing there. She puts it back at the exact angle and feels sick.',
    challenge:
      'To Marisol, quiet means that someone is leaving. Dee’s habit is to carry grief where nobody has to see it. Each is guarding the other from something, and each is now alone with it. Marisol also has a secret of her own, and the longer it stays one, the more it will cost.',
    approach: [
      'Marisol picks Monday evening, when Dee’s son is at practice. She starts with her own part: “On Sunday I read your messages. I found nothing, and I’m sorry I did it. You’ve been far away this week and I got scared that you were on your way out. That’s where my mind goes, because of how I found out last time.”',
      'Dee is stung, and she may be. “I don’t like that you looked. I need a minute with that.” She takes it, in the kitchen, with the water running. Then she comes back and answers the fear as well: “You thought I was leaving. After what happened to you, I see how you got there. I’m not. Friday would have been Carol’s birthday. I didn’t know if I was allowed to be sad in our kitchen.”',
      'They make two small agreements. Dee will say “I’ve got a grief day” when she has one, and nothing more has to follow. Marisol will say “I need you near” in place of looking, and Dee will give her two minutes of full attention when she hears it. Dee asks for one thing more: “Ask me next time. Even if you ask badly.” On Friday, Marisol asks whether Dee wants company. Dee and her son walk along the river by themselves, and Marisol has soup on the stove when they come in.',
    ].join('\n\n'),
  },
  reflection: {
    question:
      'When you feel shaky about the two of you, what do you do first, and what would you like your partner to know about what is going on underneath?',
    prompts: [
      'When I last felt unsure of us, I got louder (or quieter) by…',
      'Something my partner does, perhaps without knowing it, that helps me feel safe is…',
      'A fear I have shown as anger, busyness or a joke is…',
      'When my partner tells me about a worry, my first reply is often… What I wish it were is…',
      'Something soft that I told my partner, and was glad I did, is… Something I still keep back is…',
    ],
  },
  awareness: [
    'Which of you gets louder when the bond feels shaky, and which gets quieter? Does it swap with the topic?',
    'Notice what your body does in the ten seconds after an unanswered message.',
    'Watch for facts that arrive too early. A true explanation can still land as “your feeling is wrong.”',
    'In a fight, check what is in your hand. Is it something that was once told to you in trust?',
    'Be curious about any urge to check. What are you hoping to feel once you have looked?',
    'Know the line. If you hold back because you are afraid of what your partner would do, this module is not the right help. The start of the lesson says what is.',
  ],
  conversation: [
    'Choose 20-30 minutes of uninterrupted time, phones in another room, and agree beforehand that either of you may stop without giving a reason.',
    '“What did you learn to do, before me, when you felt let down? How does it still show up?”',
    '“When you go quiet (or ask again), I tend to think… What is really happening for you?”',
    '“What are three things you would like me to tell you without being asked? What would you like to keep for yourself?”',
    'If your partner says something that stings, try “Thank you for telling me. Give me a moment.” You can reply in an hour.',
    'End on something kept: “A moment lately when I felt safe with you was…”',
  ],
  actions: [
    'Write down the worry under a complaint you often make, in one sentence, for your eyes only.',
    'Tell your partner one thing they did this week that made you feel safe.',
    'Send one short message at a time when silence usually worries them.',
    'Ask “Help, ears or a hug?” the next time your partner sighs.',
    'Agree on four words that mean “please come close,” and on what the other will do when they hear them.',
    'List two things you will share without being asked and two that stay private, and read the lists to each other.',
    'Go back to one moment you brushed off this week and say, “Will you tell me again?”',
    'Say “I got that wrong” about one small thing today, with no “but” after it.',
  ],
  coachingPrompt: {
    title: 'Find the sentence under the complaint',
    description:
      'The coach can help you turn a worry into something your partner can answer, or think through a reply that came out wrong. It is an AI and educational, and no substitute for therapy. If you are afraid at home, the hotline (1-800-799-7233, or text START to 88788) has trained people. Use a device your partner can’t see.',
    suggestions: [
      'I get anxious when my partner goes quiet. How could I say that without blaming?',
      'I looked at my partner’s phone and found nothing. How do I own up to it?',
      'My partner told me something painful and I answered badly. How do I go back to it?',
    ],
    link: '/coaching?module=emotional-safety',
  },
  sources: [
    'Diamond (2018): among people in a first or second marriage, how secure they felt in close bonds predicted their satisfaction better than which marriage it was.',
    'Rodriguez (2015): where low trust met anxiety about being left, people reported more jealousy, including snooping through a partner’s things.',
  ],
};
