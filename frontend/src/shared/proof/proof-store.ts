type Listener = () => void;

/** `account` proves who the user is; `address` proves that they can read the mail sent to their address. */
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

/** Holds the proof that the user is being asked for. There is at most one dialog, however many actions wait for it. */
function createProofStore() {
  let asked: Question | null = null;
  const listeners = new Set<Listener>();

  function change(next: typeof asked) {
    asked = next;
    listeners.forEach((listener) => listener());
  }

  /** @returns whether the user gave the proof; false when they closed the dialog */
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
