/** Where the bytes of pictures are kept. */
export interface PictureStore {
  put(userId: string, id: string, jpeg: Buffer): Promise<void>;
  /** Null when there is none. */
  get(userId: string, id: string): Promise<Buffer | null>;
  removeAllOf(userId: string): Promise<void>;
}

export const PICTURE_STORE = Symbol('picture store');
