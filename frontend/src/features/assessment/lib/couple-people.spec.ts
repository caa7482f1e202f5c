import { describe, expect, it } from '@jest/globals';
import { maria, sam } from '#shared/testing/people';
import { members, results } from '../testing/fixtures';
import { couplePeople, partnerName } from './couple-people';

const shapes = (...input: Parameters<typeof couplePeople>) =>
  couplePeople(...input).map(({ userId, shape }) => [userId, shape]);

describe('the name of the partner', () => {
  it('is the first name of the one who is not oneself', () => {
    expect(partnerName(members, maria.id)).toBe('Sam');
    expect(partnerName(members, sam.id)).toBe('Maria');
    expect(partnerName(members.toReversed(), maria.id)).toBe('Sam');
  });

  it.each([
    ['there is no partner', members.slice(0, 1)],
    ['nobody is known', []],
    ['the partner has no name', members.map((one) => ({ ...one, firstName: null }))],
    ['the name is blank', members.map((one) => ({ ...one, firstName: '  ' }))],
  ])('is a word for the partner where %s', (_, known) => {
    expect(partnerName(known, maria.id)).toBe('Your partner');
  });

  it('has no blanks around it', () => {
    expect(partnerName([{ ...members[1]!, firstName: ' Sam ' }], maria.id)).toBe('Sam');
  });
});

describe('who is the circle and who the diamond', () => {
  it('is the same for both: the order of joining decides', () => {
    const pair = [
      [maria.id, 'circle'],
      [sam.id, 'diamond'],
    ];
    expect(shapes(results, members, maria.id)).toEqual(pair);
    expect(shapes(results, members, sam.id)).toEqual(pair);
  });

  it('is decided by the results where the members are not known', () => {
    expect(shapes(results, [], maria.id)).toEqual([
      [sam.id, 'circle'],
      [maria.id, 'diamond'],
    ]);
  });

  it('leaves out whoever is not in the results', () => {
    const third = { ...members[0]!, userId: 'user-third' };
    expect(shapes(results, [third, ...members], maria.id)).toEqual([
      [maria.id, 'circle'],
      [sam.id, 'diamond'],
    ]);
  });

  it('still draws a partner who has left', () => {
    expect(couplePeople(results, members.slice(0, 1), maria.id)).toEqual([
      { userId: maria.id, shape: 'circle', name: 'You' },
      { userId: sam.id, shape: 'diamond', name: 'Your partner' },
    ]);
  });

  it('is nobody where no area could be scored', () => {
    const empty = { ...results, categories: results.categories.filter(({ band }) => band === null) };
    expect(couplePeople(empty, members, maria.id)).toEqual([]);
  });
});
