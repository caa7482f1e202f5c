import type { Page } from '@anew/contracts/rpc/page';
import type { JsonBytes } from './json.js';
import { split } from './long-answer.js';
import type { Reply, Request } from './request.js';

/** Answers the items of a page, and sets the `Link` header to the address of the next page if there is one. */
export function withLinkToNext<Items>(
  answer: JsonBytes<Items | Page<Items>>,
  { url }: Request,
  reply: Reply,
): JsonBytes<Items> {
  const { next, part } = split(answer);
  if (next !== undefined) void reply.header('Link', linkTo(url, next));
  return part as JsonBytes<Items>;
}

function linkTo(url: string, before: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('before', before);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
