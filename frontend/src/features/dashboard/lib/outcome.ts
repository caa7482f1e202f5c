/** Both are called even when the screen has been left in the meantime. */
export interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}
