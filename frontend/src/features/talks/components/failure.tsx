import * as words from '@anew/words/talk-failure';
import { serverMessageOr } from '#shared/api/http-error';
import { Notice } from '#shared/ui/notice';

/** Says that the last thing did not work, if it did not. */
export function Failure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="danger" title={words.title()}>
      {serverMessageOr(words.text(), error)}
    </Notice>
  );
}
