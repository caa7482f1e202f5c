import type { Appreciation } from '@anew/contracts/journal/views';
import { boolean, sealed, time, uuid } from '@anew/persistence/lists/columns';
import { ListStatement } from '@anew/persistence/lists/list-statement';
import { JOINED_REACTION, REACTION_COLUMNS } from '../reactions/joined-reaction.js';
import { isOpenTo } from '../sharing/partner.js';
import { readablePage } from '../sharing/readable-page.js';

/** SQL that says whether the partner of a row's author can read it. The reader is $1, and their partner $2. */
const PARTNER_CAN_READ = `(user_id <> $1 OR ${isOpenTo('$2', '$3')} IS TRUE)`;

const REACTION = JOINED_REACTION('appreciations', {
  text: 'appreciation_id',
  reader: '$1',
  partner: '$2',
  isShared: PARTNER_CAN_READ,
});

const text = (column: 'appreciation' | 'quality') =>
  sealed(column, { place: `appreciations.${column}`, row: 'id', author: 'userId' });

export const PAGE = new ListStatement<Appreciation>({
  name: 'appreciations_page',
  text: readablePage(
    `appreciations ${REACTION.join}`,
    `id, user_id AS "userId", appreciation, quality, created_at AS "createdAt",
     ${PARTNER_CAN_READ} AS "partnerCanRead", ${REACTION.columns}`,
    ['user_id = $1', `user_id = $2::uuid AND ${isOpenTo('$1', '$3')}`],
  ),
  columns: [
    uuid('id'),
    uuid('userId'),
    text('appreciation'),
    text('quality'),
    time('createdAt'),
    boolean('partnerCanRead'),
    ...REACTION_COLUMNS,
  ],
});
