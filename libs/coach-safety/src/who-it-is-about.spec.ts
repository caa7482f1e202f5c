import { describe, expect, it } from '@jest/globals';
import { CHILD_REPLIES } from './replies/child-in-danger.js';
import { SPANISH_REPLIES } from './replies/spanish.js';
import { UNSURE, UNSURE_SPANISH } from './replies/unsure.js';
import { lastReply, talk } from './testing/talk.js';

const PROTECTION = '1-800-677-1116';
const OF_CHILD = /\b(?:the|a) child\b(?! of)|el niño o la niña/i;

describe('an adult who depends on others', () => {
  it.each([
    [
      'my mother in law has alzheimers and my husband ties her wrist to the bed rail, theres a sore now and he says i baby her',
      'he is a good son hes just exhausted',
    ],
    ['my dad had a stroke and my brother slaps him when he spills', 'should i say something to my brother'],
    [
      'my uncle has parkinsons, his wife gives him double pills so he sleeps all day',
      'she needs a break i guess',
    ],
    ['mom is in a wheelchair and my sister keeps her checks', 'she says it is for the bills'],
    ['my wife pinches her mother when she wont swallow, mom has lewy body', 'im so tired of the fighting'],
    ['hubby locks his mom in her room bc of the alzheimers, she bangs on the door', 'it is only at night'],
    ['my stepdad is blind and my mom leaves him outside in the cold when she is mad', 'she is tired'],
    ['abuelita tiene alzheimer y mi tia la deja mojada todo el dia', 'como repartimos los turnos'],
    ['mi suegro esta en silla de ruedas y mi marido lo encierra en el cuarto', 'ya se le paso'],
  ])('gets Adult Protective Services in every reply, and no text about a child: %s', (first, second) => {
    for (const reply of talk(first, second)) {
      expect(reply).toContain(PROTECTION);
      expect(reply.split('*If someone')[0]).not.toMatch(OF_CHILD);
    }
  });

  it('who writes themselves is spoken to', () => {
    const [first, second] = talk(
      'im in a chair (MS) and when he is mad he parks it in the garage and leaves me on the couch. i couldnt get to the bathroom til his daughter came home',
      'hed never actually hurt me',
    );
    expect(first).toContain(PROTECTION);
    expect(first).not.toContain(UNSURE.orRather['harming-others']);
    expect(second).toContain('To need care gives nobody the right');
  });
});

describe('somebody outside the home', () => {
  it.each([
    [
      'asking for a coworker. she has a safe word with her kids for when her new bf gets the look',
      'your coworker',
    ],
    ['my neighbor comes over with bruises and says her man has a temper', 'your neighbor'],
    ['my friend hides in her car til her bf falls asleep', 'your friend'],
    ['mi vecina grita en las noches y su marido no la deja salir', 'la persona que vive cerca de ti'],
  ])('is named in each reply: %s', (message, whom) => {
    for (const reply of talk(message, 'ok')) expect(reply).toContain(whom);
  });

  it('is not seen where it is done to the writer', () => {
    const reply = lastReply('my friend says i should leave, my husband grabs me and her husband saw it');
    expect(reply).not.toContain('your friend');
  });
});

describe('an attack with children in the house', () => {
  it.each([
    'hes outside kicking the door rn i locked me and the kids in the bathroom',
    'hes at the front door with a bat screaming, the kids are hiding behind me in the tub',
  ])('is answered with the door, the place and 911: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toContain('Call 911 now');
    expect(reply).toMatch(/with the children/);
    expect(reply).not.toContain(CHILD_REPLIES[0].slice(0, 40));
  });
});

describe('somebody in danger in another place', () => {
  it.each([
    'my sister in texas just called whispering he has the shotgun out, im in oregon',
    'mi hermana me esta mandando audios llorando que su viejo anda con el machete afuera del cuarto y yo estoy en otro estado',
    'mi mama me llamo, su novio la tiene con un cuchillo en la cocina y yo vivo en otro pais',
  ])('is reached by their own address: %s', (message) => {
    expect(lastReply(message)).toMatch(/the city and the address there|la ciudad y la dirección de allá/);
  });

  it.each(['my sister lives in texas and wants to visit', 'he pushed me, and my sister is in ohio'])(
    'gets no such line in what looks alike: %s',
    (message) => {
      expect(lastReply(message)).not.toContain('the address there');
    },
  );
});

describe('a parent who pictured or feared to hurt the baby', () => {
  it.each([
    [
      '3am colic day 11. i keep picturing throwing her at the wall. i put the pillow down and walked out',
      'i would never',
      'shes quiet now. going back in',
    ],
    [
      'i picture dropping the baby down the stairs, i cant stop it',
      'shes crying again',
      'ok im picking her up',
    ],
  ])('stays that: %s', (...messages) => {
    const replies = talk(...messages);
    for (const reply of replies) expect(reply).toMatch(/crib/);
    expect(replies.at(-1)).toContain('1-833-852-6262');
    expect(replies.at(-1)).not.toContain('Is someone hurting, scaring or controlling you');
  });
});

describe('a confessed act', () => {
  it.each([
    [
      'i had my hands around her arms and i was shaking her. shes got marks',
      'how do i get her to forgive me',
    ],
    ['i grabbed my stepsons arm so hard there are finger marks', 'how do i get him to talk to me again'],
    ['i was shaking her by the shoulders and she hit the wall', 'she forgave me already'],
  ])('never gets the harmless question, nor the text for who suspects another: %s', (first, second) => {
    for (const reply of talk(first, second)) {
      expect(reply).not.toContain('Is anyone being hurt, controlled or afraid');
      expect(reply).not.toContain('person you worry about');
    }
  });

  it.each(['i grabbed his arm before he ran into the street', 'i was shaking him awake for school'])(
    'is none in what looks alike: %s',
    (message) => {
      expect(lastReply(message)).not.toContain('It takes courage');
    },
  );
});

describe('a writer under 18 who is hurt', () => {
  it.each([
    'im 16 he takes my phone and hits me if i talk to boys',
    'im 15 and my boyfriend chokes me when hes mad',
  ])('gets the text for young people: %s', (message) => {
    expect(lastReply(message)).toContain('Which grown-up do you trust enough to tell');
  });

  it('gets it in Spanish, too', () => {
    const reply = lastReply('tengo 14 y mi padrastro me pega con el cable');
    expect(reply).toContain('¿A qué adulto de confianza');
    expect(reply).not.toContain(SPANISH_REPLIES.violence[0]);
  });
});

describe('an added line', () => {
  it('is not said to a worried wife about hurting others', () => {
    const reply = lastReply(
      'mi marido dice que si le quitan a sus niños se va a aventar del puente y ayer no contesto el celular',
    );
    expect(reply).not.toContain(UNSURE_SPANISH.orRather['harming-others']);
  });

  it('is not said about the writer where a child has the bruises', () => {
    const reply = lastReply(
      'there are 4 little round bruises on each of my sons upper arms. like fingers. he got back from his dads wifes house today',
    );
    expect(reply).not.toContain('You also wrote about being hurt');
  });
});
