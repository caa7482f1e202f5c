import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ListedPage, sendListed, unreadPage } from './list-page.js';
import type { Reply, Request } from './request.js';

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

describe('a page that is sent', () => {
  /** The header `Link` of a page to which `next` is the cursor of the one behind it. */
  function linkOf(next: string | null, query: object, url = '/api/journal'): string | undefined {
    const sent = new Map<string, string>();
    const reply = { header: (name: string, value: string) => sent.set(name, value) } as unknown as Reply;
    const page = unreadPage(Buffer.from(JSON.stringify({ items: [7], next })));
    expect(sendListed(new ListedPage(page, query), { url } as Request, reply).toString()).toBe('[7]');
    return sent.get('Link');
  }

  it('says where the next one is, which is of the same part', () => {
    const query = { filter: 'mine', from: '2026-01-01', to: undefined, limit: 5, before: 'b' };
    expect(linkOf('c+/=', query, '/api/journal?filter=mine&x=tracker')).toBe(
      '</api/journal?filter=mine&from=2026-01-01&limit=5&before=c%2B%2F%3D>; rel="next"',
    );
  });

  it('says nothing of a next one where it is the last', () => {
    expect(linkOf(null, { limit: 5 })).toBeUndefined();
  });
});
