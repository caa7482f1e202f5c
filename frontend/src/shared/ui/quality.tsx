import { quality } from '@anew/words/appreciation-note';
import layout from './layout.module.css';
import { Sentence } from './sentence';

/** The quality that an appreciation shows, in the words of who wrote it. */
export function Quality({ children }: { children: string }) {
  return (
    <Sentence>
      {quality({ quality: children, what: (text) => <bdi className={layout.asWritten}>{text}</bdi> })}
    </Sentence>
  );
}
