import { DomainError, ERROR_KINDS, type ErrorBody, type ErrorKind } from '@anew/contracts/errors';
import { fromWire, TIMEOUT_ERROR, toWire, UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { describe, expect, it } from '@jest/globals';
import {
  BadRequestException,
  InternalServerErrorException,
  MethodNotAllowedException,
  NotFoundException,
  PayloadTooLargeException,
  ServiceUnavailableException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { fastify, type InjectOptions } from 'fastify';
import { send } from './error.filter.js';
import { asDomainError, errorBody, STATUS_OF_KIND } from './errors.js';

const SECRET = 'SELECT secret FROM rpc.journal';

const STATUSES: [ErrorKind, number][] = [
  ['invalid', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['not_found', 404],
  ['conflict', 409],
  ['too_large', 413],
  ['unsupported_type', 415],
  ['too_many', 429],
  ['internal', 500],
  ['unavailable', 503],
  ['timeout', 504],
];

describe('the status of a refusal', () => {
  it.each(STATUSES)('%s is %i', (kind, status) => {
    expect(STATUS_OF_KIND[kind]).toBe(status);
    expect(errorBody(new DomainError(kind, 'not_found', 'No.')).statusCode).toBe(status);
  });

  it('is known for every kind', () => {
    expect(STATUSES.map(([kind]) => kind).sort()).toEqual([...ERROR_KINDS].sort());
  });
});

describe('the body of a refusal', () => {
  it('is status, code and sentence, and nothing else', () => {
    const body = errorBody(new DomainError('conflict', 'couple_full', 'Both places are taken.'));
    expect(body).toEqual({ statusCode: 409, code: 'couple_full', message: 'Both places are taken.' });
  });

  it('names the fields that are wrong', () => {
    const fields = [{ field: 'email', message: 'Enter an email address.' }];
    const error = new DomainError('invalid', 'validation_failed', 'Enter an email address.', { fields });
    expect(errorBody(error).errors).toEqual(fields);
  });

  it('tells whoever is signed out, and nobody else, to sign in', () => {
    const needsLogin = (kind: ErrorKind) => errorBody(new DomainError(kind, 'not_found', 'No.')).needsLogin;
    expect(ERROR_KINDS.filter(needsLogin)).toEqual(['unauthenticated']);
  });

  it('is the same after a way through another service', () => {
    const error = new DomainError('too_many', 'too_many_requests', 'Later.', { retryAfter: 7 });
    expect(errorBody(asDomainError(fromWire(toWire(error))))).toEqual(errorBody(error));
  });
});

describe('what the framework refuses', () => {
  it.each([
    [new NotFoundException(SECRET), 404, 'not_found'],
    [new MethodNotAllowedException(SECRET), 404, 'not_found'],
    [new PayloadTooLargeException(SECRET), 413, 'too_large'],
    [new UnsupportedMediaTypeException(SECRET), 415, 'unsupported_type'],
    [new BadRequestException(SECRET), 400, 'validation_failed'],
    [Object.assign(new Error(SECRET), { statusCode: 400 }), 400, 'validation_failed'],
    [Object.assign(new Error(SECRET), { statusCode: 413 }), 413, 'too_large'],
  ])('%p is %i %s, in words of our own', (thrown, status, code) => {
    const body = errorBody(asDomainError(thrown));
    expect(body).toMatchObject({ statusCode: status, code });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('what nobody foresaw', () => {
  it.each([
    ['an Error', new Error(SECRET)],
    ['a failed statement', Object.assign(new Error(SECRET), { code: '23505', detail: SECRET })],
    ['a 500 of Nest’s', new InternalServerErrorException(SECRET)],
    ['a 503 of Nest’s', new ServiceUnavailableException(SECRET)],
    ['a 500 of Fastify’s', Object.assign(new Error(SECRET), { statusCode: 500 })],
    ['a string', SECRET],
    ['nothing', undefined],
    ['null', null],
    ['an object', { message: SECRET }],
  ])('%s becomes one sentence that tells nothing', (_, thrown) => {
    expect(errorBody(asDomainError(thrown))).toEqual({
      statusCode: 500,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again in a moment.',
    });
  });
});

describe('over HTTP', () => {
  const server = fastify({ bodyLimit: 64 });
  server.setErrorHandler((error, _request, reply) => send(reply, asDomainError(error)));
  server.post('/', () => ({ ok: true }));
  server.get('/unavailable', () => {
    throw UNAVAILABLE_ERROR;
  });
  server.get('/late', () => {
    throw TIMEOUT_ERROR;
  });
  const json = { 'content-type': 'application/json' };

  it.each<[string, InjectOptions, number, string]>([
    [
      'malformed JSON',
      { method: 'POST', url: '/', headers: json, payload: '{"a":' },
      400,
      'validation_failed',
    ],
    ['no JSON at all', { method: 'POST', url: '/', headers: json, payload: '' }, 400, 'validation_failed'],
    [
      'a body too large',
      { method: 'POST', url: '/', headers: json, payload: `"${'x'.repeat(80)}"` },
      413,
      'too_large',
    ],
    [
      'another type',
      { method: 'POST', url: '/', headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
      415,
      'unsupported_type',
    ],
    [
      'a poisoned key',
      { method: 'POST', url: '/', headers: json, payload: '{"__proto__":{"isAdmin":true}}' },
      400,
      'validation_failed',
    ],
  ])('%s is refused in the one shape', async (_, request, status, code) => {
    const response = await server.inject(request);
    const body = response.json<ErrorBody>();
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual({ statusCode: status, code, message: body.message });
    expect(body.message).toMatch(/^[A-Z].*\.$/);
  });

  it('a service that is down answers 503 and when to try again', async () => {
    const response = await server.inject('/unavailable');
    expect(response.statusCode).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('a service that is late answers 504', async () => {
    const response = await server.inject('/late');
    expect(response.statusCode).toBe(504);
    expect(response.json<ErrorBody>().code).toBe('timeout');
  });
});
