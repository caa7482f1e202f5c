import type { Track } from '@anew/contracts/content/views';

export const hostileCoParent: Track = {
  title: 'When the other parent fights everything',
  intro:
    'Eight short pieces for couples whose co-parent answers every question with a fight. They are about conflict. If you are being threatened or followed, or a child is being hurt, start with the last one.',
  pieces: [
    {
      title: 'Stop trying to be friends',
      text: 'You have tried to talk it out. You have sent long, fair messages, and each one came back as fuel. It is all right to stop. Good co-parenting is one way to raise a child in two homes. Running side by side is another, and for some families it is the calmer one. You don’t need the other parent to like you, to admit anything or to change. You need the child to get to school with shoes on.',
    },
    {
      title: 'Two homes, side by side',
      text: 'This is often called parallel parenting. Each home runs its own days: meals, screens, sleep, friends. Only a few things cross over: health, school, safety and the schedule. Those go in writing, in one channel, such as email or a parenting app. There are fewer calls, fewer favors and fewer chances to fight. It can feel cold. A long war between two homes wears children out, so the quiet is something you give them.',
    },
    {
      title: 'Short, plain, done',
      text: 'Answer only what asks for an answer. Be brief, friendly in tone and about one thing. “Pickup at five on Friday works. Thanks.” Leave out reasons, because every reason is something to argue with. Leave out old stories. If there is no question in the message, there may be no need to reply. When you must say no, say it once: “That doesn’t work for us. We’ll keep to the schedule.” Then put the phone in another room.',
    },
    {
      title: 'Know the bait',
      text: 'Some messages are written to get a reaction. You can tell by your pulse. Read it once, breathe out, and look for the one line about the child. Let the rest lie there. Ask your partner to read it in a flat voice, like a weather report. Wait an hour, or a night, unless somebody is hurt or stranded. The answer you send tomorrow will be shorter than the one you want to send now.',
    },
    {
      title: 'Write it down, and set no traps',
      text: 'Keep a plain record: date, what happened, who was there. No guesses about why. It helps you remember, it may help a lawyer, and it lets you stop carrying it all in your head. Write as if a judge, a teacher and one day the child will read it. Don’t provoke anyone to get proof, don’t question the child for it, and don’t record people in secret. The law on recording differs by state. Ask a lawyer before you do.',
    },
    {
      title: 'Keep the children out of the middle',
      text: 'No messages by child. No sighs at the name. No “What did she say about us?” If your child repeats something hurtful, stay with the child: “That sounds hard to hear. You don’t have to sort it out.” You may say once, calmly, what is true. You need not defend yourself point by point. A child who may love both parents in your kitchen has one place to rest. If a child seems scared or suddenly changes, tell the doctor or a child therapist.',
    },
    {
      title: 'Protect the two of you',
      text: 'A co-parent who fights can take over a marriage without ever coming in. Give the subject ten minutes a day and then close it. The parent writes the messages. The partner reads for tone when asked, and does not join in. Partners, you are allowed to be tired of it, and to say so without blaming the child. Parents, don’t hide messages to keep the peace. Do one thing each week that has nothing to do with any of this.',
    },
    {
      title: 'When it is more than conflict',
      text: 'Some things are no longer a fight between parents: threats, being followed, a child who is hurt or kept from you, court orders that are broken again and again. Don’t answer these with better wording. Call 911 in danger. The National Domestic Violence Hotline is 1-800-799-7233, or text START to 88788, and former partners count too. For a child there is Childhelp, 1-800-422-4453. For court orders and custody you need a family lawyer. Many counties have free legal aid.',
    },
  ],
};
