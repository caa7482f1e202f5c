import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { SUICIDE_REPLIES } from './replies/suicide.js';
import { talk } from './testing/talk.js';

describe('an answer about somebody’s habits', () => {
  it.each([
    'she always shows up late',
    'they were always like that',
    'he often works at night',
    'we always eat at six',
    'ella siempre llega tarde',
  ])('is no admission: %s', (text) => {
    const last = talk('i want to kill myself', 'no', 'how do we do exchanges', text).at(-1) ?? '';
    for (const affirmed of SUICIDE_REPLIES.self.affirmed) expect(last).not.toContain(affirmed);
    expect(analyze(text).answer).toBe('neither');
  });

  it.each(['always', 'sometimes', 'he always talks about it', 'she often says so', 'siempre', 'kind of'])(
    'is one where it goes on about it: %s',
    (text) => {
      expect(analyze(text).answer).toBe('maybe');
    },
  );
});
