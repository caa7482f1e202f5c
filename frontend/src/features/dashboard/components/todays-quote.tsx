import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { useTodaysQuote } from '../hooks/use-todays';

export function TodaysQuote() {
  return (
    <Card title="Today’s quote" tone="primary">
      <Loaded query={useTodaysQuote()} loading="Loading today’s quote" failed="Today’s quote did not load">
        {(quote) =>
          quote ? (
            <blockquote className={stack.stack}>
              <p className={layout.serif}>{quote.text}</p>
              <footer>{quote.author}</footer>
            </blockquote>
          ) : (
            <p>There is no quote for today.</p>
          )
        }
      </Loaded>
    </Card>
  );
}
