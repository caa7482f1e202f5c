import { OWN_LINE, type Quote } from '@anew/contracts/content/views';
import * as words from '@anew/words/dashboard';
import { classNames } from '#shared/lib/class-names';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { useTodaysQuote } from '../hooks/use-todays';

/** Our own lines stand unsigned, because nobody famous said them. */
const isOurs = (quote: Quote) => quote.author === OWN_LINE;

/** The lines of a verse, which are written on one with slashes between them. */
const inLines = (text: string) => text.replaceAll(' / ', '\n');

export function TodaysQuote() {
  const query = useTodaysQuote();
  return (
    <Card title={query.data && isOurs(query.data) ? words.thought() : words.quote()} tone="primary">
      <Loaded query={query} loading={words.loadingQuote()} failed={words.quoteFailed()}>
        {(quote) =>
          quote ? (
            <blockquote className={stack.stack} data-not-ours>
              <p className={classNames(layout.serif, layout.asWritten)}>{inLines(quote.text)}</p>
              {!isOurs(quote) && <footer>{quote.author}</footer>}
            </blockquote>
          ) : (
            <p>{words.noQuote()}</p>
          )
        }
      </Loaded>
    </Card>
  );
}
