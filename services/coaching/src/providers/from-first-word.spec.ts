import { expect, it } from '@jest/globals';
import { fromFirstWord } from './from-first-word.js';

async function* saying(...pieces: string[]): AsyncGenerator<string> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function piecesOf(reply: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of fromFirstWord(reply)) pieces.push(piece);
  return pieces;
}

it.each<[string[], string[]]>([
  [
    ['Hello', ' you.\n'],
    ['Hello', ' you.\n'],
  ],
  [
    ['\n\n', '  ', ' Hello', ' ', 'you.'],
    ['Hello', ' ', 'you.'],
  ],
  [['\n', '\u200b', '  '], []],
  [['', ''], []],
  [['<think>They are sad.</think>\n\nHello.'], ['Hello.']],
  [
    ['\n<th', 'ink>They', ' are sad.</thi', 'nk>', '\n\n', 'Hello', ' you.'],
    ['Hello', ' you.'],
  ],
  [['<think>', 'They are sad.'], []],
  [['<', '3 to you both.'], ['<3 to you both.']],
  [
    ['Hello. <think>', 'no</think>'],
    ['Hello. <think>', 'no</think>'],
  ],
])('of %j, a person sees %j', async (pieces, seen) => {
  expect(await piecesOf(saying(...pieces))).toEqual(seen);
});

it('fails as the reply does', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield await Promise.resolve('\n');
    throw new Error('broken');
  }
  await expect(piecesOf(failing())).rejects.toThrow('broken');
});
