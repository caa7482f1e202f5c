import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { refusal } from './answers';

export const down = () => refusal(503, 'service_unavailable', 'Not reachable.');

/** Records what is posted to a path and answers it. */
export function posts(
  server: SetupServer,
  path: string,
  answer: () => Response | Promise<Response>,
): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      return answer();
    }),
  );
  return sent;
}

/** Ends the session. Records the paths that are read in spite of that. */
export function endSession(server: SetupServer): string[] {
  const reads: string[] = [];
  server.use(
    http.all('/api/*', ({ request: { method, url } }) => {
      if (method === 'GET') reads.push(new URL(url).pathname);
      return refusal(401, 'sign_in_required', 'Please log in.');
    }),
  );
  return reads;
}

/** Keeps what is sent to a path waiting; hands back what answers it, once it has arrived. */
export function holds(
  server: SetupServer,
  path: string,
  method: 'post' | 'put' | 'delete' = 'post',
): (answer: Response) => Promise<void> {
  const arrived = new Promise<(answer: Response) => void>((arrive) => {
    server.use(http[method](path, () => new Promise<Response>((resolve) => arrive(resolve))));
  });
  return async (answer) => (await arrived)(answer);
}
