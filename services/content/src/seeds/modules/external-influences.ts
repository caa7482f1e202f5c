import type { Module } from '@anew/contracts/content/views';

export const externalInfluences: Module = {
  slug: 'external-influences',
  title: 'External Influences',
  overview:
    'Former partners, in-laws, friends, grown children and a glowing phone all reach into your marriage. Map who has access, agree on what comes in and when, and practice short replies that keep the peace without shutting your partner out.',
  duration: '20-30 minutes',
  keyInsight:
    'Outside pressure does the most harm where the two of you have no shared answer to it. When you decide together who may come in, and by which door, a former partner or a worried parent becomes a task you handle and stops being a wedge between you.',
  realityCheck:
    'You can agree on your own side of the door. You have no power over what an ex, a mother or the neighbors do on theirs, and some of them may push harder for a while once you change a habit. With children, contact with their other parent goes on for years, in some form past their eighteenth birthday. Count on adjusting your agreements every few months. This module is about ordinary strain. If a former partner threatens, follows or scares you, or you fear for a child, skip to the end of the lesson and get specialist help first.',
  lesson: [
    'A marriage has a front door, and quite a few people hold keys to yours. A former spouse has one because of the children, a loan or a dog you once shared. The parents of a late wife have one, because they love their grandchildren and because you loved their daughter. Your sister has one, and so does the old group of friends who knew the couple you used to be. And each of you carries a small door in your pocket that lights up at dinner.',

    'Most of these people mean no harm, and several of them hold you up. You could not raise children, or get through a bad winter, behind a locked door. The trouble begins when a key is used and only one of you knew that it existed.',

    'Draw the map.',

    'Take a sheet of paper and put the two of you in the middle. Around you, write down everyone who had a say in your week, whether they changed a plan, set a mood, asked for money or offered help. People you confide in need not be on it. Mark each with a plus, a minus or both. Do it apart first, and then compare. You may find that your partner gives a minus to somebody you hardly noticed, or that the person you argue over most has done nothing for a month. Then choose one name, and work on that one only today.',

    'The co-parent: a shared job with office hours.',

    'If there are children, their parents have a job together that neither can resign from. Couples in stepfamilies have described the strain this puts on their own relationship, through conflict over parenting, changing arrangements and money (AIFS 2013). Jobs go better with clear channels, so choose one for ordinary matters, such as email or a parenting app. Look at it at a set time of day, and keep the phone line for real emergencies. A written reply can follow a simple shape: short, about the child, one question or one answer, thanks. “Got it. Lena’s inhaler is in the side pocket. Can you confirm 5 on Friday? Thanks.” What stands in a court order or a formal agreement stands, and questions about that belong with a lawyer or a mediator.',

    'Then there is the step that is easy to skip. Before you answer anything that changes a shared day, a shared budget or a shared room, you check with the person you live with. A holding reply buys time: “I’ve seen this. I’ll let you know by tomorrow noon.” Very little in family life has to be settled at 9:40 at night.',

    'When one parent belongs to two teams.',

    'One study asked mothers in stepfamilies how they held the family together in what they said and did. They did so with the new partner or with the children’s father, but seldom with both (Favez 2015). If you are the parent in the middle, you may know this tug. A kind word about the father seems to cost the partner something, and a kind word about the partner seems to cost the father. You can make it easier by saying both in a single breath: “Your dad is proud of you, and so is Sam.” Partners can help by not keeping count. A child who hears good things about everyone who looks after them has one thing less to carry.',

    'And please, no mail by child. Children can carry their backpacks across, but messages, invoices and reports on the other household are too heavy for them.',

    'When the other parent fights everything.',

    'Some co-parents cannot be worked with for now. Each polite question brings an insult, each plan is undone, and each holiday is a battle. Then the aim is no longer a good working relationship. It is quiet. Let the two homes run side by side, agree only on what must be agreed, such as health, school, safety and the schedule, and put it in writing in one channel. Answer the one line about the child and leave the rest on the floor. Write every message as if a judge and, one day, the child will read it.',

    'You may stop trying to explain yourself. You may stop hoping for an apology. Keep plain notes of dates and facts, set no traps, and leave the children out of it, even when the other home does not. The parent writes, and the partner stands next to the parent and not in front. If letters from a lawyer, broken orders or fear are part of your week, a family lawyer comes before any module. At the end of this chapter there are eight short pieces on living with this.',

    'What it looks like from the other chair.',

    'Second wives who felt that their husband was still attached to his ex-wife were less happy in their marriage (Knox & Zusman 2001). The word to notice is felt. Whoever makes a long call to an ex knows what it was about, while the partner sees a closed door and hears a laugh. So do not wait to be asked. Say beforehand that you are going to talk, and afterward say in two sentences what it was about. A fair test for your own messages is whether you would be at ease if your partner had been sitting next to you. Old nicknames, complaints about your marriage and secrets “so that no one gets upset” do not pass it, and a civil joke does.',

    'The other chair has a task too, which is to ask for information and for a say where it touches you. Asking your partner to hate someone is asking for too much, and it would land on the children. Going through a phone will not give you the calm you are after. A sentence like this is more likely to: “I’m glad the two of you can talk. I’d like to hear about changes before they’re settled.”',

    'The ones who come with love.',

    'Parents, brothers, grown children and friends can press as hard as any ex. Some miss the former spouse, some fear for an inheritance, and some feel that mourning should have lasted longer. A useful rule is that each of you speaks with your own side. Your mother hears it from you, as a “we,” and without your partner being named as the reason: “We’re spending the first night at home this year. We’d love to come on the second.” You need not win the argument. You only have to say the same sentence again in the same friendly voice.',

    'With the family of someone who has died, think of widening the circle. They lost a child or a sister, and you may be the last house where that person is still talked about. Agree as a couple on what they are welcome to, such as a visit each month, a photograph in the hallway or a place at graduation. Agree also on what stays with the two of you.',

    'Couples without children have doors as well. There may be an ex who shares a mortgage or a circle of friends, a father who needs more care each year, a manager who writes at midnight, or a feed full of other people’s anniversaries. The question is the same for each: what comes in, when, and who answers?',

    'Some doors open by love and custom. A mother who lives with you after her husband dies, a brother who is owed help with his rent, a village that counts on money each month: in many families these are no intrusion at all, and a partner from another family may see only the cost. Tell each other what it means before you talk about how much. Then agree on an amount, a room or an end date that you both said yes to.',

    'Mind what goes out.',

    'Influence runs in both directions. What you tell your sister in anger she will remember long after you have made up. Choose one or two people who wish you both well and can keep things to themselves. You don’t have to say who they are. Keeping a friend you can be honest with is healthy, and being forbidden to have one is a danger sign.',

    'Where this stops.',

    'Some of this is more than pressure. Threats, stalking, turning up uninvited, messages meant to frighten, harm to a child: no shared calendar is made for these. Custody, court orders and immigration papers need a lawyer; many counties have free legal aid. The same goes if the person you fear is the one you live with, or if “our boundaries” has come to mean that you may not see your family. Please talk to specialists. In the United States the National Domestic Violence Hotline is 1-800-799-7233, or text START to 88788. For a child at risk there is Childhelp at 1-800-422-4453, and 911 if the danger is immediate. In other countries the local emergency number and domestic violence services can help. Use a device that nobody else can look at.',
  ].join('\n\n'),
  deepDive: {
    title: 'Three studies on the people around a second marriage',
    content: [
      'Claire Cartwright and Kerry Gibson interviewed sixteen couples in stepfamilies in New Zealand about co-parenting with a former spouse. Their report was published by the Australian Institute of Family Studies (AIFS 2013). The couples spoke of stress on the new household and of conflict over parenting, over arrangements that had to be flexible and over child support. They give a vivid account of how this feels from inside a stepfamily. The limits follow from the same choice. Sixteen couples can’t tell us how frequent the strain is, and the former spouses, who would have had their own account, were not the ones being asked.',

      'Nicolas Favez and colleagues had 300 mothers fill in questionnaires. Half of them lived in a stepfamily with a child of five to thirteen (Favez 2015). In stepfamilies, mothers promoted family integrity with the partner or with the father, and seldom with both. Their satisfaction with the marriage went along with how little they ran down, or fought with, the new partner about parenting. Only mothers answered, at one moment. Fathers, same-sex parents and the children themselves may see it differently. A pattern across many families is also no rule for yours. Some people do manage both.',

      'David Knox and Marty Zusman collected answers from 274 women who had married a man who had been married before (Knox & Zusman 2001). Wives who perceived an attachment between their husband and his former wife reported less happiness, more thoughts of divorce and more regret. The study is old, includes only wives, and measures what they perceived. Whether the attachment was real, and whether unhappiness sharpened the eye for it, can’t be told from such data.',

      'For daily life we take one point from all three. The presence of a former partner is a given for many couples. How openly it is handled between the two of you is the part that lies within your reach. The map, the holding reply and the other tools in this module are ours, and have not been tested in a study.',
    ].join('\n\n'),
  },
  transformation: {
    title: 'The doorkeeper’s routine',
    framework: [
      'Pause — let the message wait. Unless somebody is hurt or stranded, nothing is lost by an hour.',
      'Place — ask whose matter it is: yours, the two parents’, or something that touches the couple’s time, money or home.',
      'Hold — send a short holding reply with a time in it: “I’ve seen this. You’ll hear from me by noon tomorrow.”',
      'Check — bring it to your partner as an open question, before there is an answer to defend.',
      'Reply — the one who owns the tie writes back: brief, friendly, one point, in the name of “we” where it is true.',
      'Close — put the phone away, and do one ordinary thing together.',
    ],
  },
  scenario: {
    title: 'Sunday, 9:40 p.m.',
    situation:
      'Here is a made-up evening. Kofi and Elena have been married for three years. Kofi’s two sons live with them every other week. Elena has no children. They are on the couch with a show when Kofi’s phone lights up. It is Dana, the boys’ mother: “Can you take them Friday instead of Saturday? Work thing. Sorry, need to know tonight.” On Friday the two of them have dinner plans for Elena’s birthday, made six weeks ago.',
    challenge:
      'Kofi types “Sure, no problem,” because a fast yes to Dana has kept things quiet for years. Elena reads it in his face. “What did she want?” He tells her. Elena gets up and says, “So she has a say over my birthday, and I don’t.” Kofi says the boys are not a problem to be planned around. Elena never said that they were. Now he feels squeezed between his children and his wife, and she feels like a guest in her own week.',
    approach: [
      'Kofi turns off the television and does not begin with reasons. “I answered before I asked you. It was your evening as well as mine. I’m sorry.” Elena says what the sting was: “I’m glad when the boys are here. What hurts is finding out after it’s done.” He repeats that in his own words, so that she knows it has arrived.',
      'Then they look at Friday as two people with one problem. They could move dinner to Thursday, ask Kofi’s brother to take the boys until nine, or have Kofi go back to Dana. Elena chooses Thursday, and says freely that she would not have minded it at all if he had asked. For the future they agree on one rule and one sentence. The rule: anything that moves a shared day gets a holding reply first. The sentence, which Kofi saves on his phone: “Thanks for telling me. I’ll check and let you know by tomorrow noon.” If Dana truly needs to know the same night, he asks Elena the same night.',
      'They leave Dana out of the blame, since she asked a fair question. On Thursday Kofi tells Elena before she has to wonder: “Dana wrote about the dentist. Nothing that moves our days.” It takes him four seconds.',
    ].join('\n\n'),
  },
  reflection: {
    question:
      'Who holds a key to your marriage, and which of those keys did the two of you hand out together?',
    prompts: [
      'Which name on your phone changes your mood before you have read the message?',
      'When did you last say yes to someone outside and tell your partner later? What made the quick yes easier?',
      'What do you need to know about your partner’s contact with an ex or former in-laws in order to feel at ease, and what can you leave alone?',
      'Whose approval of this marriage do you still wait for?',
      'Who is a real support to the two of you, and when did you last tell them?',
    ],
  },
  awareness: [
    'You learn of changes to your own week from a text that was sent to somebody else.',
    'You tidy up the story before telling your partner about a call, so as not to cause trouble.',
    'A message from one certain person can end a good evening, whatever it says.',
    'A child begins a sentence with “Mom says you have to” or “Dad wants to know.”',
    'One of you has been left to explain things to the other one’s family.',
    'You have fewer friends than you had a year ago, and that was not your own wish.',
  ],
  conversation: [
    'Choose a moment when no drop-off is due, mute both phones and take 20-30 minutes of uninterrupted time for one name on your map.',
    '“When … gets in touch, what I notice in myself is… What do you notice in me?”',
    '“I don’t need you to dislike anyone. What would help me is to know beforehand about…”',
    '“Is there someone on my side I should be speaking with, so that it doesn’t fall to you?”',
    'Talk about the arrangement and leave the character of the absent person out of it. They can’t answer.',
    '“Who makes us stronger? How could we see more of them?” Save this one for the end.',
  ],
  actions: [
    'Draw your map of names with plus and minus signs, alone, in eight minutes.',
    'Save a holding reply on your phone that names a time by which you will answer.',
    'Choose one time of day for reading co-parent or family messages, and turn off the alerts for the rest.',
    'Tell your partner in two sentences about a recent contact with an ex or a former in-law.',
    'Practice one “we” sentence aloud for the relative who asks too much.',
    'Thank a person who is good for your marriage, by text or by voice.',
    'Agree on one hour a day when phones can rest. Whoever would rather keep one near keeps it.',
    'Decide together who speaks with whom before the next family event.',
  ],
  coachingPrompt: {
    title: 'Work on one message or one boundary',
    description:
      'Describe a message that unsettles you, and leave names out if you like. The coach can help with a short, civil reply or with the talk you need to have at home. It can’t give legal or custody advice.',
    suggestions: [
      'How do I answer a last-minute schedule change without agreeing before I’ve asked my partner?',
      'My partner talks with their ex a lot and I feel pushed aside. How do I say so fairly?',
      'My late wife’s parents find my new marriage hard. What could I say to them?',
    ],
    link: '/coaching?module=external-influences',
  },
  sources: [
    'AIFS (2013), interviews by Cartwright & Gibson: co-parenting with a former spouse put strain on the new couple.',
    'Favez (2015): mothers in stepfamilies promoted family integrity with the partner or with the father, seldom with both.',
    'Knox & Zusman (2001): second wives who perceived that their husband was still attached to his ex-wife were less happy.',
  ],
};
