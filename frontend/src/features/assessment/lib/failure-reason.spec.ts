import { expect, it } from '@jest/globals';
import { HttpError } from '#shared/api/http-error';
import { failureReason } from './failure-reason';

it('says that Anew cannot be reached where there was no answer', () => {
  expect(failureReason(new TypeError('Failed to fetch'))).toBe('We can’t reach Anew right now');
});

it('gives the message of the server', () => {
  const refused = new HttpError(409, 'Conflict', JSON.stringify({ message: 'Taken.' }));
  expect(failureReason(refused)).toBe('Taken.');
});

it('gives the text of the answer where the server sent no message', () => {
  expect(failureReason(new HttpError(502, 'Bad Gateway', ''))).toBe('502: Bad Gateway');
});
