/** Both are called even when the screen has been left meanwhile. */
export interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}
