import * as words from '@anew/words/privacy-note';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';

/** The links open in a new tab, because this screen may hold an invite code. */
const linkTo = (href: string) => (text: string) => (
  <a href={href} target="_blank" rel="noreferrer">
    {text}
  </a>
);

export function PrivacyNote() {
  return (
    <p className={layout.muted}>
      <Sentence>{words.agree({ privacy: linkTo('/privacy'), terms: linkTo('/terms') })}</Sentence>
    </p>
  );
}
