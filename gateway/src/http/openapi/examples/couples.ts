import type { coupleRoutes } from '@anew/contracts/http/couples';
import type { Examples } from './example.js';
import { couple, LATER, user, WHEN } from './values.js';

const household = {
  children: ['mine' as const],
  ageBands: ['6-to-12' as const],
  days: ['friday' as const, 'saturday' as const],
  faith: 'several' as const,
  places: ['kitchen' as const],
};
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
  'GET /api/household': { answer: household },
  'PUT /api/household': { body: household, answer: household },
  'GET /api/invites/:code': { answer: { inviterFirstName: 'Ana' } },
};
