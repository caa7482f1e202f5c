import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unreadPage } from './list-page.js';

describe('a page that nobody parses', () => {
  it('has the items and the cursor of any page', () => {
    const cursor = fc.option(fc.base64String(), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), cursor, (items, next) => {
        const page = unreadPage(Buffer.from(JSON.stringify({ items, next })));
        expect(page.items.toString()).toBe(JSON.stringify(items));
        expect(page.next).toBe(next);
      }),
    );
  });

  it.each([[['],"next":"x"}']], [[{ next: '],"next":' }]], [[[{ next: [] }], { next: null }]], [[]]])(
    'is not confused by its items %j',
    (items) => {
      const page = unreadPage(Buffer.from(JSON.stringify({ items, next: 'c' })));
      expect(JSON.parse(page.items.toString())).toEqual(items);
      expect(page.next).toBe('c');
    },
  );

  it.each(['null', '[]', '{"items":[]}', '{"next":null,"items":[]}'])('is not made of %s', (json) => {
    expect(() => unreadPage(Buffer.from(json))).toThrow('no page');
  });
});
