import type { Person } from '@anew/testkit/person';

export interface Outcome {
  path: string;
  /** 0 when there was no answer. */
  status: number;
  retryAfter: string | null;
}

export interface Traffic {
  stop(): Promise<Outcome[]>;
}

/** Asks every path again and again until it is stopped. */
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
      // Not so often that the rest of the test gets no processor.
      await new Promise((resolve) => setTimeout(resolve, 10));
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
