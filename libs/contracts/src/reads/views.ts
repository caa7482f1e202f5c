/** Most reads that one request may ask for. A screen needs fewer. */
export const READS_MAX = 32;

/** Answer to one of several reads that were asked for together. */
export interface ReadAnswer {
  /** Address of the read, as it was asked for. */
  path: string;
  status: number;
  /** Header `Link`, which says where the next page of a list is; null without one. */
  link: string | null;
  /** Text of the answer, which the read by itself would have as its body. */
  body: string;
}

/** Event of the stream that answers several reads, in the order in which the answers come. */
export interface ReadEvent {
  event: 'read';
  data: ReadAnswer;
}
