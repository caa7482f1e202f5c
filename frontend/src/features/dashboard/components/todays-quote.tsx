import { OWN_LINE, type Quote } from '@anew/contracts/content/views';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { useTodaysQuote } from '../hooks/use-todays';

/** Our own lines stand unsigned, because nobody famous said them. */
const isOurs = (quote: Quote) => quote.author === OWN_LINE;

export function TodaysQuote() {
  const query = useTodaysQuote();
  return (
    <Card title={query.data && isOurs(query.data) ? 'A thought for today' : 'Today’s quote'} tone="primary">
      <Loaded query={query} loading="Loading today’s quote" failed="Today’s quote did not load">
        {(quote) =>
          quote ? (
            <blockquote className={stack.stack}>
              <p className={layout.serif}>{quote.text}</p>
              {!isOurs(quote) && <footer>{quote.author}</footer>}
            </blockquote>
          ) : (
            <p>There is no quote for today.</p>
          )
        }
      </Loaded>
    </Card>
  );
}
