import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { HttpError } from '#shared/api/http-error';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { photoUrl, putPhoto } from './photos';

const server = apiServer();
const PHOTO = { id: 'photo-1', caption: '' };
const jpeg = new Blob(['picture'], { type: 'image/jpeg' });
const onSent = jest.fn<(part: number) => void>();

beforeEach(() => {
  onSent.mockReset();
});

afterEach(() => {
  document.cookie = 'auth_token=; max-age=0; path=/';
});

const answers = (answer: (request: Request) => Response) =>
  server.use(http.put('/api/journal/entry-1/photo', ({ request }) => answer(request)));

describe('sending a photo', () => {
  it('hands on what the server keeps, and says what it is', async () => {
    let type: string | null = null;
    answers((request) => {
      type = request.headers.get('content-type');
      return HttpResponse.json(PHOTO);
    });
    expect(await putPhoto('entry-1', jpeg, onSent)).toEqual(PHOTO);
    expect(type).toBe('image/jpeg');
  });

  it('proves who is signed in, as every other call does', async () => {
    document.cookie = 'auth_token=secret; path=/';
    let authorization: string | null = null;
    answers((request) => {
      authorization = request.headers.get('authorization');
      return HttpResponse.json(PHOTO);
    });
    await putPhoto('entry-1', jpeg, onSent);
    expect(authorization).toBe('Bearer secret');
  });

  it('fails with what the server said', async () => {
    answers(() => refusal(413, 'too_large', 'This photo is too large.'));
    const failure: unknown = await putPhoto('entry-1', jpeg, onSent).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({ status: 413, serverMessage: 'This photo is too large.' });
  });

  it('fails like a lost network where nobody answers', async () => {
    answers(() => HttpResponse.error());
    await expect(putPhoto('entry-1', jpeg, onSent)).rejects.toThrow(TypeError);
  });
});

it('the address of a photo holds nothing but its id', () => {
  expect(photoUrl({ id: 'a/b', caption: '' } as never)).toBe('/api/journal/photos/a%2Fb');
});
