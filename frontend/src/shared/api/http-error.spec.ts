import { expect, it } from '@jest/globals';
import { errorText, HttpError, isUnanswered, serverMessageOr } from './http-error';

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

it.each([
  { status: 502, unknown: true },
  { status: 504, unknown: true },
  { status: 503, unknown: false },
  { status: 500, unknown: false },
  { status: 409, unknown: false },
])('knows of a write that was answered with $status whether its outcome is unknown: $unknown', (each) => {
  expect(isUnanswered(new HttpError(each.status, '', ''))).toBe(each.unknown);
});

it('does not know what became of a write without any answer', () => {
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true);
});
