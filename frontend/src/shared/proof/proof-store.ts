type Listener = () => void;

/** `account`: that it is really them; `address`: that they read the mail of their address. */
export type ProofKind = 'account' | 'address';

interface Question {
  kind: ProofKind;
  answered: Promise<boolean>;
  settle: (proved: boolean) => void;
}

function newQuestion(kind: ProofKind): Question {
  let settle: Question['settle'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (settle = resolve));
  return { kind, answered, settle };
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
  function ask(kind: ProofKind): Promise<boolean> {
    const question = asked ?? newQuestion(kind);
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

  return { ask, answer, subscribe, asked: () => asked?.kind ?? null };
}

export const proofStore = createProofStore();
