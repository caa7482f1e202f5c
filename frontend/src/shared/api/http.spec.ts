import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { http as mock, HttpResponse } from 'msw';
import { apiServer } from '../testing/api-server';
import { request } from './http';
import { type HttpError, serverMessageOr } from './http-error';

const server = apiServer();

function seenRequest(method: 'get' | 'post' | 'delete' = 'get'): Promise<Request> {
  return new Promise((resolve) => {
    server.use(
      mock[method]('/api/thing', ({ request }) => {
        resolve(request);
        return HttpResponse.json({ fine: true });
      }),
    );
  });
}

async function failure(status: number, body: string | null, statusText?: string): Promise<HttpError> {
  server.use(mock.get('/api/thing', () => new HttpResponse(body, { status, statusText })));
  return request('GET', '/api/thing').then(
    () => Promise.reject(new Error('it should have failed')),
    (error: unknown) => error as HttpError,
  );
}

afterEach(() => {
  document.cookie = 'auth_token=; max-age=0';
});

describe('a call', () => {
  it('includes credentials and names the time zone', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const seen = seenRequest();
    await request('GET', '/api/thing');
    expect(fetched).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ credentials: 'include' }),
    );
    expect((await seen).headers.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('carries the bearer token when the cookie exists', async () => {
    document.cookie = 'auth_token=abc.def';
    const seen = seenRequest();
    await request('GET', '/api/thing');
    expect((await seen).headers.get('authorization')).toBe('Bearer abc.def');
  });

  it('carries no authorization without the cookie', async () => {
    const seen = seenRequest();
    await request('GET', '/api/thing');
    expect((await seen).headers.has('authorization')).toBe(false);
  });

  it('says JSON when there is a body', async () => {
    const seen = seenRequest('post');
    await request('POST', '/api/thing', { body: { inviteCode: 'abcd1234' } });
    const asked = await seen;
    expect(asked.headers.get('content-type')).toBe('application/json');
    expect(await asked.json()).toEqual({ inviteCode: 'abcd1234' });
  });

  it('says nothing about content when there is no body', async () => {
    const seen = seenRequest('post');
    await request('POST', '/api/thing');
    const asked = await seen;
    expect(asked.headers.has('content-type')).toBe(false);
    expect(await asked.text()).toBe('');
  });

  it('reads an empty answer as null', async () => {
    server.use(mock.delete('/api/thing', () => new HttpResponse(null, { status: 204 })));
    await expect(request('DELETE', '/api/thing')).resolves.toBeNull();
  });
});

describe('an answer that is not ok', () => {
  it('becomes "<status>: <body>" [8.1]', async () => {
    expect((await failure(502, 'Bad Gateway from the proxy')).message).toBe(
      '502: Bad Gateway from the proxy',
    );
  });

  it('becomes "<status>: <status text>" when the body is empty [8.2]', async () => {
    expect((await failure(500, null, 'Internal Server Error')).message).toBe('500: Internal Server Error');
  });

  it('gives the code, the sentence and the fields of the contract', async () => {
    const body = {
      statusCode: 400,
      code: 'validation_failed',
      message: 'Please check the form.',
      errors: [{ field: 'email', message: 'That is not an address.' }],
    };
    const error = await failure(400, JSON.stringify(body));
    expect(error.code).toBe('validation_failed');
    expect(error.serverMessage).toBe('Please check the form.');
    expect(error.fieldErrors).toEqual(body.errors);
  });

  it('has no sentence for the person when the body is not the contract’s', async () => {
    const error = await failure(502, '<html>');
    expect(error.serverMessage).toBeNull();
    expect(serverMessageOr('Please try again.', error)).toBe('Please try again.');
  });
});
