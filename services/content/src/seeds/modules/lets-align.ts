import type { Module } from '@anew/contracts/content/views';

export const letsAlign: Module = {
  slug: 'lets-align',
  title: 'Let’s Align',
  overview:
    'Find out where the two of you already agree. Then choose one difference worth settling, and turn it into a trial with a date on it. You also get a seven-minute exercise for seeing a fight from the outside. You do it three times a year.',
  duration: '20-30 minutes',
  keyInsight:
    'You are aligned on something when either of you could explain it to a third person, in your own words, and the other would nod. A handful of matters explained that way will calm a household more than winning any one argument.',
  realityCheck:
    'One topic usually takes several short talks over a few weeks. It takes longer when children, money or a former partner are part of it. Some differences outlast every talk, and you will have to live around them. First agreements often fail, so count a failed trial as news about what you missed. None of this works if one of you says yes out of fear. If a no from you would be punished, leave these exercises alone. Your own safety comes first. A domestic violence helpline will listen, and the start of the Emotional Safety module says how to reach one.',
  lesson: [
    'Ask two people who love each other how often a mother-in-law should visit, and you may hear two confident answers, each presented as what everybody does. People who marry young often make up their habits side by side, while most couples in a second marriage arrive with two complete sets. Each of you already ran a working household, with its own rules about shoes, Sundays, closed doors, who gets told first and how long “soon” is. By the time you met, you had stopped seeing those rules as choices.',

    'That is why a fight about a towel can feel so large. The towel belongs to a whole system, and so does the hook it should have been on. What helps is to look at both systems, a small piece at a time, and decide together what this household does.',

    'It is work that pays. When two researchers gathered what was known about what makes remarriages good, agreement on important topics was among the things that went with better ones (Falke & Larson 2007). It can also be learned. People who took a course for couples in stepfamilies said afterward that they agreed more about money, parenting and ex-partners than before (Higginbotham 2010).',

    'Not every yes is the same.',

    'It helps to have words for three kinds. A shared yes means that we both want this. A granted yes means that I would choose something else, that I am fine with this, and that you may ask me again in spring. An endured yes means that I agreed so the talk would end. The first two are good enough to build on, and the third turns up again later, in sighs and forgotten errands. Take one arrangement you live with now and ask each other which kind of yes it got. Hearing “endured” can sting, and it is still the most useful answer in the room.',

    'Say your beliefs before you debate your plans.',

    'Under most disagreements lies a sentence that somebody learned long ago: a real family eats together, you don’t air problems outside the house, guests are always welcome, second marriages mostly fail. Such sentences do not stay inside one head. In a study of couples in stepfamilies, what one partner believed about remarriage showed up in how the other one experienced it (Garneau 2015). If I privately think that our odds are slim, I may plan less, hope less and hold back, and you live with the holding back without ever having heard the sentence.',

    'So say a few of them out loud. “In a good home, people always…” “Once someone is over eighteen…” “After a day apart, we should…” Finish each one separately, then compare. Nobody has to defend an answer, but add where it comes from if you know, whether that is a grandmother, a hard year or a first wife who could not bear visitors.',

    'Choose a topic of the right size.',

    '“How we treat your family” is too big to agree on, while “whether your brother needs to call before he comes by” is about right. A good topic can end in a sentence that starts with “From next week we…” Begin with something that bothers you at four out of ten. You are learning to do this together, and it is easier to learn on a hill than on a cliff.',

    'Now take five minutes each. The speaker tells the story behind the wish and why it matters, and the listener says it back until the speaker can say, “Yes, that’s it.” Behind a stiff position there is nearly always something worth protecting. “Nobody comes by without calling” may come from years of never knowing who would be sitting in the kitchen, and “my brother can always come” from a funeral at which he was the only one who stayed.',

    'Then each of you makes two short lists: what I can’t give up, and what I could bend on. The first list tends to be shorter than you feared, and where your bending overlaps, there is your first draft.',

    'Make it a trial.',

    'Write one sentence and one date. “From next week your brother texts an hour before, and Sundays are open house. We look at it again on the first of March.” A trial lowers the stakes, because nobody is losing for good. Say too how you will know: “It works if I’m not tense on Saturday mornings, and if he still comes.” On the date you keep it, change it or drop it. A deal that nobody may reopen is one that somebody will eventually break.',

    'Borrow the eyes of someone who wishes you well.',

    'For fights that keep coming back, there is a short exercise that has been tested with 120 married couples (Finkel 2013). Each of you, alone, takes seven minutes and a sheet of paper. First, think of a recent disagreement and describe how it would look to an outsider who takes no side and wishes all of you well, and what good this person might see coming from it. Second, write what makes it hard for you to see it that way in the heat of the moment. Third, write how you could manage it anyway in the next four months. Then put the paper away and do it again in four months. In a blended family, let your imagined outsider care about everybody, including the children in both homes. They are there to understand, and they give no points.',

    'When you still don’t agree.',

    'Some matters will not yield, such as faith, another baby or which town to live in. You can agree on who decides in which area, or take turns. You can leave it open until a date and set a rule for the time between. You can ask a mediator, a counselor or a person you both respect to sit with you. Some decisions about a child are not the couple’s to make, since they belong to the child’s parents. A stepparent’s voice deserves a hearing at home before the decision, and an honest word when it did not prevail: “Her mother and I settled it this way. I know it lands on your Saturdays. What would make that easier?”',

    'If no children live with you, your list looks different and is just as long. It may hold an aging father, a late husband’s chair that still stands by the window, grown sons and daughters who have views, whether the dog sleeps upstairs, and where you will live when work ends, and in whose house.',

    'To keep all this from piling up, ask one question a week, over the dishes if you like: “What’s coming that we haven’t agreed on yet?” Ten minutes is plenty. Many surprises between partners had been on somebody’s calendar for weeks.',

    'Where this stops.',

    'Agreement takes two people who are free to say no. If one of you decides everything and the other is afraid to object, this module is the wrong help; the start of Emotional Safety says where to turn. When a job is gone, look for unemployment benefits and a nonprofit credit counselor before you look for someone to blame. When drinking, pills or gambling keep undoing what you agreed, the person to see is a doctor. In the United States, SAMHSA’s helpline is free and open day and night: 1-800-662-4357.',
  ].join('\n\n'),
  deepDive: {
    title: 'How solid is the case for agreement?',
    content: [
      'Stephanie Falke and Jeffry Larson reviewed studies published since 1980 on what, before the wedding, foretells the quality of a remarriage. Couple consensus on important topics came up among the predictors of better ones (Falke & Larson 2007). A review is only as strong as the studies in it. Many of those watched couples rather than testing a change, so agreeing may help a marriage, and being happy may also make it easier to agree.',

      'Chelsea Garneau and colleagues studied 179 couples in stepfamilies and measured the beliefs of both partners (Garneau 2015). People who thought their chances were slim rated their own marriage lower. Some beliefs also crossed over. Wives saw less warmth from husbands who thought success unlikely, and husbands were happier when their wives felt that children come first. The effects were not the same for men and women, and the couples in question were wives and husbands. Same-sex couples will have to judge for themselves how far it fits.',

      'Brian Higginbotham and Francesca Adler-Baeder evaluated Smart Steps, a course for stepfamilies, with 195 participants at eleven sites. Afterward people reported more agreement on finances, parenting and ex-partners (Higginbotham 2010). They were asked before and after, without a comparison group, so part of the change may come from hope or from time. A later and much larger follow-up of the same course found that small early gains in relationship quality faded over a year (Reck 2020). We take that as a reason to keep practicing.',

      'Eli Finkel’s team worked with 120 married couples. They were randomly assigned: one half did the seven-minute exercise three times in the second year, and the other half did not (Finkel 2013). In the first year satisfaction slid in both groups. In the second it went on sliding in the comparison group and stopped sliding among couples who wrote. Random assignment makes this the firmest of the four. Still, it is one study, it was not about stepfamilies, and holding steady is what it showed. It promises no great rise.',
    ].join('\n\n'),
  },
  transformation: {
    title: 'The agreement you can actually keep',
    framework: [
      'Shrink it — cut the topic down until it could end in a sentence that starts with “From next week we…”',
      'Hear the story — five minutes each, and say it back until the answer is “Yes, that’s it.”',
      'Find the overlap — each list one thing you can’t give up and everything you could bend on.',
      'Write one line — put the draft into a single sentence that both of you would say to a friend without wincing.',
      'Set the date — try it, name how you will know that it works, and meet again on a day you have written down.',
    ],
  },
  scenario: {
    title: 'The room at the end of the hall',
    situation:
      'Suppose two men, Tomás and Greg (we made them up), have lived together for four years and been married for one. Greg has a daughter, Freya, who is nineteen. She has left college halfway through the year and called her father in tears. “Of course you can come home,” Greg told her. “For as long as you like.” Her old room is now the office where Tomás works four days a week. He hears about it while he is unpacking the groceries.',
    challenge:
      'Tomás says, “You might have asked me.” Greg says, “She’s my child. What was I supposed to say?” Both are telling the truth. Greg believes that a parent’s door never closes. Tomás’s first husband once gave him a week to move out of their apartment, and he believes that nobody should lose their room by surprise. By evening the talk has become one about whether Tomás cares for Freya at all, which was never the question.',
    approach: [
      'The next day they begin again, and make the topic smaller. Whether Freya is welcome is settled, since both say yes. What is left is the room, the length of the stay and how such things get decided. Greg goes first: “When she cried, I was twenty-five again and on my own with a baby. I’d have promised her anything.” Tomás says it back, then tells his side: “I want her here. I need to know I won’t be moved around in my own home.” Greg repeats that until Tomás says, “Yes. That’s it.”',
      'Their lists are short. Greg can’t give up that Freya comes this weekend. Tomás can’t give up a door he can close for work. Both could bend on which room, and on whose desk goes where. The draft reads: “From Saturday Freya has the small room, the office stays the office, and the three of us talk about her plans on the tenth of May.” Greg adds what he owes: “Next time I’ll tell her yes, you’re always welcome, and that I’ll call back in an hour about the how.”',
      'Freya is grown, so they ask her what she thinks before they carry any furniture. Whether she will pay toward the groceries is for her father to raise, and the two men settle beforehand what he will say.',
    ].join('\n\n'),
  },
  reflection: {
    question: 'Where in your life together are you living on an endured yes, your own or your partner’s?',
    prompts: [
      'Which household rule of yours feels so natural that you have never explained it?',
      'What do you privately believe about the chances of second marriages, and where did you pick that up?',
      'Think of the last fight that came back. What would someone who loves you both say each of you was trying to protect?',
      'On which topic could you bend more than you have let on?',
      'What was decided in the past year without you, and what would you have wanted to say?',
    ],
  },
  awareness: [
    'You say “normal people” or “everyone” when you mean the home you used to live in.',
    'One of you goes along, and then forgets, delays or does it badly.',
    'The children or grandchildren get two different answers to the same question and have learned whom to ask.',
    'You rehearse your case with a friend or a sister before your partner has even heard of the problem.',
    'A decision gets announced to you when you had expected to be asked.',
    'You feel relieved when the subject does not come up.',
  ],
  conversation: [
    'Pick one topic of about four out of ten and protect 20-30 minutes of uninterrupted time for it, fed and awake. When the time is up, stop, even halfway.',
    '“Here is a sentence I grew up with that I may be applying to us: …”',
    '“On a scale from shared to granted to endured, where was your yes when we decided about…?”',
    '“What would you be afraid of losing if we did it my way?” Ask it once, then listen to the end.',
    'If you get stuck, each describe the fight as a kind neighbor would who has known both of you for years.',
    'Close by reading your one-line agreement aloud, and check that both of you would put it the same way.',
  ],
  actions: [
    'Finish the sentence “In a good home, people always…” on your own, then swap papers.',
    'Name three things you already agree on that were different in an earlier relationship.',
    'Rate one current arrangement as shared, granted or endured, and tell your partner your rating.',
    'Set a timer for seven minutes and write about a recent disagreement as a neutral well-wisher would see it.',
    'Enter two dates in your calendars, four and eight months from now, to repeat the seven minutes.',
    'Reduce one big topic to a question that could be answered by next week.',
    'Draft one “From next week we…” sentence together and add a day to review it.',
    'Ask over the dishes, “What’s coming that we haven’t agreed on yet?” and write down a single item.',
  ],
  coachingPrompt: {
    title: 'Get help with one stuck topic',
    description:
      'Bring the coach a difference that keeps coming back. It can help you make the topic smaller, put your partner’s likely view into words and draft a trial agreement. It will not decide who is right.',
    suggestions: [
      'We disagree about how often relatives visit. How do I make this small enough to solve?',
      'Can you walk me through the seven-minute exercise for an argument we had last weekend?',
      'I said yes to something that I regret. How do I reopen it without starting a fight?',
    ],
    link: '/coaching?module=lets-align',
  },
  sources: [
    'Falke & Larson (2007): in a review of research on remarriage, agreement between partners on important topics foretold better quality.',
    'Garneau (2015): in couples in stepfamilies, one partner’s beliefs about remarriage were linked to the other partner’s experience of it.',
    'Higginbotham (2010): after the stepfamily course Smart Steps, people reported more agreement on money, parenting and ex-partners.',
    'Reck (2020): in a later study of 2,828 people in the same course, small early gains in relationship quality faded within a year.',
    'Finkel (2013): among 120 couples, seven minutes of viewing a conflict as a well-meaning third person would, three times a year, stopped satisfaction from sliding.',
  ],
};
