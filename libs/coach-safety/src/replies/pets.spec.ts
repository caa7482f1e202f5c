import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { isPetHostage } from './cues/pet-cues.js';

const PET_NAMED =
  /To hurt a pet, or to threaten it, is abuse|Lastimar a una mascota, o amenazarla, es maltrato/;

describe('an animal that is hurt to punish somebody', () => {
  it.each([
    'he shot my old collie behind the barn while i was at church because i burned his eggs fri and talked back. said now i know',
    'he wrung the necks of her hens because she was late',
    'my husband drowned the barn cats to teach the girls a lesson',
    'he said hell put my lab down if i go to my sisters',
    'my boyfriend kicked my chihuahua so hard she wont walk, because i didnt answer the phone',
    'he let my daughters rabbit loose in the road after she told her mom',
    'she threw my beagle down the stairs when i came home late',
    'he hung my rooster from the tree and said thats what happens',
    'he poisoned my heeler the week i filed',
    'she gave away my service dog while i was at drill because i talked to my ex',
    'he sold my mare to punish me',
    'he locked my old dog in the hot truck until i said sorry',
    'he told me my horses would end up at the kill pen if i left',
    'he ran over our puppy on purpose',
    'he left my golden out in the snow till i came back from my moms',
    'my stepdad says the goat goes next if i keep mouthing off',
    'im deployed and my wife said shes getting rid of my shepherd unless i send more money',
    'he shot my daughters show calf because she missed chores',
    'he wont let me feed my cat until i apologize',
    'he tied my heifer to the truck and dragged her because i sassed him',
    'dijo que la próxima vez le toca a mi perra',
    'mi esposo mató a la perra porque llegué tarde',
    'le torció el pescuezo al gallo de mi hijo para que aprendiera',
    'dijo que si me voy va a matar a mis gallinas',
    'aventó al cachorro contra la pared porque lloró la niña',
    'mi pareja dice que el caballo sigue si no le hago caso',
  ])('is named as the danger that it is: %s', (message) => {
    expect(lastReply(message)).toMatch(PET_NAMED);
  });

  it.each([
    'the vet put our old collie down last week and my stepson wont talk',
    'my husband had to put his horse down, broken leg, he cried',
    'he put his dog down because she was sick and suffering',
    'we sold the pony and my stepdaughter is crushed',
    'a stranger ran over our dog and he is heartbroken',
    'he accidentally ran over the cat backing out',
    'we butchered the hens on saturday like every fall',
    'he killed the rooster for dinner because my mom came over',
    'he shot the coyote that got our chickens',
    'my brother in law hunts rabbits',
    'he gave my stepson a puppy because he got good grades',
    'he let the dog out when i got home',
    'he left the dog with his mom when we went to the lake',
    'he put the puppy in the crate when i cried',
    'next is the goat show at the county fair',
    'her golden birthday is next week and he threw a party',
    'he shot pool with his lab partner',
    'mi suegra mató una gallina para el caldo',
    'vendimos el caballo y mi hijastro está triste',
    'está cansado pero va a trabajar',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(isPetHostage(message)).toBe(false);
    expect(lastReply(message)).not.toMatch(PET_NAMED);
  });
});
