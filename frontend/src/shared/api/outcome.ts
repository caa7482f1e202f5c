/** What follows a write. Both are called even when the screen has been left in the meantime. */
export interface Outcome<T = void> {
  onSuccess: (result: T) => void;
  onError: (error: Error) => void;
}
