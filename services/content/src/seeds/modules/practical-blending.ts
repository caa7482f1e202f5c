import type { Module } from '@anew/contracts/content/views';

export const practicalBlending: Module = {
  slug: 'practical-blending',
  title: 'Practical Blending',
  overview:
    'Rules, rooms, routines and money in a home where everyone arrived with habits of their own. Learn who corrects which child, how a stepparent wins a place, and how to agree on money without copying anyone else’s system. Much of it also fits couples whose children are grown, or who have none.',
  duration: '20-30 minutes',
  keyInsight:
    'Warmth has to come before authority. Let the parent carry the discipline, let the stepparent build a bond at the child’s speed, and let the two of you settle the house rules in private.',
  realityCheck:
    'Stepfamilies take years to settle, and the first year or two can be the roughest. You may do everything on this page and still be met with a shrug by a thirteen-year-old. Some stepchildren become close to a stepparent, some become friendly, and some stay polite. All three can make a decent family life. What you can change within weeks is smaller and worth having: fewer public clashes over rules, a regular talk behind a closed door, and money decisions that no longer come as a surprise.',
  lesson: [
    'Somebody has to decide whether shoes come off at the door.',

    'When two people start out young and alone, such things get settled before anyone is old enough to argue. In your home, each person walked in with an answer already in their bones. The same goes for screens at dinner, the thermostat, what counts as clean, who may open the fridge, and how loud a Sunday morning should be. None of these is large, but you can meet ten of them before lunch.',

    'So the first thing to adjust is the clock. Patricia Papernow, who has worked with stepfamilies for decades, counts in years rather than months (Papernow 2013). That may sound bleak, but look at it from another side. If you are eight months in and it still feels like sharing a house with strangers, that says you are at month eight. It doesn’t say you are failing.',

    'Connection before correction.',

    'That is Papernow’s advice to stepparents in three words. A child can take a “no” from someone they trust. From someone they didn’t choose, the same “no” can feel like an insult, even when the stepparent is right, and stepparents are often right. They see the wet towel with fresh eyes. They haven’t spent three years going easy on a child who was sad.',

    'In practice, the parent keeps the discipline. The rules come in the parent’s voice, and so do the consequences. The stepparent is more like a good aunt, or the sitter who knows the house rules: “Your mom said homework before games. I’m only passing it on.” When the parent is out, the stepparent stands in and reports, and the parent decides. Any adult stops real danger at once, of course, and everyone in the home is owed basic respect, the stepparent included.',

    'This only works if the parent does their half. A stepparent can’t step back while nobody steps up. If you are the parent and you tend to let things go, your partner can only choose between being the villain and biting their tongue. So carry the rule you agreed on, even when you are tired, and even when it is your first evening with the children in a week and you would love it to be nice.',

    'It is also common for stepparents to want firmer limits, and for parents to want more patience for a child they have watched get hurt (Papernow 2013). You may have had this very argument and thought it was about character. Much of it comes with the seat. Where both of you have children, you may notice that you swap opinions depending on whose child left the milk out.',

    'Equals behind a closed door.',

    'A stepparent lives there too and has a full say in how the home runs: noise, meals, privacy, guests, whether a teenager may walk into your bedroom. Hold that talk without the children, settle two or three rules at most, and let each parent bring them to their own. Two rules that are kept do more than twelve on a chart.',

    'Bonds grow in pairs.',

    'When the whole family goes out, the old groups form, and the stepparent ends up carrying the coats. One adult and one child doing something small is different: a drive to practice, a walk with the dog, a video game played badly by the adult. Let the child choose the thing when you can. Twenty minutes will do, and what matters is that it goes on. It is easy to work hard at this while you are dating and to let it drop after the wedding, which is just when the child is watching to see what was real.',

    'Expect little back for a while. A child who laughs with you on Saturday may be icy on Sunday. Don’t chase it, and turn up again next week. Guard the other pairs too: every parent needs time alone with their own child, with no stepparent in the room. It tells the child that they didn’t lose someone when you gained someone.',

    'Where children live mostly somewhere else, keep them in the house while they are gone: a hook with a name, a cup, a photo of last week on the fridge. The parent may come home from a goodbye and need an hour. The partner may need one too. A child of your own together, or one you adopt, changes everybody’s place again. Tell the older ones first, in plain words, and give each of them something of you that the baby does not get.',

    'With adult stepchildren the pace is theirs as well. You won’t raise them, so there is nothing to correct. Ask for advice about something they know. Remember the exam or the new job. If their parent has died, leave the photographs where they are and use the name. You are an added person in their life, and you can say so: “I’m not here in place of anyone.”',

    'A drawer of one’s own.',

    'Space needs the same care. If one of you moved into the other’s home, the newcomer needs some ground that is truly theirs: a desk, a wall, a say over the sofa. A child who is there four nights in fourteen needs a drawer that nobody uses in between. A house that was once shared with a former spouse can be kept, though it may take a repainted bedroom before it feels like yours.',

    'Money: find your own system and agree on it.',

    'Couples in second marriages often have strong views about one pot or two, especially if one of them has been burned. No system suits everyone. What helps is that both of you know how it works and both have said yes to it. Three questions cover most of the ground. What is ours, what is mine and what is yours? Above what amount do we ask first? How do costs for each child get paid, and what do we do when one child costs more? Write the answers on one page. Support payments, wills, property and retirement accounts depend on the law where you live, so take those to a qualified person. One warning sign: if you have no access to money and are afraid to ask for it, you don’t need a better system. The start of the Emotional Safety module says where to turn.',

    'If you have no children, you are blending too. Two sets of furniture, two dogs, two ideas about hosting, a parent with dementia, a brother who borrows money: it all has to find its place. The same order helps. Learn what a habit means to the other before you try to change it. A chipped bowl may be the last thing from a kitchen that no longer exists.',

    'Give it a place to land.',

    'Without one, all of this comes out at the sink at eleven at night. Set a weekly house meeting for the two of you: twenty minutes, same day, something nice to drink. Who is here this week, who drives, what is due, which rule is wobbling, and one thing that went better. When time is up, stop. The rest of the evening belongs to the couple, and that is good for the children as well. Research has found that the quality of the marriage and the bond between stepparent and stepchild are closely linked (Fine & Kurdek 1995).',

    'Where this stops.',

    'A stepparent often has no legal standing: not at school, not at the hospital, not if the parent dies or you part. What can be arranged, such as a signed form, a guardian named in a will or an adoption, differs by state. Ask a family lawyer while everyone is well. If a child stops eating or sleeping, hurts themselves or seems afraid of someone, see the pediatrician this week. If a child is in danger now, call 911; Childhelp is 1-800-422-4453. If you are afraid at home, no chart or house meeting is the answer. Emotional Safety says where to turn.',
  ].join('\n\n'),
  deepDive: {
    title: 'What is known about stepparents, time and money',
    content: [
      'The advice to put connection before correction and leave discipline with the parent comes from clinical work joined with research (Papernow 2013). It rests on long experience more than on any single trial, and the years it asks for are a rule of thumb. Families differ a good deal.',
      'On how a bond is built, one study interviewed members of 17 stepfamilies with a child aged 10 to 19 at home (Ganong 1999). Affection grew where stepparents set out to be a friend and kept it up after moving in together. Things done by just the two of them worked best. It also mattered that the child could see the effort for what it was, and a take-charge style went with poorer relationships. Seventeen families can show how something works. They can’t show how often.',
      'Another study used two samples of couples in stepfamilies, one of them from a large national survey (Fine & Kurdek 1995). In both, how people rated their marriage was linked more closely to the stepparent’s bond with the child than to the parent’s own. That may mean a good marriage helps the bond, that a good bond helps the marriage, or both. The data can’t separate these.',
      'With money, be wary of anyone who is sure. A study of 179 couples in stepfamilies (Garneau 2015) found that spouses who believed in pooling rated their marriages higher. It measured beliefs, though, and did not try out systems. People who already feel secure may simply like the idea of one pot. Our own reading is cautious: no arrangement has clearly won, and what you can work on is agreeing about yours.',
    ].join('\n\n'),
  },
  transformation: {
    title: 'The steady house',
    framework: [
      'Slow the clock — count in years, and judge the week by whether people were treated decently.',
      'Pair up — give each stepparent and child a small, regular time of their own, and each parent and child as well.',
      'Parent speaks — rules and consequences come in the parent’s voice. The stepparent passes on and reports.',
      'Close the door — settle two or three house rules as equals, out of the children’s hearing.',
      'Write the money page — what is shared, what is separate, when to ask first, how each child’s costs are met.',
      'Check in three months — put the date in the calendar now, and change what isn’t working.',
    ],
  },
  scenario: {
    title: 'The plate on the stairs',
    situation:
      'In this made-up scene, Hannah and Malik married last spring. Hannah’s son Theo, twelve, is with them ten days out of fourteen. Malik has no children. On a Wednesday he comes home from work, steps on a plate of cold noodles on the stairs, and shouts, “That’s it. No console until Saturday.” Theo says, “You’re not my dad.” Hannah, from the kitchen, says, “Malik, it’s just a plate.” Malik goes upstairs and doesn’t come down for dinner.',
    challenge:
      'Malik was right about the plate and still lost. He has asked for weeks that food stay in the kitchen, and Hannah keeps forgetting to follow it up. She is tired of being the referee. She hears any criticism of Theo as criticism of the years she raised him alone. Malik heard “it’s just a plate” as “you don’t count here.” Theo now has a reason to play one off against the other.',
    approach: [
      'Later, with the door closed, Hannah begins. “I left you on your own with that. You’ve asked me about food on the stairs, and I let it slide, so you ended up as the bad guy.” Malik says, “I shouldn’t have taken the console. That was yours to decide. I just felt like a tenant.” They don’t settle who started it. They settle one rule: food stays in the kitchen, and a plate left out means that Theo does the dishes the next evening.',
      'On Thursday Hannah tells Theo herself, without Malik in the room. “The console thing is off. That was a decision for me. Food stays in the kitchen from now on. If I find a plate, you’ve got the dishes the next day. This is my rule.” When Theo says it is really Malik’s rule, she says, “It’s mine. He lives here too, and he’s right to want it.”',
      'Malik repairs his own part in two sentences: “I was harsh about the plate. I’m sorry I shouted.” He doesn’t add a “but.” The next time he sees a plate, he says, “Your mom will ask about that,” and keeps walking. On Saturday morning he asks Theo to show him the level he is stuck on. They play for fifteen minutes. Nothing much is said. He asks again the week after.',
    ].join('\n\n'),
  },
  reflection: {
    question:
      'Which everyday thing in your home causes the most heat, and what does it stand for to each of you?',
    prompts: [
      'A habit from my earlier home that I brought along without ever deciding to is…',
      'In this house I feel most like a guest (or most like a referee) when…',
      'If I am the parent: a rule I agreed to and don’t carry through is… If I am the stepparent: a thing I correct that I could leave is…',
      'About money, I most need to know that… What I’m slow to tell my partner is…',
      'One person in this family I have not spent ten minutes alone with lately is…',
    ],
  },
  awareness: [
    'Who speaks first when a rule is broken? If it is usually the stepparent, something has slipped.',
    'Notice how you talk about “my” and “your” children when you are tired.',
    'Pay attention to the first hour after children arrive or leave. Moods then say more about the change of homes than about any of you.',
    'Is there a drawer, shelf or corner in the home for each person, including those who are seldom there?',
    'Money tension often shows up as something else, such as a remark about sneakers or a sigh at the grocery store.',
    'Small signs of trust from a stepchild are easy to miss: a question, a borrowed charger, a story that goes on too long.',
  ],
  conversation: [
    '“If we could have only two house rules that everyone keeps, which two would you choose?”',
    'Put 20-30 minutes of uninterrupted time in the calendar for a first house meeting, when no child is in earshot, and stop when the time is up.',
    '“What do you see about my child that I may be too close to see?” Parents: listen to the end before you reply. Stepparents: begin with something you like.',
    '“When do you feel I leave you alone with it?” Ask this one only if you are ready to hear an answer.',
    '“How was money handled in your house when you were ten? What did you promise yourself about it?”',
    '“Where in this house do you feel most at home? Where do you still feel like a visitor?”',
  ],
  actions: [
    'Choose two house rules together and cross out the rest for now.',
    'Ask one stepchild, or a grown one by message, about something they know more about than you.',
    'Say to your own child, “You and me, fifteen minutes, you choose,” and set the day.',
    'Thank the stepparent in your home for one job that nobody noticed.',
    'Clear one drawer or shelf for the person in the house who has the least space.',
    'Agree on an amount above which you ask each other before spending, and write it down.',
    'Practice one pass-it-on line aloud, such as “Your dad will ask about that.”',
    'Put a weekly house meeting of twenty minutes in both calendars.',
  ],
  coachingPrompt: {
    title: 'Take one rule, bond or bill to the coach',
    description:
      'Bring the coach a real moment from your week. It can help you plan a talk behind the door, find the stepparent’s next small step, or put your money questions in order. It gives no legal or custody advice.',
    suggestions: [
      'My stepchild ignores me. What is one small thing I could try this week?',
      'My partner doesn’t follow through on rules, and I end up as the bad guy. How do I raise it?',
      'We can’t agree on joint or separate money. What should we talk about first?',
    ],
    link: '/coaching?module=practical-blending',
  },
  sources: [
    'Papernow (2013): stepparents do best with connection before correction, while the parent keeps the discipline; settling takes years, not months.',
    'Ganong (1999): stepparents who sought a child’s liking through one-to-one time, and kept it up, tended to build affection.',
    'Fine & Kurdek (1995): the quality of the stepparent’s bond with a stepchild is closely tied to the quality of the marriage.',
    'Garneau (2015): in couples in stepfamilies, believing that money should be pooled went with a happier marriage. Beliefs were measured, and actual accounts were not.',
  ],
};
