import { expect, it } from '@jest/globals';
import { errorText, HttpError, serverMessageOr } from './http-error';

/** Why a call failed, as the screens say it that name a reason. */
const reason = (error: Error) => serverMessageOr(errorText(error), error);

it('says that Anew cannot be reached where there was no answer', () => {
  expect(reason(new TypeError('Failed to fetch'))).toBe('We can’t reach Anew right now');
});

it('gives the message of the server', () => {
  const refused = new HttpError(409, 'Conflict', JSON.stringify({ message: 'Taken.' }));
  expect(reason(refused)).toBe('Taken.');
});

it('gives the text of the answer where the server sent no message', () => {
  expect(reason(new HttpError(502, 'Bad Gateway', ''))).toBe('502: Bad Gateway');
});
