import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const TAKEN = [EMERGENCIES, EMERGENCIES_SPANISH].map(({ byKind }) => byKind.taken);

describe('too many pills', () => {
  it.each([
    'my daughter just told me she swallowed a bunch of tylenol last night',
    'my 15 yr old took a handful of advil after our fight',
    'my husband took like 20 of his oxys',
    'she took all her sleeping pills tonight and wont talk',
    'my stepson overdosed tonight',
    'my best friend downed a whole bottle of benadryl',
    'my wife drank antifreeze',
    'his son took the whole bottle of tylenol and threw up',
    'my roommate popped 30 of her xanax',
    'mi hija se tomó un frasco de pastillas',
    'mi esposo se tomó el raticida',
  ])('that somebody else took are not answered as if the writer had: %s', (message) => {
    const reply = lastReply(message);
    expect(TAKEN.some(({ forAnother = '-' }) => reply.includes(forAnother))).toBe(true);
    expect(reply).not.toMatch(/You matter|Tu vida importa/);
  });

  it.each([
    'I swallowed 30 of my tylenol an hour ago',
    'took the rest of the klonopin bottle, its late and the kids are asleep',
    'he left me so i took all my sleeping pills',
    'me tomé todas las pastillas de mi mamá',
    'i just overdosed',
    'downed a whole bottle of benadryl',
    'i took the rest of the bottle of my moms ambien after he texted',
  ])('that the writer took are answered to the writer: %s', (message) => {
    expect(lastReply(message)).toMatch(/You matter|Tu vida importa/);
  });
});

describe('a deed, a drug and an amount', () => {
  it.each([
    'i took all of them. the whole bottle of the tylenol pm like an hour ago and now im kind of scared',
    'me tome las pastillas de la presion de mi suegra, como 20, ya vomite un poco',
    'so i swallowed my moms xanax. like 15. dont tell her',
    'took em all. every last one of the oxys. room is spinning',
    'i downed 8 tylenol and 6 benadryl with wine i just wanted it quiet',
    'idk how many, at least 25 of the gabapentin, i took them after he hung up',
    'took about two dozen of his heart pills',
    'ive been swallowing tylenol all night, maybe 18 so far',
    'my kid took a bunch of my zoloft, she wont say how many. 12 are gone',
    'my mom took her whole month of blood pressure meds at once',
    'found my wife on the floor with the empty bottle of ambien next to her',
    'bottle of klonopin is empty and hes slurring and wont stay awake',
    'she emptied the pill organizer, all seven days, into her mouth',
    'he ate his entire prescription. 60 pills',
    'i have taken thirty advil pm and a bottle of nyquil',
    'se trago medio frasco de clonazepam mi hermana',
    'mi hija se tomo como quince tabletas, dice que ya no quiere vivir',
    'ya me las tome. todas. el frasco entero',
    'se empastillo mi esposo, no despierta bien',
    'me acabo de tomar un punado de pastillas con tequila',
    'i took my insulin, like five times what i need. on purpose',
    'took pills so i wont wake up',
    'i took 3 bottles of cough medicine',
    'finished off the whole pack of sleeping pills, should i throw up or what',
    'she told me she took 40 ibuprofen last night and she seems fine',
    'swallowed about ten of my roommates adderall. then five more',
    'he injected all of his insulin',
    'my brother swallowed a load of pills and texted me bye',
    '20 norcos. i took them. im sorry',
    'mi mama se tomo treinta pastillas para dormir',
    'tome 14 tramadol hace una hora',
  ])('are an overdose in any order, in one sentence or two: %s', (message) => {
    expect(emergenciesIn(message)[0]).toBe('taken');
    expect(TAKEN.some(({ call }) => lastReply(message).startsWith(call))).toBe(true);
  });

  it.each([
    'i took 2 tylenol and went to bed, the kids were loud',
    'took my meds at 10 and then all of them came over for dinner',
    'i took 800 mg ibuprofen for my back after moving the whole house',
    'my husband took all three of them to the park, i stayed home with my pills and my heating pad',
    'took my pills 20 minutes ago and now i feel ok enough to cook',
    'grandma took all of her pills this morning like she should',
    'she took the whole bottle of shampoo to her dads',
    'took the kids to the pharmacy to get their medicine, 45 minutes of waiting',
    'i took a whole box of old medicine to the drop off at the police station',
    'my stepson swallowed his pride and all of us had pizza',
    'took my birth control at 9 like always',
    'he takes 12 pills a day since his heart attack',
    'me tomo mis pastillas todos los dias a las 10',
    'nos tomamos un frasco de jugo entre todos',
    'mi suegra se tomo su medicina y se durmio',
    "when i was 16 i took a whole bottle of pills, i'm 40 now and i'm glad i'm here",
    'he took all of them. the toys, the games, everything his son had here',
    'we ate the whole bottle of sprinkles making cookies with the twins',
    'the vet said the dog ate 10 of my advil',
    'i almost took all my pills back in 2019',
    'take all of the medicine until it is gone, the doctor said',
    'my 15 year old took his meds',
    'took the last of the antibiotics, 10 days of them',
    'took 5 vitamins and 2 fish oil pills',
    'my wife takes 10 supplements every morning',
    'i took my pill and drank the whole bottle of water',
    'took the box of pampers and the whole pack of wipes to his moms',
    'i took all the pills out of the cabinet and threw away what was too old',
  ])('are none where they belong to something else: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });

  it.each([
    ['took em all. every last one of the oxys', 'i dont feel anything', 'only sleepy', 'everyone is ok here'],
    [
      'me tomé como 20 pastillas',
      'ya me siento mejor, nomas tengo sueño',
      'ya pasó todo',
      'no le digas a nadie',
    ],
  ])('stay first until somebody was seen: %s', (...messages) => {
    const replies = talk(...messages);
    expect(replies.filter((reply) => !TAKEN.some(({ call }) => reply.startsWith(call)))).toEqual([]);
  });

  it('is not answered as abuse after a “ya” that answers nothing', () => {
    const [, reply] = talk('el bebé se tragó una pila, creo', 'ya comió y todo normal');
    expect(reply).toContain(EMERGENCIES_SPANISH.byKind['child-took'].call);
    expect(reply).not.toContain('No es tu culpa');
  });
});
