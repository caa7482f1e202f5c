import { describe, expect, it } from '@jest/globals';
import { connectedMail, joinedMail } from './joined-mail.js';

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

describe('the mail to whoever left an own couple to join', () => {
  const connectedWith = (name: string | null) =>
    connectedMail('anna@example.org', name, 'https://anew.example').text;

  it('names whom they are connected with, and says what to do if it was not them', () => {
    expect(connectedWith('Ben')).toContain('has just been connected with Ben’s');
    expect(connectedWith('Ben')).toMatch(/If it was not[\s\S]*https:\/\/anew\.example/);
  });

  it.each([null, 'evil.example', 'call 555 1234'])('does not repeat %j', (name) => {
    expect(connectedWith(name)).toContain('connected with somebody else’s');
    if (name !== null) expect(connectedWith(name)).not.toContain(name);
  });
});
