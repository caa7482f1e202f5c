import { expect, it } from '@jest/globals';
import { delay, http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { testQueryClient } from '#shared/testing/render';
import { appreciationsQuery, entriesQuery } from './journal';
import { keepAnswer } from './keep-answer';

const server = apiServer();

it('stays where a read of the same was answered before the write', async () => {
  const client = testQueryClient();
  let answerTheRead: () => void = () => undefined;
  const written = new Promise<void>((resolve) => (answerTheRead = resolve));
  server.use(
    http.get('/api/appreciation', async () => {
      await written;
      return HttpResponse.json([]);
    }),
  );
  const read = client.query(appreciationsQuery).catch(() => 'stopped');
  await keepAnswer(client, appreciationsQuery, null);
  answerTheRead();
  expect(await read).toBe('stopped');
  expect(client.getQueryData(appreciationsQuery.queryKey)).toBeNull();
});

it('leaves other reads under way', async () => {
  const client = testQueryClient();
  server.use(
    http.get('/api/journal', async () => {
      await delay();
      return HttpResponse.json([]);
    }),
  );
  const read = client.query(entriesQuery);
  await keepAnswer(client, appreciationsQuery, null);
  expect(await read).toEqual([]);
});
