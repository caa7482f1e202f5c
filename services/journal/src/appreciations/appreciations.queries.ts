import type { Appreciation } from '@anew/contracts/journal/views';
import type { AssociatedData } from '@anew/persistence/encryption/vault';
import { listStatement } from '@anew/persistence/lists/list-statement';
import { binary, boolean, time, uuid } from '@anew/persistence/lists/values';
import { JOINED_REACTION, presentJoinedReaction, REACTION_COLUMNS } from '../reactions/joined-reaction.js';
import { isReadableBy } from '../sharing/partner.js';
import { readablePage } from '../sharing/readable-page.js';

/** SQL that says whether the partner of a row's author can read it. The reader is $1, and their partner $2. */
const PARTNER_CAN_READ = `(user_id <> $1 OR ${isReadableBy('$2', '$3')} IS TRUE)`;

const REACTION = JOINED_REACTION('appreciations', {
  text: 'appreciation_id',
  reader: '$1',
  partner: '$2',
  isShared: PARTNER_CAN_READ,
});

export const associatedWith = (row: string, column: 'appreciation' | 'quality'): AssociatedData => ({
  table: 'appreciations',
  column,
  row,
});

export const PAGE = listStatement({
  name: 'appreciations_page',
  text: readablePage(
    `appreciations ${REACTION.join}`,
    `id, user_id AS "userId", appreciation, quality, created_at AS "createdAt",
     ${PARTNER_CAN_READ} AS "partnerCanRead", ${REACTION.columns}`,
    ['user_id = $1', `user_id = $2::uuid AND ${isReadableBy('$1', '$3')}`],
  ),
  columns: {
    id: uuid,
    userId: uuid,
    appreciation: binary,
    quality: binary,
    createdAt: time,
    partnerCanRead: boolean,
    ...REACTION_COLUMNS,
  },
  present(row, open): Appreciation {
    const { id, userId, createdAt, partnerCanRead } = row;
    const appreciation = open(userId, associatedWith(id, 'appreciation'), row.appreciation);
    const quality = open(userId, associatedWith(id, 'quality'), row.quality);
    const reaction = presentJoinedReaction(row, open);
    return { id, userId, appreciation, quality, createdAt, partnerCanRead, ...reaction };
  },
});
