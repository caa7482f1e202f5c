import 'reflect-metadata';
import { words as spanish } from '@anew/words/es';
import { learn } from '@anew/words/language';
import { describe, expect, it } from '@jest/globals';
import { IdentityConfig } from '../config/identity.config.js';
import type { Sending } from '../schedule/sendings.repository.js';
import { SendingMails } from './sending-mails.js';
import { StopLinks } from './stop-links.js';

learn('es', spanish);

const config = Object.assign(new IdentityConfig(), {
  KEY_ENCRYPTION_SECRET: Buffer.alloc(32, 1).toString('base64'),
});
const mails = new SendingMails(new StopLinks(config), config);
const WEEK = { appreciations: 2, questions: 0, activities: [] };

const sending = (language: 'en' | 'es'): Sending => ({
  userId: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  kind: 'reminder',
  dueAt: new Date(),
  dueDay: '2026-11-30',
  sentDay: null,
  tries: 0,
  channel: 'mail',
  time: '20:00',
  timeZone: 'UTC',
  language,
  email: 'anna@example.org',
  coupleId: null,
  isAlone: true,
  isDone: false,
});

describe.each([
  ['en', 'Hello,'],
  ['es', 'Hola:'],
] as const)('a reminder and a letter in "%s"', (language, hello) => {
  const all = [mails.reminder(sending(language)), mails.letter(sending(language), WEEK)];

  it('greet and sign like every other mail, and say last how to stop them', () => {
    for (const { text, oneClickStop } of all) {
      const paragraphs = text.split('\n\n');
      expect(paragraphs[0]).toBe(hello);
      expect(paragraphs.at(-2)).toBe('Anew');
      expect(paragraphs.at(-1)?.split('\n').at(-1)).toBe(oneClickStop);
    }
  });
});
