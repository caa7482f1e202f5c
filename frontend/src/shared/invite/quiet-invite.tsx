import * as words from '@anew/words/invitation';
import { Link } from 'react-router-dom';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';

/** Stands for the invitation where somebody has just lost a partner, whom no screen may suggest to invite again. */
export function QuietInvite() {
  return (
    <p className={layout.muted}>
      <Sentence>
        {words.inSettings({ settings: (text) => <Link to="/settings#couple-account">{text}</Link> })}
      </Sentence>
    </p>
  );
}
