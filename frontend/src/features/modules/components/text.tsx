import { Numbers } from '#shared/ui/numbers';
import stack from '#shared/ui/stack.module.css';
import { paragraphs } from '../lib/paragraphs';

export function Text({ children }: { children: string }) {
  return (
    <div className={stack.stack}>
      {paragraphs(children).map(({ text, heading }) =>
        heading ? (
          <h3 key={text}>{text}</h3>
        ) : (
          <p key={text}>
            <Numbers>{text}</Numbers>
          </p>
        ),
      )}
    </div>
  );
}
