import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { dangersIn } from './cues/danger-cues.js';
import { isOwnAct } from './cues/own-act-cues.js';
import { DANGERS } from './dangers.js';

describe('a threat to die if the writer leaves', () => {
  it.each([
    'my ex texted that if i move out hell blow his brains out on the porch',
    'she says she will shoot herself in front of the kids if i file',
    'my husband swears hell eat his gun if i go to my moms',
    'if i walk out he says ill find him hanging in the garage',
    'my wife says the day i divorce her she will jump off the bridge',
    'he told me he will drive into a tree if i take the kids to my sisters',
    'dice que si me voy se mete un balazo enfrente del niño',
    'me dijo que si lo dejo se da un tiro y que los niños lo van a ver',
    'mi esposo saca la pistola y dice que se mata si le pido el divorcio',
    'cada que hago la maleta dice que se va a aventar del puente',
  ])('is found in other words: %s', (message) => {
    expect(dangersIn(message)).toContain('own-life');
  });

  it.each([
    'he said if i leave the dishes he will blow a fuse',
    'she says if we go to the lake she will jump off the dock',
    'my husband said when i left for work he found himself bored',
  ])('is none in what looks alike: %s', (message) => {
    expect(dangersIn(message)).not.toContain('own-life');
  });

  it('is named above the question', () => {
    const reply = lastReply('my ex texted that if i move out hell blow his brains out on the porch');
    expect(reply).toContain(DANGERS['own-life']);
  });
});

describe('somebody who knows what only watching can tell', () => {
  it.each([
    'my ex always knows where i am. i switched gyms and he was there the first day',
    'my ex quoted something i only said in my kitchen',
    'how does my ex know my new address i never gave it to him',
    'mi ex sabe cosas que no le he contado a nadie. me escribió "bonita pijama" y yo tenía las cortinas cerradas',
    'mi ex siempre sabe dónde ando aunque no le digo a nadie',
    'me mandó una foto de mi casa y ya no vive aquí',
    'llego a un lugar y ahí está mi ex, en el súper, en la iglesia, en el parque',
    'she texted me love the new haircut and we broke up in may',
    'my ex husband pops up everywhere i go',
    'my ex sent me a pic of my porch',
    'roses on my windshield again and my ex swears it was not him',
  ])('stalks: %s', (message) => {
    expect(dangersIn(message)).toContain('stalking');
  });

  it.each([
    'my husband texted me cute pajamas when i came down for coffee',
    'he knows where i parked because he parked the car',
    'my ex showed up at the trampoline park with cupcakes like we planned',
    'she knew what i wanted for dinner, we are so in sync',
    'my stepson knows where i am with the family app we all share',
    'he sent me a picture of our car so i could show the mechanic',
    'my mom always knows when i am sad',
    'mi esposo me dijo bonita pijama y nos reímos',
    'mi mamá siempre sabe dónde ando porque le aviso',
    'my ex sent me a picture of our kids at the lake',
    'my ex and i share a calendar so he always knows where i am',
  ])('is nobody in what looks alike: %s', (message) => {
    expect(dangersIn(message)).not.toContain('stalking');
  });

  it('is named above the question', () => {
    const reply = lastReply('my ex always knows where i am. i switched gyms and he was there the first day');
    expect(reply).toContain(DANGERS.stalking);
  });
});

describe('threats with papers in Spanish', () => {
  it.each([
    'mi esposo me tiene escondida la visa, me tiene guardados los papeles y se ríe',
    'dice que les habla a la migra si voy con mi hermana',
    'si digo algo me quitan al niño, eso me repite',
    'mi suegra amenaza con avisarle a la migra',
    'me mandan de regreso si no obedezco',
    'guarda mi pasaporte bajo llave',
  ])('are found: %s', (message) => {
    expect(dangersIn(message)).toContain('hostage');
  });

  it.each([
    'fui a sacar el pasaporte de mi hija',
    'la migra salió en las noticias',
    'mi hijo me quita el control',
  ])('are none in what looks alike: %s', (message) => {
    expect(dangersIn(message)).not.toContain('hostage');
  });

  it('are named above the question', () => {
    const reply = lastReply('mi esposo dice que si hablo le avisa a la migra y me quitan al niño');
    expect(reply).toContain('Amenazarte con tus papeles o con la migra es maltrato.');
  });
});

describe('a threat by the writer, also as a joke', () => {
  it.each([
    'if i cant have my kids nobody will, she better think twice',
    'im going to make him pay for what he did, he will not make it to the hearing',
    'i swear neither of us walks away, i know where she lives and i will make sure nobody gets the kids',
    'i could bury her in the yard haha just joking',
    'i will make her regret it, i know where he works',
    'si los niños no son para mí no van a ser para nadie',
    'sé dónde vive y me las va a pagar',
    'sé dónde se estaciona',
    'i could run over him and his truck lol',
    'if i can not see my son nobody sees him',
  ])('is the writer’s own: %s', (message) => {
    expect(isOwnAct(message)).toBe(true);
  });

  it.each([
    'he says he knows where i park',
    'my ex said he will make me pay',
    'dice que me la va a cobrar con trabajo en la casa',
  ])('is not where another threatens: %s', (message) => {
    expect(isOwnAct(message)).toBe(false);
  });

  it('leads to distance, and nobody asks whether the writer is hurt', () => {
    const reply = lastReply(
      'if she takes my kids out of state i will make sure nobody gets them. i know where she lives',
    );
    expect(reply).toMatch(/Are you afraid that you might hurt someone[^]*step away/);
    expect(reply).not.toMatch(/Is someone hurting, scaring or controlling you/);
  });
});
