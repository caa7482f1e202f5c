export interface PictureStore {
  put(userId: string, id: string, jpeg: Buffer): Promise<void>;
  /** Returns null if the picture is missing. */
  find(userId: string, id: string): Promise<Buffer | null>;
  removeAllOf(userId: string): Promise<void>;
}

export const PICTURE_STORE = Symbol('picture store');
