import type { coupleRoutes } from '@anew/contracts/http/couples';
import type { Examples } from './example.js';
import { couple, LATER, user, WHEN } from './values.js';

const alone = { ...couple, memberCount: 1 };

export const coupleExamples: Examples<typeof coupleRoutes> = {
  'POST /api/couples/setup-individual': { answer: alone },
  'POST /api/couples/join-invite': { body: { inviteCode: couple.inviteCode }, answer: couple },
  'POST /api/couples/merge': { body: { partnerInviteCode: couple.inviteCode }, answer: couple },
  'GET /api/couples/current': { answer: couple },
  'GET /api/couples/members': {
    answer: [
      {
        userId: user.id,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        avatarUrl: null,
        profileImageUrl: null,
        createdAt: WHEN,
      },
    ],
  },
  'GET /api/couples/news': {
    answer: { kind: 'partner_joined', at: WHEN, firstName: 'Ben', undoUntil: LATER, seen: false },
  },
  'DELETE /api/couples/news': {},
  'DELETE /api/couples/newly-joined': {},
  'POST /api/couples/invite-code': { body: {}, answer: couple },
  'POST /api/couples/leave': { body: {}, answer: {} },
  'POST /api/couples/undo-join': { answer: alone },
  'GET /api/invites/:code': { answer: { inviterFirstName: 'Ana' } },
};
