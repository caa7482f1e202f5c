import type { Topic } from '../topic.js';

/** Situations from the seat that is easily forgotten. */
export const seatedTopics: readonly Topic[] = [
  {
    id: 'i-broke-the-trust',
    moduleSlug: 'emotional-safety',
    claims:
      /\b(cheat\w*|affairs?|slept with|sleep\w* with|unfaithful|infidelity|sex with (her|his|a|another|some\w*|my)|(kiss\w*|text\w*) (a|another|some|other) (woman|man|girl|guy|women|men)|mess\w* around)\b/,
    seat: 'hurter',
    seatMatters: true,
    cues: [
      'i cheated how do i make it right',
      'i had an affair and she found out how do i rebuild trust',
      'i slept with my ex or a coworker and i feel awful',
      'i lied to my husband about money secret credit card debt',
      'i hid a debt how do i tell him',
      'she cannot trust me after my affair asks the same questions',
      'how do i get her to forgive me infidelity betrayed',
      'i have been texting another woman emotional affair',
    ],
    terms:
      'trust broken affair hidden debt patient answers many times skilled third person mistake told found out',
    open: [
      'It takes something to say that you were the one. Shame makes most people hide, and you came and wrote it down.',
      'You did something that hurt, and you want to make it right. Both of those can be true.',
    ],
    answer: [
      'You can’t set the date when it is over. What you can do is answer the same question kindly the tenth time, end what has to end, and tell the truth before you are asked.',
      'Say what you did in plain words, without a “but.” Say what you have changed, and let your partner be angry; being hit or threatened is not part of that. A couples counselor can help you both through the first talks.',
    ],
    partner: [
      'Your partner may ask again and again to feel whether the ground holds now. It can sound like punishment. Mostly it is fear.',
      'Your partner may want you close one hour and far away the next. After a shock like that, both are real.',
    ],
    say: [
      'I did this, and it wasn’t your fault. You can ask me anything, as often as you need, and I will tell you the truth.',
      'I know sorry isn’t enough. I’ve ended it, and you can see that for yourself. What would help you get through this week?',
      'I get scared when you ask, because I’m ashamed. I’ll answer anyway.',
    ],
    steps: ['Tell your partner one true thing this week before they have to ask for it.'],
    ask: [
      'Is it over, all of it, and does your partner know that?',
      'What do you do when your partner asks about it: answer, get angry, or go away?',
    ],
  },
  {
    id: 'late-spouse-in-our-home',
    moduleSlug: 'honor-lessons',
    claims:
      /\b(widow\w*|(late|dead) (wife|husband)|(wife|husband) (who )?(died|passed)|(buried|lost) my (wife|husband))\b/,
    seat: 'widowed',
    seatMatters: true,
    cues: [
      'my new wife is jealous of my late wife',
      'new husband wants me to take down photos of my late husband who died',
      'partner feels second best compared to my dead wife',
      'i am a widower and my wife says she cannot measure up',
      'she feels like she lives in my late wifes house with her things pictures',
      'he hates that i still wear my wedding ring from my husband who died',
    ],
    terms: 'spouse died widowed real people name memory house invited photographs love for a second',
    open: [
      'You loved someone who died, and you love someone who is here. It hurts when one of them seems to be in the way of the other.',
      'Being asked to put away a person you lost can feel like losing them again.',
    ],
    answer: [
      'You don’t have to choose between them. Tell your partner what a photo means to you, and then make a place in the house that is only about the two of you.',
      'Let the one who died be a real person, with bad days too. And say out loud what you love about the one who is here. Many people only ever think it.',
    ],
    partner: [
      'Your partner may feel they are up against someone who can’t make a mistake anymore. They may be asking for a place, and it comes out as a complaint about a picture.',
      'Your partner may be afraid of asking about the person you lost, and may feel shut out by not knowing.',
    ],
    say: [
      'Missing someone takes nothing away from you. I’d like to keep this picture, and I’d like us to choose a wall that is only ours.',
      'I have room for both of you. Some days I’m sad, and it isn’t about you. Will you sit with me then?',
    ],
    steps: ['Ask your partner which one thing in the house makes them feel like a guest, and just listen.'],
    ask: [
      'What does your partner know about the person you lost, besides that they died?',
      'Which thing would be hard to move, and which one wouldn’t?',
    ],
  },
  {
    id: 'stepchild-warms-to-me',
    moduleSlug: 'practical-blending',
    seat: 'stepparent',
    needs:
      /\b(hug\w*|held my hand|love you|loves me|called me|smil\w*|laugh\w*|opened up|warm\w*|drew me|made me a|cuddl\w*|finally|sat (next|down)|asked me to|likes? me)\b/,
    not: /\b(wont|doesnt|never|not|hates?|hate|touch\w*|scared|uncomfortable|weird|ignores?|rude|refuses|names?|a bitch|ugly|fat)\b/,
    aboutChildren: true,
    cues: [
      'my stepdaughter hugged me for the first time',
      'stepson said i love you to me',
      'step daughter called me mom',
      'his son finally laughed with me hug',
      'stepkid drew me a picture and smiled',
      'her kids are warming up to me opened up',
    ],
    terms: 'bonds pairs one adult one child small affinity years child’s speed clock trust',
    open: [
      'What a moment. After all that waiting, a small thing like that can make you want to cry in the pantry.',
      'That came from the child, by choice. It is worth being quietly glad about.',
    ],
    answer: [
      'Let it be a gift and not a new rule. Don’t talk about it much, don’t ask for the next one, and stay as you were. A child comes closer when nobody is counting.',
      'Tomorrow may be cool again, and that takes nothing back. Children often step forward and then check if it was all right.',
    ],
    partner: [
      'Your partner may be so happy that they make a big thing of it. Ask them to smile and say nothing. The child may worry about what the other parent would feel.',
      'Your partner may not know how long you waited for this. Tell them, when you two are alone.',
    ],
    say: [
      'That was nice. I’m always glad when you’re here.',
      'To your partner: “It meant a lot to me today. Let’s not make a fuss, so it stays easy.”',
    ],
    steps: ['Keep doing the small thing you two already do, once this week, and add nothing.'],
    ask: [
      'What were you two doing just before it happened?',
      'What would help you stay easy if tomorrow is cool again?',
    ],
  },
  {
    id: 'my-child-rejects-my-partner',
    moduleSlug: 'practical-blending',
    seat: 'parent',
    seatMatters: true,
    aboutChildren: true,
    not: /\bgrown\b|\badult\b/,
    cues: [
      'my daughter hates my new husband',
      'my son is rude and disrespectful to my wife',
      'my kids will not talk to their stepdad ignores him',
      'my teen slams doors at my partner and hopes we break up',
      'my child will not accept my new wife',
      'my son told my husband you are not my dad',
    ],
    terms: 'parent own child icy respect stepparent parent’s voice loyalty pairs time alone',
    open: [
      'You love them both, and you stand in the doorway while it gets cold between them. That is a tiring place.',
      'When your child turns away from the person you chose, it can feel as if you chose wrong. That isn’t what it means.',
    ],
    answer: [
      'Ask your child for plain respect, and don’t ask for love. Say it yourself, so that your partner doesn’t have to. And keep some time with your child that is only for you two.',
      'In the moment, ask for good manners in one sentence. Listen to the rest later, alone with your child. If your child seems scared, and not only mad, find out why before anything else.',
    ],
    partner: [
      'Your partner may feel alone at the table, and may need to hear one sentence from you when it happens. They may not need you to punish anyone.',
      'Your partner may think you don’t see how much they swallow. Tell them that you do.',
    ],
    say: [
      'You don’t have to love anybody here. You do have to say good morning. And Tuesday is just you and me.',
      'To your partner: “I saw that, and I’ll take it up. You don’t have to win anyone over. Thank you for staying kind.”',
    ],
    steps: ['Plan one half hour alone with your child this week, and don’t bring your partner up.'],
    ask: [
      'What do you think your child is afraid of losing?',
      'What do you do in the moment when it happens?',
    ],
  },
  {
    id: 'couple-time-in-a-full-house',
    moduleSlug: 'practical-blending',
    aboutChildren: true,
    needs: /\b(time|alone|date|dates|evenings?|us)\b/,
    cues: [
      'never have time for each other between the kids and work',
      'kids always here no couple time alone',
      'no date night because of the children',
      'we only talk about the kids logistics no time for us',
    ],
    terms: 'hours week household rhythm children evening calendar rule agree door closed house',
    open: [
      'In a full house, somebody always needs one of you, and the two of you come last.',
      'It is hard to miss each other when you stand in the same kitchen every day.',
    ],
    answer: [
      'Pick one hour before the week fills up, and keep it small enough to survive. Tell the kids it is there, like any other house rule.',
      'Look at your week first. The evening right after a drop-off is often gone to tiredness, so put your hour on the day after.',
    ],
    partner: [
      'Your partner may be just as lonely, and too tired to say it.',
      'Your partner may feel guilty about closing a door on the kids, even for an hour.',
    ],
    say: [
      'I’d like an hour with just you this week. Which evening could we ask somebody to watch the kids?',
      'Tonight, ten minutes on the porch, no talk about the kids. Are you in?',
    ],
    ask: [
      'Which hour is the quietest in your house?',
      'Who could have the kids for one hour, even now and then?',
    ],
  },
];
