import { DomainError } from '@anew/contracts/errors';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { describe, expect, it } from '@jest/globals';
import { errorIn } from './error-words.js';
import { languageOf } from './language.js';
import type { Request } from './request.js';

const WRONG = 'That is not your password. Please try again.';
const wrongPassword = new DomainError('forbidden', 'password_required', WRONG, {
  fields: [{ field: 'currentPassword', message: WRONG }],
});
const tooMany = (retryAfter: number) =>
  new DomainError('too_many', 'too_many_requests', 'That was a lot at once. Please wait.', { retryAfter });

// Importing the front door’s languages makes their words known.
const spanish = languageOf({ headers: { 'accept-language': 'es' }, cookies: {} } as unknown as Request);

describe('a refusal in Spanish', () => {
  it('says the same, of the call and of its field, under the same code', () => {
    const said = 'Esa no es tu contraseña. Inténtalo otra vez, por favor.';
    expect(errorIn(spanish, wrongPassword)).toMatchObject({
      kind: 'forbidden',
      code: 'password_required',
      message: said,
      details: { fields: [{ field: 'currentPassword', message: said }] },
    });
  });

  it.each([
    [20, 'Espera un minuto e'],
    [61, 'Espera 2 minutos e'],
  ])('says how long to wait: %i seconds', (seconds, said) => {
    expect(errorIn(spanish, tooMany(seconds)).message).toContain(said);
  });

  it.each([
    [1_800, 'El coach vuelve en menos de una hora;'],
    [7_000, 'El coach vuelve en unas 2 horas;'],
  ])('says when the coach is there again: in %i seconds', (retryAfter, said) => {
    const limit = new DomainError('too_many', 'daily_limit', 'You have talked a lot.', { retryAfter });
    expect(errorIn(spanish, limit).message).toContain(said);
  });

  it('keeps when to come back after an outage', () => {
    const { message, details } = errorIn(spanish, UNAVAILABLE_ERROR);
    expect(message).toMatch(/^Esta parte de Anew no responde/);
    expect(details.retryAfter).toBe(2);
  });

  it('stays English, with its hint, where there are no words for it', () => {
    const hint = 'Answer every question with one of its own options. Look again at: love.';
    expect(errorIn(spanish, new DomainError('invalid', 'invalid_responses', hint)).message).toBe(hint);
  });
});

it('a refusal in English is as the service wrote it', () => {
  expect(errorIn('en', wrongPassword)).toBe(wrongPassword);
});

it('what is refused before its cookies are read is answered in the language of the browser', () => {
  const request = { headers: { 'accept-language': 'es' }, cookies: null } as unknown as Request;
  expect(languageOf(request)).toBe('es');
});
