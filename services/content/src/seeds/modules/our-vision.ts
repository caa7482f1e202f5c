import type { Module } from '@anew/contracts/content/views';

export const ourVision: Module = {
  slug: 'our-vision',
  title: 'Our Vision',
  overview:
    'Compare the pictures each of you had in mind, let go of the ones that no longer fit, and put a shared one into three plain sentences. Then make it visible in a ritual that has room for the life before and the life now.',
  duration: '20-30 minutes',
  keyInsight:
    'A shared picture of your life comes true through what you repeat. The rituals that last tend to make room for the old family and the new one at the same table.',
  realityCheck:
    'Becoming a family, or a settled couple among grown children and two sets of friends, is counted in years. Four of them can pass with good months, flat months and a few frightening ones. Some people in your family may never want the word “family” for this, and a decent life is still possible. A vision can’t be imposed on anyone, least of all a teenager. It also can’t mend a home in which someone is afraid. If fear is part of your daily life, put safety before plans and speak to a domestic violence service.',
  lesson: [
    'At some point you may notice that you married a picture as well as a person. In the picture there is a long table and everyone is laughing. Or there are two people in a quiet house with no one’s homework, or it is simply the first marriage again, this time done right. The picture got you through the move and the paperwork. Then came an ordinary Tuesday, with one child missing, another not speaking and the two of you too tired to touch, and the picture made that Tuesday look like failure.',

    'You would be in large company. In an American survey, more than half of the people with step-relatives said that family life had turned out differently from what they expected (Pew 2011). Different is a wide word, though, and in the same survey about seven in ten of them were very satisfied with their family life. So a surprise along the way tells you little about how things will end.',

    'Take the old pictures out and look at them.',

    'This part can hurt a little. Each of you describes the picture you brought, with the embarrassing details: the matching stockings, the stepson who would be your best man, the partner who would love your mother. Say where it came from, and then say which piece of it you have had to give up. “I thought your girls would want me at their concerts.” “I thought that we would have a child.” “I thought I’d stop missing her once I was happy.”',

    'The other one has a single task, which is to let it be sad, without repairs and without a defense. A loss that has been spoken between you weighs less than one you each carry behind the other’s back. Children have such pictures too, and theirs often has both parents in it. They lost theirs through a decision of yours, or through a death that nobody decided, and it is fair that they need longer.',

    'There are several roads, and some are rough.',

    'Researchers asked members of 53 blended families to look back on their first four years and mark how much they had felt like a family (Baxter 1999). Five different paths came out. One rose quickly, one rose slowly, one began high and sank, one stayed low and flat, and one went up and down like a mountain range. Knowing this can spare you a comparison. The family across the street, who seemed to click within a summer, were on one road, and yours may be another. The useful question is what the next stretch needs.',

    'Some families should not aim for closeness yet. For them a good goal for this year is courtesy, which means that people say hello, plates get carried, and no one is made to hug. If that is where you are, write it down as your vision without blushing. Warmth has a better chance of turning up where it is not being checked for.',

    'A vision needs plain words.',

    'Big words like harmony give you nothing to do on a Thursday, so try three sentences. The first says how it should feel to come home here: “You can be in a bad mood and still be welcome.” The second says what we do that shows it: “We eat together on Sundays, with whoever is here.” The third says what we leave open: “Nobody has to call anyone mom or dad, and we’ll see about moving when Jo finishes school.” The third is easy to leave out, and it is the one that gives everyone air.',

    'Choose how far ahead you are looking. A season is a good distance for families under strain, and three years suits a couple choosing where to live. Twenty years is a pleasant thing to talk about in the car, and nobody needs to take notes.',

    'Write a vision for the two of you as well. If children fill the house every other week, you need a sentence for the weeks in between. If there have never been children, or they have long since left, the couple is the whole household, and it deserves more thought than “we’ll travel.” What do you want to be good at together? Who should be able to count on you? What would make an evening at home feel like your own, and unlike the evenings you each spent with somebody else?',

    'What you repeat is what you become.',

    'A ritual is a thing you do on purpose, again and again, that says who belongs. It may be as grand as a holiday, or as small as the mug that is put out for a child on the night she arrives. Researchers talked with members of blended families about rituals that had worked and rituals that had flopped, and the ones that worked paid respect to the old family and to the new (Braithwaite 1998). You can see why. A ritual that sweeps the past aside asks people to be disloyal, and one that only copies the past has no seat for the newcomer.',

    'That leads to a recipe with three parts. Keep something: ask each person for one thing from before that should stay, and hear why it matters. Add something: invent one piece that belongs to nobody’s earlier life. Leave a gap: allow for a person who stays in their room, leaves early or joins late. So you serve the grandmother’s dumplings in the new kitchen, at three in the afternoon because that is when the children from the other house can be there, and the boy who wants to eat his in the next room may do so.',

    'The same goes for two faiths, or a faith and none. You can light the Hanukkah candles and hang the Christmas lights, keep Ramadan with company and break the fast with guests, or go to your own Easter service and meet for lunch. Nobody has to believe the other’s words to stand next to them. If two languages live in your home, let each have a time and a table, and let the one who learns be bad at it for years. Where grandparents share the roof, ask them for one custom to teach and tell them which ones are yours.',

    'A loss belongs in the recipe as well. A home can have a candle, a song or a cake that openly belongs to the person who died. Agree on it together, so that nobody comes upon it by accident. The newer partner may take part or may take the dog for a walk, and both are respectful when they are chosen.',

    'Who gets a say.',

    'Give children a real voice in the how, such as which movie, which soup and whose turn it is. Whether the two of you are a couple is not theirs to decide, and knowing that can be a relief to them. Grown children may need to hear that a new marriage takes no one’s place at the table. Former partners have no vote on your rituals, but their calendar is a fact. A holiday on the wrong date that everyone can enjoy beats the right date with a child torn in two. Thanksgiving can fall on a Saturday, and Mother’s Day can have two cards.',

    'Look back together at the turn of each season, with three questions. What did we do that felt like us? What did we keep up only because we had announced it? What do we want to try once? A vision you are allowed to edit is one you can keep.',

    'Where this stops.',

    'A vision won’t lift a depression. After a birth, a long low mood, panic or frightening thoughts are common and can be treated, in mothers and in fathers. See a doctor, or call or text the National Maternal Mental Health Hotline at 1-833-852-6262, day or night. If you think about dying, it is 988. And if your picture of the future is one that your partner may not disagree with, turn to Emotional Safety first.',
  ].join('\n\n'),
  deepDive: {
    title: 'Rituals, roads and surprises: three studies',
    content: [
      'Dawn Braithwaite, Leslie Baxter and Anneliese Harper interviewed 53 members of blended families about rituals that had gone well and rituals that had not (Braithwaite 1998). They describe a lasting pull between the “old family” and the “new family.” Rituals that succeeded honored both. They let people welcome the new home while still valuing what had mattered in the one before, and they could be adapted as life changed. Conversations of this kind give depth, and no measure of cause. A family that is already getting along may simply find it easier to celebrate.',

      'A year later some of the same researchers published what members of 53 blended families recalled of their first four years (Baxter 1999). People marked the turning points and how much like a family they had felt. The most frequent turning points were changes in who lived in the household, conflicts, holidays and special events, time well spent together, and crises. The five paths were named accelerated, prolonged, stagnating, declining, and high-amplitude turbulent. The authors had to rely on memory, and memory tidies up. They worked with a small group in one country in the 1990s. The paths describe what happened to these families. Nobody has shown that you can choose yours from a menu, or that the path of the first four years fixes what comes later.',

      'The Pew Research Center put questions to 2,691 adults in the United States in the fall of 2010 (Pew 2011). Of those with at least one step-relative, 54 percent said family life had turned out differently than they expected, against 41 percent of people without one. Seventy percent were very satisfied with their family life, against 78 percent. These are averages over stepparents, stepchildren, and step and half siblings of all ages. A survey at a single moment can’t tell us whether the surprises were welcome ones.',

      'The three-sentence vision and the keep, add, leave-a-gap recipe are our own way of putting this to use. They have not been tested as a method.',
    ].join('\n\n'),
  },
  transformation: {
    title: 'Keep, Add, Leave a Gap',
    framework: [
      'Grieve — tell each other which piece of the old picture is gone, and let it be sad without repairing it.',
      'Keep — ask every person for one thing from before that should stay, and find out why it matters.',
      'Add — invent one thing that belongs to nobody’s earlier life, and keep it small enough to repeat.',
      'Leave a gap — plan a way to join late, leave early or sit it out without being talked about.',
      'Look again — at the end of the season, decide together what stays, what changes and what can go.',
    ],
  },
  scenario: {
    title: 'Two plans, one weekend',
    situation:
      'Imagine Ben and Joanna, a couple invented for this page. Ben was widowed when his children were nine and four. Ellie is now fourteen and Max is nine. Joanna has no children. She and Ben married last summer, and she has booked a cabin for the second weekend in March, the first trip the four of them will take. The children’s mother, Marie, was born on the thirteenth of March. On that day Ben and the children bake her lemon cake and walk to the lake. Last year, before the wedding, Joanna was away for work and heard nothing of it.',
    challenge:
      'Ellie finds the booking on the family calendar and says, “You forgot. You actually forgot her.” Ben did forget, this once, and he is horrified. Joanna never knew the date, because he had not told her, and she feels like a thief. Ben’s first thought is to cancel the cabin. Joanna’s first thought is that in this house there will never be a day that is hers. Max asks whether they can do both and is told not now.',
    approach: [
      'Ben starts with his daughter, by himself, and takes what is his. “I let it slip, and that hurts. Joanna couldn’t have known, because I never told her. The cake and the lake are going to happen.” He does not ask Ellie to feel better about the cabin.',
      'Later the two adults talk. Joanna says what she has lost: “I pictured one weekend that was about us starting.” Ben leaves it standing. Then he says, “I want that too. I’ve been keeping Marie’s day to myself, and that left you outside on a day that matters in your own home.” They use the recipe. Keep: the cake and the walk, on the thirteenth, with only Ben and the children, as Ellie asks this year. Add: the cabin moves to the following weekend, and on the first evening everyone writes one line in a notebook that stays there in a drawer. Leave a gap: Ellie may bring a friend, and may skip the notebook.',
      'Joanna asks Ellie one question and accepts whatever comes. “Would it be all right if I bought the lemons?” Ellie shrugs and says fine. This year, that is plenty.',
    ].join('\n\n'),
  },
  reflection: {
    question:
      'What picture of your life together did you bring into this marriage, and which part of it would you still like to see?',
    prompts: [
      'Describe one scene from the picture in detail. Who is in it, and who is missing?',
      'Which of the five roads comes closest to yours so far, and what was its last turning point?',
      'What did you repeat as a child, at home or at a friend’s house, that told you that you belonged?',
      'Which date in the year is heavy for somebody in your home? Does everybody know it?',
      'If a visitor stayed with you for a week, what would they say that your household stands for?',
    ],
  },
  awareness: [
    'You compare this home with a family you saw in a movie, in your childhood or on someone’s phone, and yours always loses.',
    'You announce traditions, and then feel hurt when the others treat them as an appointment.',
    'One person’s old customs fill the calendar while another person’s have quietly disappeared.',
    'You speak of “when things settle down,” and it has been more than a year.',
    'A child turns difficult shortly before a celebration, and no one has asked what that day used to look like.',
    'Your plans as a couple always start with the children’s schedule, or with your work, and rarely with a wish.',
  ],
  conversation: [
    'Take 20-30 minutes of uninterrupted time away from the kitchen table, perhaps on a walk, and leave the calendar at home. Dates can come later.',
    '“When I imagined us before we married, one scene I kept seeing was…”',
    '“A piece of that I’ve had to let go is… You don’t need to fix it. I’d just like you to know.”',
    '“What is one thing from your earlier life that you’d be sad to see vanish from our home?”',
    '“If this coming season went well, what would we notice on an ordinary Tuesday?”',
    'Finish by saying your three sentences aloud: how it feels here, what we do, what we leave open.',
  ],
  actions: [
    'Describe one scene from your old picture to your partner in two minutes, without asking for anything.',
    'Write the first of your three sentences: how should it feel to come home here?',
    'List the dates that are heavy or dear to someone in your family, and put them on a calendar you both use.',
    'Ask one child, parent or old friend which custom from before they would like to keep.',
    'Invent a ritual that takes under five minutes, such as a mug set out, a song on arrival or a line in a notebook.',
    'Name one expectation that you will set aside until next season, and tell your partner you have done so.',
    'Choose one evening in the next month that belongs to the couple alone, and write both names beside it.',
    'Plan the gap for your next celebration: where can somebody go who has had enough?',
  ],
  coachingPrompt: {
    title: 'Shape your three sentences',
    description:
      'Tell the coach what you hoped for and what it is really like. It can help you find plain words for a shared picture, or build a ritual around a difficult date.',
    suggestions: [
      'How can we mark a holiday when the children spend half of it in their other home?',
      'My stepchildren don’t want to be a “family.” What could a modest goal for this year be?',
      'We have no children at home. Can you help us find what we want this marriage to be about?',
    ],
    link: '/coaching?module=our-vision',
  },
  sources: [
    'Braithwaite (1998): in interviews with 53 members of blended families, the rituals that worked honored both the old family and the new one.',
    'Baxter (1999): blended families followed one of five paths through their first four years, some of them rough.',
    'Pew Research Center (2011): more than half of adults with step-relatives said family life had turned out differently than they expected.',
  ],
};
