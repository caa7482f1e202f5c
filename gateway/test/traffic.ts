import type { Person } from '@anew/testkit/person';

export interface Outcome {
  path: string;
  /** Status, or 0 if there was no answer. */
  status: number;
  retryAfter: string | null;
}

export interface Traffic {
  stop(): Promise<Outcome[]>;
}

/** Requests every path repeatedly until stopped. */
export function traffic(person: Person, paths: string[]): Traffic {
  const outcomes: Outcome[] = [];
  let stopped = false;

  async function ask(path: string): Promise<void> {
    while (!stopped) {
      const outcome = await person.get(path).then(
        ({ status, headers }) => ({ path, status, retryAfter: headers.get('retry-after') }),
        () => ({ path, status: 0, retryAfter: null }),
      );
      outcomes.push(outcome);
      // The pause leaves processor time to the rest of the test.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const loops = paths.map(ask);
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(loops);
      return outcomes;
    },
  };
}
