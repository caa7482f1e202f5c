import { describe, expect, it } from '@jest/globals';
import { joinedMail } from './joined-mail.js';

const textFor = (name: string | null) => joinedMail('anna@example.org', name, 'https://anew.example').text;

describe('the mail that somebody joined', () => {
  it.each(['Ben', 'Mary-Jane', 'O’Neil', 'José María'])('names %s', (name) => {
    expect(textFor(name)).toContain(`${name} has just joined`);
  });

  it.each([null, 'evil.example', 'Ben http://evil.example', 'call 555 1234', 'x'.repeat(41), 'a\nb'])(
    'does not repeat %j',
    (name) => {
      expect(textFor(name)).toContain('Someone has just joined');
      if (name !== null) expect(textFor(name)).not.toContain(name);
    },
  );

  it('says how to undo it, and where', () => {
    expect(textFor('Ben')).toMatch(/within 24 hours[\s\S]*https:\/\/anew\.example/);
  });
});
