import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Person } from '../src/person.js';

const ENTRY = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' }, content: { type: 'string' } },
  required: ['id', 'content'],
  additionalProperties: false,
};
const ERROR = {
  type: 'object',
  properties: { statusCode: { type: 'integer' }, code: { enum: ['not_found'] }, message: { type: 'string' } },
  required: ['statusCode', 'code', 'message'],
  additionalProperties: false,
};
const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const DOCUMENT = {
  paths: {
    '/api/entries/{id}': { get: { responses: { 200: json('Entry'), 404: json('ErrorBody') } } },
    '/api/entries/newest': { get: { responses: { 204: {} } } },
  },
  components: { schemas: { Entry: ENTRY, ErrorBody: ERROR } },
};

const ID = '01981c12-1c2d-7d3e-9f42-5b8c3d4e6f70';
const GOOD = { id: ID, content: 'A walk' };
const NOT_FOUND = { statusCode: 404, code: 'not_found', message: 'There is nothing at this address.' };

let server: Server;
let person: Person;
let answer: { status: number; body?: unknown; type?: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    const isDocument = request.url === '/api/openapi.json';
    const { status, body, type = 'application/json' } = isDocument ? { status: 200, body: DOCUMENT } : answer;
    response.writeHead(status, body === undefined ? {} : { 'content-type': type });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  person = new Person(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('an answer that a test gets', () => {
  it.each([
    ['is as documented', 'entries/1', { status: 200, body: GOOD }],
    ['is a documented refusal', 'entries/1', { status: 404, body: NOT_FOUND }],
    ['has no body and needs none', 'entries/newest', { status: 204 }],
    ['says that there is nothing at an unknown address', 'nothing', { status: 404, body: NOT_FOUND }],
  ])('passes where it %s', async (_, path, given) => {
    answer = given;
    expect((await person.get(`/api/${path}`)).status).toBe(given.status);
  });

  it.each([
    ['has a field that nobody has heard of', 'entries/1', { status: 200, body: { ...GOOD, mood: 'fine' } }],
    ['lacks a field', 'entries/1', { status: 200, body: { id: ID } }],
    ['has a field of another form', 'entries/1', { status: 200, body: { ...GOOD, id: 'first' } }],
    ['has a status that is not named', 'entries/1', { status: 409, body: NOT_FOUND }],
    ['has a code that is not named', 'entries/1', { status: 404, body: { ...NOT_FOUND, code: 'gone' } }],
    ['is of another type', 'entries/1', { status: 200, body: GOOD, type: 'text/html' }],
    ['comes from a call that is not named', 'nothing', { status: 200, body: GOOD }],
    ['is not a refusal of ours', 'nothing', { status: 404, body: { error: 'no' } }],
    ['is that of a neighbor', 'entries/newest', { status: 200, body: GOOD }],
  ])('fails the test where it %s', async (_, path, given) => {
    answer = given;
    await expect(person.get(`/api/${path}`)).rejects.toThrow('is not as documented');
  });
});
