import { describe, expect, it } from '@jest/globals';
import { judge } from '../safety.js';
import { scan } from '../scan.js';

describe('a print of a hand or a belt on skin', () => {
  it.each([
    ['child-in-danger', 'you could see every finger of his hand on my daughter’s leg'],
    ['child-in-danger', 'my son has marks from the belt on his legs'],
    ['child-in-danger', 'there were stripes of the cord on my stepson'],
    ['child-in-danger', 'le dejó la mano marcada en la cara a mi hijo'],
    ['child-in-danger', 'mi hijo trae marcas de cinto'],
    ['child-in-danger', 'marcas del cinturón en las piernas de mi hijo'],
    ['violence', 'he left a handprint on my cheek'],
    ['violence', 'you could see his fingers on my arm the next day'],
    ['violence', 'his finger marks are still on my wrist'],
    ['violence', 'there are marks from the belt on my back'],
    ['violence', 'the shape of his hand on my cheek'],
    ['violence', 'me dejó los dedos marcados en el brazo'],
    ['violence', 'traigo la marca de su mano en la mejilla'],
    ['harming-others', 'I left a handprint on her cheek'],
    ['harming-others', 'my handprint is still on his face'],
    ['harming-others', 'I left a handprint on my son’s butt'],
  ] as const)('raises %s: %s', (concern, text) => {
    expect(scan(text).present.has(concern)).toBe(true);
    expect(judge([], text)).toMatchObject({ kind: 'answer' });
  });

  it.each([
    'left a handprint on my son’s cheek',
    'you could see his fingers on her arm',
    'marks from the belt',
    'she has finger marks on her arm',
    'the print of his hand is on her face',
    'le dejó los dedos marcados en el brazo',
  ])('is asked about at least, however little is said: %s', (text) => {
    expect(judge([], text).kind).not.toBe('clear');
  });

  it('on somebody’s arm is no sign of what they do to themselves', () => {
    expect(scan('she has finger marks on her arm').present.has('suicide')).toBe(false);
    expect(scan('my daughter has marks on her arms from a razor').present.has('suicide')).toBe(true);
  });

  it.each([
    'my son made me a handprint turkey at kindergarten',
    'handprint art from kindergarten is on the fridge',
    'we left our handprint in the cement by the porch',
    'chocolate fingers on her arm and she laughed',
    'my toddler left a chocolate handprint on my cheek',
    'my stepson left a paint handprint on my shirt',
    'my daughter left her handprints on the window again',
    'there are finger marks on the glass door',
    'my daughter has marks from the seat belt on her shoulder',
    'the marks from the belt sander won’t come out of the table',
    'my new belt leaves marks on my waist',
    'the sunburn left a handprint on my back where he rubbed the sunscreen',
    'mi hijo dejó la mano pintada en la pared',
    'you could see his fingers on the piano keys',
  ])('raises nothing where no hand has hit: %s', (text) => {
    expect([...scan(text).present.keys()]).toEqual([]);
  });
});
