import { PreferencesChangeDto, PushSubscriptionDto, StopLinkDto } from '../identity/preferences-dto.js';
import { identityRpc } from '../identity/rpc.js';
import { LinkQuery } from './queries.js';
import { type Nothing, type Routes, typed } from './route.js';

export const preferenceRoutes = {
  'GET /api/preferences': {
    summary: 'When and how you are reminded, and which questions the two of you get',
    access: 'signed-in',
    forwards: identityRpc.preferences.get,
  },
  'PUT /api/preferences': {
    summary: 'Change preferences; what is left out stays',
    access: 'signed-in',
    forwards: identityRpc.preferences.change,
    body: PreferencesChangeDto,
    refuses: {
      400: ['nothing_to_change'],
      403: ['address_unproved', 'couple_required'],
      409: ['push_device_required'],
    },
  },
  'GET /api/push/key': {
    summary: 'The key with which a browser subscribes to notifications, and whether this session’s has',
    access: 'signed-in',
    forwards: identityRpc.push.key,
  },
  'POST /api/push/subscriptions': {
    summary: 'Have reminders shown by this browser, until this session ends',
    access: 'signed-in',
    forwards: identityRpc.push.subscribe,
    status: 204,
    body: PushSubscriptionDto,
  },
  'DELETE /api/push/subscriptions': {
    summary: 'Have nothing shown by this browser anymore; without any browser, reminders by push are off',
    access: 'signed-in',
    forwards: identityRpc.push.unsubscribe,
    status: 204,
  },
  'GET /api/reminders/stop': {
    summary: 'The page with the button that stops reminders or weekly letters',
    access: 'anyone',
    query: LinkQuery,
    media: 'text/html',
  },
  'POST /api/reminders/stop': {
    summary:
      'Stop reminders or weekly letters by a link from one; mail programs do it by one click (RFC 8058)',
    access: 'anyone',
    answer: typed<Nothing>(),
    query: LinkQuery,
    body: StopLinkDto,
    form: [200],
    refuses: { 400: ['invalid_stop_link'] },
  },
} as const satisfies Routes;
