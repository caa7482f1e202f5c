import type { QuestionIndex } from '@anew/coach-safety/questions/question-index';

/** What the library needs of an index. */
export type Questions = Pick<QuestionIndex, 'size' | 'likenesses'>;

/** Two indexes as one. The questions of the second follow those of the first. */
export class JoinedIndex implements Questions {
  constructor(
    private readonly first: Questions,
    private readonly second: Questions,
  ) {}

  get size(): number {
    return this.first.size + this.second.size;
  }

  likenesses(features: Parameters<Questions['likenesses']>[0]): Float32Array {
    const all = new Float32Array(this.size);
    all.set(this.first.likenesses(features));
    all.set(this.second.likenesses(features), this.first.size);
    return all;
  }
}
