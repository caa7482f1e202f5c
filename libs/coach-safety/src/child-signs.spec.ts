import { describe, expect, it } from '@jest/globals';
import { mayBeChildsSign } from './replies/cues/child-sign-cues.js';
import { talk } from './testing/talk.js';

const SIGNS = [
  'my 8 yr old keeps her jeans on in bed when her stepdad is home',
  'he unscrewed the lock from my stepdaughters bathroom door. shes 14',
  'my son wont let my boyfriend change his diaper anymore, screams',
  'since my brother in law moved in my 6 year old pees the bed every night again',
  'she drags her dresser in front of her door every night, shes 11 year old. my husband laughs',
  'my husband and his 15 yo stepdaughter watch movies under one blanket and he gives her back rubs',
  'my niece 10 wears three pairs of underwear when her uncle comes over',
  'my fiance likes to lie in my daughters bed until shes asleep with the door closed',
  'the girl (9) asks for a lock on her room and my husband says no, my daughter cries',
  'my teenage daughter sleeps fully clothed with her shoes on since my bf moved in',
  'my daughter (13) started wearing 2 pairs of leggings to bed since my fiance moved in',
  'mi niña de 7 no quiere que su padrastro la bañe, llora',
  'mi hija de 12 duerme con dos pantalones desde que llego mi novio',
  'mi hijastra pone una silla en la puerta cuando su tio se queda',
  'le quito la chapa al cuarto de mi hija el novio de su mama',
  'mi hijo de 5 se volvio a orinar en la cama desde que mi marido lo cuida',
];

describe('signs of a child in bed, bath, toilet, lock or clothes', () => {
  it.each(SIGNS)('are seen: %s', (message) => {
    expect(mayBeChildsSign(message)).toBe(true);
  });

  it.each([
    'she put a chair under the door so the cat stays out',
    'my son wears two pairs of socks because his room is freezing',
    'we started potty training and there are accidents in bed',
    'my teen locks his phone',
    'the kids fight over the bath toys',
    'my daughter wants a bike lock for school',
    'he took the lock off the shed',
    'my son needs new pants for winter',
    'the baby sleeps in our room',
    'mi hija pide un celular nuevo',
  ])('are none in what looks alike: %s', (message) => {
    expect(mayBeChildsSign(message)).toBe(false);
  });

  it('lean to the child, with Childhelp in front, to the end', () => {
    const replies = talk(
      'mi hija de 9 ya no quiere que mi novio la bañe. le digo que por que y se tapa la cara',
      'ha de ser la edad verdad',
      'tambien se volvio a orinar en la cama y pone su silla en la puerta',
    );
    for (const reply of replies) expect(reply.split('*Si alguien')[0]).toContain('1-800-422-4453');
    for (const reply of replies) expect(reply).not.toContain('¿Alguien te lastima');
  });
});
