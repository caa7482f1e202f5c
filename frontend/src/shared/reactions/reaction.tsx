import type { Reaction as Returned, TextKind } from '@anew/contracts/journal/views';
import * as words from '@anew/words/reactions';
import { bdi } from '../ui/bdi';
import layout from '../ui/layout.module.css';
import { PersonShape } from '../ui/person-shape';
import { Sentence } from '../ui/sentence';
import { Given } from './given';
import { ReplyLine } from './reply-line';

interface SharedText extends Partial<Returned> {
  id: string;
  userId: string;
  createdAt: string;
  partnerCanRead: boolean;
}

interface ReactionProps {
  kind: TextKind;
  /** An appreciation or a journal entry. */
  text: SharedText;
  /** The person who is signed in. */
  userId: string;
  /** The partner's first name, or empty. */
  partner: string;
}

/** What the partner gave back for a text of the person. */
function Received({ thanked, reply, partner }: Returned & { partner: string }) {
  const name = partner || words.yourPartner();
  if (reply) return <ReplyLine own={false} partner={name} thanked={thanked} reply={reply} />;
  return (
    thanked && (
      <p className={layout.muted}>
        <PersonShape own={false} /> <Sentence>{words.saysThanks({ partner: name, name: bdi })}</Sentence>
      </p>
    )
  );
}

/**
 * What belongs below an appreciation or a journal entry that both partners can read. Below a text of the partner it
 * offers *Thank you* and a line back; below one's own text it shows what the partner gave back, or nothing.
 *
 * It needs nothing but the text as a list answers it, and can stand on any screen:
 * `<Reaction kind="appreciation" text={note} userId={user.id} partner={partnerName} />`.
 * What was tapped shows in all lists of the text at once, and what the partner taps comes with the live stream.
 */
export function Reaction({ kind, text, userId, partner }: ReactionProps) {
  const { id, createdAt, thanked = false, reply = null } = text;
  if (!text.partnerCanRead) return null;
  if (text.userId === userId) return <Received thanked={thanked} reply={reply} partner={partner} />;
  return (
    <Given text={{ kind, id, createdAt }} thanked={thanked} reply={reply} userId={userId} partner={partner} />
  );
}
