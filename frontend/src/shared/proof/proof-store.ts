type Listener = () => void;

interface Question {
  answered: Promise<boolean>;
  settle: (proved: boolean) => void;
}

function newQuestion(): Question {
  let settle: Question['settle'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (settle = resolve));
  return { answered, settle };
}

/** Whether somebody is being asked to show that it is them; at most one dialog, however many actions wait for it. */
export function createProofStore() {
  let asked: Question | null = null;
  const listeners = new Set<Listener>();

  function change(next: typeof asked) {
    asked = next;
    listeners.forEach((listener) => listener());
  }

  /** @returns whether they showed it; false when they would rather not */
  function ask(): Promise<boolean> {
    const question = asked ?? newQuestion();
    if (!asked) change(question);
    return question.answered;
  }

  function answer(proved: boolean) {
    asked?.settle(proved);
    change(null);
  }

  function subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { ask, answer, subscribe, isAsked: () => asked !== null };
}

export const proofStore = createProofStore();
