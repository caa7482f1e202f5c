import { describe, expect, it } from '@jest/globals';
import { ENGLISH } from '../phrases/asking-back/english.js';
import { ENGLISH_CUES } from '../phrases/asking-back/english-cues.js';
import { SPANISH } from '../phrases/asking-back/spanish.js';
import { SPANISH_CUES } from '../phrases/asking-back/spanish-cues.js';
import type { Turn } from '../turn.js';
import { UsedTexts } from '../used-texts.js';
import { askBack } from './asking-back.js';
import { isStory, storySubjectOf } from './story.js';

const english = (message: string, turns: readonly Turn[] = []) =>
  askBack(
    { message, used: new UsedTexts(turns, message), titles: [], mayHelp: false },
    ENGLISH,
    ENGLISH_CUES,
  );
const spanish = (message: string) =>
  askBack({ message, used: new UsedTexts([], message), titles: [], mayHelp: false }, SPANISH, SPANISH_CUES);
const aboutIn = (message: string, cues = ENGLISH_CUES) =>
  isStory(message, cues) ? storySubjectOf(message, cues)?.about : undefined;
const GENERAL = [ENGLISH, SPANISH].flatMap(({ questions }) => questions['much-told']);
const isGeneral = (reply: string) => GENERAL.some((question) => reply.includes(question));

const STORIES: readonly (readonly [string, string])[] = [
  [
    'time for the two of you',
    'I drive nights for a bakery and he opens the feed store at six. By the time I am up the kids are home, and then it is supper and homework and he is out cold on the couch. We have his two every week and mine the other half. We have not had one hour without kids since August. I would settle for a cup of coffee. When do other people get time together?',
  ],
  [
    'what goes to whom one day',
    'We married at 66 and 70. The farm was mine and Earl’s, and my three grew up on it. Bill has put eleven years and a new barn into it. My oldest asked at Easter what the will says and Bill got up and went to check the heifers. I do not want him to have to move out if I go first, and the farm should go to the children. How do other people our age settle their wills?',
  ],
  [
    'the wish for a child together',
    'My wife is 29 and I am 41 with two girls from before, and I had told her we would see. She wants a baby of our own. I get off the night shift and she has the names on the fridge. Some days I want it too. Some days I count what a third one costs. My mother says say yes or let her go. What do I tell her about another baby when I do not know?',
  ],
  [
    'who sleeps where',
    'We are six in a three bedroom, two moms, her boys and my girls. My twelve year old had her own room before and now she is sharing a room with her sister and the boys have the big one because of the bunk beds. She has hung a sheet across the middle. My wife says it is cozy. I say it is a curtain. How do we split up the bedrooms so that nobody feels like luggage?',
  ],
  [
    'a child in the grown-ups’ bed',
    'His little girl is six and she comes over Wednesday to Sunday. At about two she stands there with her bear and he lifts the blanket without waking up. I end up on the edge with a foot in my back. I am a nurse and I am up at five. I like that she feels safe here. How do we get her to sleep in her own bed without making her feel sent away?',
  ],
  [
    'an ex who still belongs to the family',
    'I came to this country four years ago and I married into a big family, very warm people. But at every holiday his ex wife sits by my husband’s mother, and they cook together and laugh about old times. His parents still invite her because of the grandkids. I sit with the uncles. Nobody is rude with me. I do not know if I may ask for something. Should I ask my husband to talk with his family about his ex?',
  ],
  [
    'who has which place on a big day',
    'My stepdaughter is getting married in June and I sewed the bridesmaids’ dresses, all seven. Her mother is flying in from Tulsa. The seating chart came and I am at table nine with the neighbors, and her mother is at the head table beside my husband. I raised that girl from third grade. I would never say a word to her. Is it small of me to mind about the head table?',
  ],
  [
    'who says no to the children',
    'When I tell his boys to get off the roof of the shed they look over at their dad. He grins and says let them be boys. Then I am the witch of the county. He lets them get away with it because he only has them four days in two weeks, he says so himself. I would back him up any day. How do I get him to say no to them, so that they listen to me?',
  ],
  [
    'a partner who goes quiet',
    'He drives a combine sixteen hours a day in the fall and I understand being tired. But something happened with his brother over the lease and since then he goes quiet as soon as I walk in. I ask and he says he is fine. Then he goes to the garage and sorts bolts. Last night I sat down on an upturned bucket and sorted with him, and we did not say a thing. How do I get him to talk when he shuts down like that?',
  ],
  [
    'a fight that comes back',
    'We are both retired army and we plan everything, and still we have the same fight every Sunday at about five. It starts with the lunch boxes and it ends with whose kids they are. Afterward we are polite until Tuesday. I have noticed that it is never about the boxes. We both want out of it. What can two stubborn people do about the same old fight?',
  ],
  [
    'trust after an older hurt',
    'My first wife left me for my best man, and it took me six years to go on a date. Now I am with Dee and she is as straight as a ruler. But when her phone buzzes face down I feel it in my stomach, and last week I looked up how long the drive from her mother’s takes. She does not deserve it. I want to trust her again like a normal person. What do I do with this when it comes up?',
  ],
  [
    'something that was not said yet',
    'Before we met I had a second job at night cleaning offices, and I still send half of that money to my brother in Manila. I have never told my husband. He thinks the account is for a trip. It is not a bad thing, it is my brother’s school. But each month it gets harder. He is a fair man. Should I tell him before the taxes, or wait until my brother is finished?',
  ],
  [
    'hearing something late',
    'His daughter is moving in with us on the first, all the way through college. I found out from his sister, at a baby shower, with a cupcake in my hand. I like the girl. I would have said yes. He says he was going to bring it up and it never was a good time. That is what he always says. How do I make him see that he has to ask me before and not after, so I am not the last to know?',
  ],
  [
    'a stepchild who keeps a distance',
    'I have been in the house for two years, and my stepson is polite to everybody. He says hello and please. When I ask about his day I get one word, and the headphones go back on. With his grandfather he talks for hours about engines. I do not need to be his father. I am a mechanic, I could tell him a thing or two about engines. How do I get to know a boy who is polite?',
  ],
  [
    'money in the family',
    'I wait tables and he is a lineman, so there is a difference. We pay the rent half and half because that was how we began. Now his daughter needs braces and he wants to take it from our account, and I have not paid off my own teeth. He says family is family. I say then let us count all of it as family, also my savings. What is a fair way to pay for it?',
  ],
  [
    'a move',
    'He got orders to Okinawa for three years and my kids have their dad here in Fayetteville, every other weekend. The boys are nine and thirteen. He cannot say no, it is the army. I can stay here with my kids and see him twice a year. We look at the map every night and then we turn on the TV. How do people decide about a move like this?',
  ],
  [
    'meals at your place',
    'I am from Puebla and I cook how my grandmother did. His boys put the plate away and ask for cereal. I have made it mild. I have made it with cheese. On Friday their mother sent a bag with frozen dinners in it, with their names. My husband says it is easier this way. It sits in my freezer beside my tamales. How do I cook for children who do not eat with me?',
  ],
  [
    'a thing that is seen in two ways',
    'We are two moms with four kids, and our oldest wants to quit the violin. My wife thinks she should finish the year because a promise is a promise. I think she should be allowed to stop when it makes her miserable. We have talked about it in the car three times. Neither of us is wrong, I guess. My wife says I am soft. How do we get on the same page?',
  ],
];

const STORIES_SPANISH: readonly (readonly [string, string])[] = [
  [
    'una pareja que se queda callada',
    'Mi esposo trabaja en la construcción y llega cansado, eso lo entiendo. Pero desde que su hijo se vino a vivir con nosotros casi no me dice nada. Le pregunto qué tiene y dice que nada, y luego se va al patio. En la cena se queda callado y los niños nos miran. Yo no quiero pelear. ¿Cómo hago para que me diga qué pasa cuando se queda callado?',
  ],
  [
    'quién les dice que no a los niños',
    'Vivimos en Fresno con mis dos niñas y su hijo de once. Cuando yo le digo al niño que apague la tele, me ve y sigue. Cuando le dice su papá, brinca. Mi esposo dice que exagero, que a él sí le hacen caso. Yo trabajo de noche y no tengo fuerzas para repetir. ¿Cómo le hago para que el niño me haga caso sin ser la mala?',
  ],
  [
    'quién tiene qué lugar en un día grande',
    'Mi hija cumple quince en marzo y somos dos papás y dos mamás, contando a los nuevos. Mi marido la ha llevado a la escuela desde los seis años. Ahora su papá quiere bailar el vals él nada más, porque él es el papá. La niña dice que le da igual, pero la vi practicando con los dos. ¿Cómo repartimos el vals sin que nadie quede fuera?',
  ],
  [
    'el dinero en la familia',
    'Los dos trabajamos en la pizca y cada quien manda dinero a su casa. Yo mando cien a mi mamá y él manda trescientos a sus hijos, y está bien, son sus hijos. Pero la renta la pago yo casi toda. La quincena no alcanza y no hemos hablado de eso nunca. Yo no quiero parecer interesada. ¿Cómo hablamos de los gastos y de la renta sin que se sienta mal?',
  ],
  [
    'las señales de cariño',
    'Nos casamos hace dos años, los dos por segunda vez. Es un hombre bueno y trabaja mucho. Antes me abrazaba cuando llegaba y me traía flores del mercado. Ahora llega, pregunta qué hay de comer y prende la tele. No me falta nada. Yo misma a veces ando corriendo con los niños. ¿Cómo le pido flores sin pedirle flores?',
  ],
];

describe('what a story is about', () => {
  it.each(STORIES)('is found: %s', (about, story) => {
    expect(aboutIn(story)).toBe(about);
    expect(isGeneral(english(story))).toBe(false);
  });

  it.each(STORIES_SPANISH)('is found in Spanish: %s', (about, story) => {
    expect(aboutIn(story, SPANISH_CUES)).toBe(about);
    expect(isGeneral(spanish(story))).toBe(false);
  });
});

const LONG =
  'We married two years ago and the house is still full of boxes from two other houses, and each of us works all week, he at the mill and I at the school.';

describe('a story with something heavier in it', () => {
  it.each([
    `${LONG} The dishes pile up and the chores are mine. He gets mad when I ask and last week he threw a cup. How do we share the chores?`,
    `${LONG} We have the same fight about the rent each month. I am afraid of the first of the month. How do we split the rent?`,
    `${LONG} His boy won’t eat what I cook, and he locks the pantry so that the boy learns. How do I get dinner to be nice?`,
    `${LONG} I need the car for my mother on Sundays and he won’t allow it. He checks my miles. How do we make a schedule for the car?`,
    `${LONG} The laundry is never done and I just want to be gone, nobody knows how tired I am. How do I get help with the laundry?`,
    `${LONG} Our time for two is gone. He drinks with his brother on our date night. How do I get a date night back?`,
    `${LONG} Her daughter sleeps in our bed, and she says someone touched her. How do we get her back in her own bed?`,
    `${LONG} My first wife died in the spring. The kids want a dog. How do we decide about a dog?`,
    `${LONG} He yells at the kids about their phones. How do we make a rule about phones and screens?`,
    `${LONG} We have to go to court about the schedule. How do we tell the kids about the schedule?`,
  ])('gets no subject, and no word on it: %s', (story) => {
    expect(aboutIn(story)).toBeUndefined();
    expect(ENGLISH.thisMuch.some((text) => english(story).includes(text))).toBe(false);
  });

  it.each([
    `${LONG} She wants to know where I go, also on the way to the mill. How do we share a calendar and the schedule?`,
    `${LONG} I do the dishes before he is home, or else. The chores are mine. How do we share the chores?`,
    `${LONG} I would like the whole family at one table one last time. How do we plan Christmas?`,
    `${LONG} He bought more life insurance and he cleaned out the shed. How do we talk about money and the rent?`,
    `${LONG} The girl hides bread in her pillow when she comes back from her father. How do I get her to leave the laundry clean?`,
    `${LONG} He puts syrup in the bottle so they are asleep by seven. How do we get a date night for the two of us?`,
    `${LONG} We tiptoe until he has had his dinner. How do I cook a dinner that he likes?`,
    `${LONG} They would be better off with a cook who is not me. How do I get dinner right?`,
  ])('gets none where the heavier thing is only hinted at: %s', (story) => {
    expect(isStory(story, ENGLISH_CUES)).toBe(false);
    expect(ENGLISH.thisMuch.some((text) => english(story).includes(text))).toBe(false);
  });

  it.each([
    `${LONG} Last night I cried, and I was alone with it. The dishes and the chores are mine. How do we split the chores?`,
    `${LONG} My father died and I hate the quiet. The dishes and the chores are mine. How do we split the chores?`,
    `${LONG} I want to cry. The dishes and the chores are mine. How do we split the chores?`,
    `${LONG} The dishes and the chores are mine, and he hurts me when I say so. How do we split the chores?`,
    `${LONG} I’m scared of going home. The dishes and the chores are mine. How do we split the chores?`,
    `${LONG} He says I’m not allowed to sit before the dishes and the chores are done. How do we split the chores?`,
  ])('gets none beside two words of grief, or one that tells of somebody’s doing: %s', (story) => {
    expect(isStory(story, ENGLISH_CUES)).toBe(false);
  });

  it.each([
    `${LONG} At the wedding I cried. Now it is dishes and chores. How do we split the chores?`,
    `${LONG} His father died at 64 and the dishes came to us. Now it is chores. How do we split the chores?`,
    `${LONG} She won’t share the dishes with me and it hurt my feelings. I’d like a turn at the chores. How do we split the chores?`,
    `${LONG} We laughed so hard that I cried laughing. Then it was back to laundry and dishes and chores. How do we split the chores?`,
    `${LONG} My mother lost her mother and we drove down. Then it was dishes and chores again. How do we split the chores?`,
    `${LONG} He is asleep on the couch by nine and the dishes sit there. The chores are mine. How do we split the chores?`,
    `${LONG} He knows where the soap is and where the mop is. Still the dishes and the chores are mine. How do we split the chores?`,
    `${LONG} His late wife died twelve years ago, and her dishes are still our dishes. How do I bring up new dishes and chores?`,
  ])('does not lie in words that only look like it: %s', (story) => {
    expect(aboutIn(story)).toBe('the work at home');
  });
});

describe('what a story is not about', () => {
  it.each([
    [
      'a thing named in passing',
      `${LONG} His sister came with a casserole. My stepson looked at me over it and I looked at him, and that was the whole of it. How do I bring it up?`,
    ],
    [
      'two things that come as close',
      `${LONG} One day it is the laundry and the chores. The next day it is the bills and the rent. That is how each week goes with us and I am not proud of it. Then it starts over.`,
    ],
    [
      'an animal in a figure of speech',
      `${LONG} The children are like cats in a bag. My husband says it is their age. The neighbor says it is the weather. I say it is the two of us. What would you do with them?`,
    ],
    [
      'a wedding long past',
      `${LONG} Everyone was nice at the wedding. Since then we are five people in a house who pass each other the salt. I would like one thing a week that is ours. What could it be?`,
    ],
  ])('is %s', (_what, story) => {
    expect(aboutIn(story)).toBeUndefined();
  });
});

describe('a question in a story', () => {
  const DISHES = 'Each night the dishes and the chores are mine, and the laundry too.';

  it('has the partner of the story in it', () => {
    expect(english(`${LONG} My wife cooks. ${DISHES} How do we share the chores?`)).toContain('your wife');
  });

  it.each([
    `${LONG} My husband passed in 2015 and I have been with Walter since. ${DISHES} How do we share the chores?`,
    `My mother and her husband live with us. ${LONG.replace('he at', 'my brother at')} ${DISHES} How do we share the chores?`,
  ])('has no partner whom the story does not name, or who may be dead: %s', (story) => {
    expect(english(story)).not.toMatch(/your (husband|wife|partner)/);
  });

  it('names no child where it might be another', () => {
    const story = `${LONG} My daughter and my stepson share a room, and there is one bunk bed in it. How do we do the room thing?`;
    expect(english(story)).not.toMatch(/your (daughter|stepson)/);
  });

  it('is not asked where the story has answered it', () => {
    const story = `${LONG} My ex lied to me for years. I check his phone in my head. I told him so and he was kind about it. My husband is a good man, he knows. How do I learn to trust him again?`;
    expect(english(story)).toContain('What has helped so far');
  });

  it('is asked once, and then another one', () => {
    const story = `${LONG} My wife cooks. ${DISHES} How do we share the chores?`;
    const first = english(story);
    const second = english(story, [
      { role: 'user', content: story },
      { role: 'assistant', content: first },
    ]);
    const questionIn = (reply: string) => reply.split('\n\n').find((part) => part.endsWith('?'));
    expect(questionIn(second)).not.toBe(questionIn(first));
    expect(ENGLISH.thisMuch.some((text) => second.includes(text))).toBe(false);
  });

  it.each([
    ['how to say it', 'How do I tell him that I mind?', 'get across to him, and what are you afraid'],
    [
      'how to say it without a sound',
      'How do I tell him without sounding like a bear?',
      'one sentence of it',
    ],
    ['how to help somebody', 'How do I help her see the good in it?', 'like that with her'],
    ['something with her father', 'How do I help her father see it?', 'it went well'],
    ['one of two ways', 'Should I go with him or stay here this time?', 'which way sits better'],
    ['whether one exaggerates', 'Am I being silly?', 'sit easier'],
    ['what is fair', 'Whose job is it then?', 'feel fair'],
    ['somebody’s reasons', 'Why would anybody do that?', 'honest answer'],
    ['a way', 'How do I get through that evening?', 'it went well'],
  ])('without a subject goes by what is asked, such as %s', (_what, asked, question) => {
    const reply = english(
      `My stepfather turned seventy and my brother flew in from Guam with a tuba. He has not played since high school, and now he plays from morning on. ${asked}`,
    );
    expect(reply).toContain(question);
    expect(ENGLISH.thisMuch.some((text) => reply.includes(text))).toBe(true);
  });

  it('says nothing of answers where nothing was asked', () => {
    const reply = english(`${LONG} My wife cooks. ${DISHES} It goes on like this and nobody says a word.`);
    expect(ENGLISH.thisMuch.some((text) => reply.includes(text))).toBe(false);
  });
});
