import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { burnedBy } from './cues/burned-cues.js';

const DOCTOR = /^\*\*(?:That burn needs a doctor|Esa quemadura la tiene que ver hoy un doctor)/u;
const CHILD = /1-800-422-4453/u;
const VIOLENCE = /1-800-799-7233/u;

describe('a burn by somebody’s hand', () => {
  it.each([
    "Changing my granddaughter after her weekend at her daddys and there's little round burns on the back of her thigh, three in a row. I raised four kids and these ain't mosquito bites. My husband says stay out of it",
    "Anyway he held the little one's hand to the stove door so she'd learn hot, she's 3, and I put butter on it. What I would like to know is how two grandparents agree on rules",
    'my stepson, 8, has a cigarette burn on his shoulder from his moms house. he says he fell',
    'stepmom dipped my toddlers feet in the hot tub water because he peed. skin is peeling',
    'the sitter pressed the iron against my daughters leg. it looks like the tip of an iron',
    'his dad burned him with a lighter to teach him not to play with fire. hes 6',
    'my nephew has burns on both feet like socks, his mom says he got in the tub by himself',
    'el papá le quemó la manita a mi hijo con la plancha para que aprenda, tiene 4',
    'mi suegra le puso la cuchara caliente en la boca a mi hija',
    'la niña volvió con quemaditas redondas en los brazos, como de cigarro',
  ])('sends a child to a doctor, and to people who help children: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toMatch(DOCTOR);
    expect(reply).toMatch(CHILD);
  });

  it.each([
    'my husband put the curling iron on my arm when i talked back. its blistered',
    'my wife threw hot coffee at me and my chest is all red and bubbly. how do we talk calmly',
    'my boyfriend flicked his cigarette on my neck and laughed. its a round burn',
    'my girlfriend held my hand over the burner till i said sorry',
    'my sister shows up with iron shaped burns on her back, her husband does it',
    'she poured boiling water on my lap on purpose in front of the kids',
    'mi marido me aventó agua hirviendo en las piernas, tengo ampollas',
    'mi esposo me apagó el cigarro en la mano',
    'he threw the kettle at me, it was boiling. blisters all up my arm',
    'she flung her tea in my face, its all red and peeling',
    'he threw the coffee pot. i have blisters on my hand',
    'my wife chucked a kettle of boiling water at my back',
    'boyfriend dumped the boiling pasta water on my feet while yelling',
    'he slung hot bacon grease at me',
    'he knocked the pan off the stove at me and the oil got my foot',
    'the iron was on and he threw it at me, i have a burn on my shoulder',
    'mi esposo me tiró la olla hirviendo, se me hicieron ampollas',
  ])('sends a grown-up to a doctor, and speaks of violence: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toMatch(DOCTOR);
    expect(reply).toMatch(VIOLENCE);
    expect(reply).not.toMatch(/Is a child being hurt|The child comes first|El niño o la niña va primero/u);
  });

  it('sends a child at whom something hot was thrown to a doctor', () => {
    expect(lastReply("stepson threw ramen at his sister, she's got a burn on her belly")).toMatch(DOCTOR);
  });

  it.each([
    'i spilled hot coffee on my lap in the car, big blisters, kids laughing',
    'he threw out the old coffee pot and im mad',
    'kettle boiled over and burned my hand while his kids fought',
    'he poured me a hot coffee and rubbed my feet',
    'threw the ramen in the pot, kids fought over it',
    'new shoes gave me blisters at our wedding',
    'my husband throws coffee beans at me as a joke',
    'she threw hot dogs on the grill and the kids ate four each',
    'he threw me the hot pan holder and we laughed',
    'my stepson splashed me with pool water',
  ])('is none of an accident or a meal: %s', (message) => {
    expect(burnedBy(message)).toBeNull();
  });

  it('keeps the doctor above each reply until one has looked', () => {
    const replies = talk(
      "he held the little one's hand to the stove door so she'd learn hot, she's 3",
      'It was only the one time he is not a bad man',
      'So how do we come to the same rules',
      'the blister popped',
      'a doctor looked at it today',
    );
    for (const reply of replies.slice(0, 4)) expect(reply).toMatch(DOCTOR);
    expect(replies[4]).not.toMatch(DOCTOR);
  });

  it('also sends to a doctor whom the writer has burned', () => {
    const reply = lastReply('i held his hand to the stove so he would learn, hes 4. i feel sick');
    expect(reply).toMatch(DOCTOR);
    expect(reply).not.toMatch(/person you worry about/u);
  });

  it.each([
    'my stepson burned his hand on the stove making mac and cheese, how do i get him to be careful',
    'i burned the toast and my husband laughed at me',
    'i spilled hot coffee on my leg at work, first aid was slow. how do i tell my wife i need help',
    'he burned me a cd of our wedding songs',
    'my daughter got a sunburn at her dads again',
    'we sat by the fire pit and sparks burned a hole in my sock',
    'the iron left a mark on his good shirt and he yelled',
    'my wife helps me with the curling iron, she burned her finger once',
    'me quemé con el comal haciendo tortillas y mi suegra se rió',
    'al vecino se le quemó la casa y mi esposo le dio dinero, tiene un hijo',
    'se me quemó el arroz y mi marido se enojó',
  ])('is not seen in everyday words: %s', (message) => {
    expect(lastReply(message)).not.toMatch(DOCTOR);
  });
});
