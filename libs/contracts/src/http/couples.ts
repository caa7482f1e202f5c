import { SaveHouseholdDto } from '../household/dto.js';
import { JoinInviteDto, MergeDto, ProofDto } from '../identity/dto.js';
import { identityRpc } from '../identity/rpc.js';
import type { Couple } from '../identity/views.js';
import { type Nothing, type Routes, typed } from './route.js';

export const coupleRoutes = {
  'POST /api/couples/setup-individual': {
    summary: 'Set up a couple account of your own; 200 with the one that you have',
    access: 'signed-in',
    answer: typed<Couple>(),
    status: [201, 200],
    refuses: { 403: ['address_unproved'] },
  },
  'POST /api/couples/join-invite': {
    summary: "Join your partner's couple account",
    access: 'signed-in',
    forwards: identityRpc.couples.join,
    body: JoinInviteDto,
    refuses: {
      403: ['address_unproved'],
      404: ['invite_not_found'],
      409: ['already_partnered', 'couple_full'],
    },
  },
  'POST /api/couples/merge': {
    summary: "Move from your own couple account into your partner's",
    access: 'couple',
    forwards: identityRpc.couples.merge,
    body: MergeDto,
    refuses: {
      403: ['address_unproved'],
      404: ['invite_not_found'],
      409: ['already_partnered', 'couple_full', 'own_invite_code'],
    },
  },
  'GET /api/couples/current': {
    summary: 'Your couple account, or null',
    access: 'signed-in',
    forwards: identityRpc.couples.current,
  },
  'GET /api/couples/members': {
    summary: 'Who is in your couple account, the one who has been there longest first',
    access: 'signed-in',
    forwards: identityRpc.couples.members,
  },
  'GET /api/couples/news': {
    summary: 'What happened to your couple account while you were away, or null',
    access: 'signed-in',
    forwards: identityRpc.couples.currentNews,
  },
  'DELETE /api/couples/news': {
    summary: 'Put the news about your couple account away',
    access: 'signed-in',
    forwards: identityRpc.couples.dismissNews,
    status: 204,
  },
  'DELETE /api/couples/newly-joined': {
    summary: 'Put the screen that shows the two of you together away',
    access: 'signed-in',
    forwards: identityRpc.couples.dismissJoin,
    status: 204,
  },
  'POST /api/couples/invite-code': {
    summary: 'Get a new invite code; the old one is dead at once',
    access: 'couple',
    forwards: identityRpc.couples.renewCode,
    body: ProofDto,
    refuses: { 403: ['password_required'] },
  },
  'POST /api/couples/leave': {
    summary: 'Leave your couple account',
    access: 'couple',
    idempotent: false,
    answer: typed<Nothing>(),
    body: ProofDto,
    refuses: { 403: ['password_required'] },
  },
  'POST /api/couples/undo-join': {
    summary: 'Undo that somebody joined you, as long as that is possible',
    access: 'couple',
    forwards: identityRpc.couples.undoJoin,
    refuses: { 409: ['nothing_to_undo'] },
  },
  'GET /api/household': {
    summary: 'The children of the two of you: whose, how old, on which days they are here; or null',
    access: 'couple',
    forwards: identityRpc.household.get,
  },
  'PUT /api/household': {
    summary: 'Say what your household is like; either of you may, and what is left out stays',
    access: 'couple',
    forwards: identityRpc.household.save,
    body: SaveHouseholdDto,
  },
  'GET /api/invites/:code': {
    summary: 'Who an invite code comes from',
    access: 'anyone',
    forwards: identityRpc.couples.invite,
    params: { code: 'text' },
    refuses: { 404: ['invite_not_found'], 429: ['too_many_requests'] },
  },
} as const satisfies Routes;
