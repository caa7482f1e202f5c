import { SHARING_IDS_MAX } from '@anew/contracts/journal/views';

interface BadBody {
  what: string;
  body: string;
  status: number;
  type?: string;
}

const JSON_TYPE = 'application/json';

/** Bodies that every call refuses. */
export const BAD_BODIES: BadBody[] = [
  { what: 'malformed JSON', body: '{"a":', status: 400 },
  { what: 'nothing at all', body: '', status: 400 },
  { what: 'a list', body: '[]', status: 400 },
  { what: 'a list of one object', body: '[{}]', status: 400 },
  { what: 'a number', body: '5', status: 400 },
  { what: 'a text', body: '"text"', status: 400 },
  { what: 'null', body: 'null', status: 400 },
  { what: 'a field that no call has', body: '{"zzz":1}', status: 400 },
  { what: 'a prototype', body: '{"__proto__":{"isAdmin":true}}', status: 400 },
  { what: 'a constructor', body: '{"constructor":{"prototype":{}}}', status: 400 },
  { what: 'a NUL', body: '{"zzz":"a\\u0000b"}', status: 400 },
  { what: 'half a surrogate pair', body: '{"zzz":"a\\ud800b"}', status: 400 },
  { what: 'a deep nest', body: `{"zzz":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, status: 400 },
  { what: 'more than fits', body: JSON.stringify({ zzz: 'x'.repeat(300_000) }), status: 413 },
  { what: 'plain text', body: 'text', type: 'text/plain', status: 415 },
  { what: 'XML', body: '<a/>', type: 'application/xml', status: 415 },
  { what: 'a multipart form', body: '--x--', type: 'multipart/form-data; boundary=x', status: 415 },
  { what: 'a picture', body: 'x', type: 'image/jpeg', status: 415 },
  { what: 'bytes', body: 'x', type: 'application/octet-stream', status: 415 },
  { what: 'another JSON', body: '{}', type: 'application/vnd.api+json', status: 415 },
  { what: 'a type that is none', body: '{}', type: 'nonsense', status: 415 },
];

export const typeOf = ({ type = JSON_TYPE }: BadBody) => ({ 'content-type': type });

const long = (length: number) => 'x'.repeat(length);
const entry = { content: 'Words', visibility: 'private' };
const account = { email: 'someone@example.org', password: 'a quiet harbor at dusk' };

const SOME_ID = '01920000-0000-7000-8000-000000000000';
const TALK = `/api/coaching/conversations/${SOME_ID}`;
const STEPS = `POST /api/talks/${SOME_ID}/steps`;
const CHECK = `POST /api/agreements/${SOME_ID}/check`;
const ENTRY = `PUT /api/journal/${SOME_ID}`;
const start = { area: 'communication', firstSpeaker: SOME_ID };
const step = { step: 'together', move: 'next' };
const agreement = { talkId: SOME_ID, text: 'We eat together.', dueOn: '2026-12-01' };
const easier = { outcome: 'partly', easier: 'We eat together once.', dueOn: '2026-12-01' };
const interest = { email: account.email };
const decision = { partnerId: SOME_ID, choice: 'chosen' };

/** Bodies that one call refuses, with the field that the refusal names. */
export const BAD_FIELDS: { call: string; body: Record<string, unknown>; field: string }[] = [
  { call: 'POST /api/signup', body: { ...account, email: undefined }, field: 'email' },
  { call: 'POST /api/signup', body: { ...account, email: 'nobody' }, field: 'email' },
  { call: 'POST /api/signup', body: { ...account, email: [account.email] }, field: 'email' },
  { call: 'POST /api/signup', body: { ...account, email: `${long(250)}@example.org` }, field: 'email' },
  { call: 'POST /api/signup', body: { ...account, password: 'short' }, field: 'password' },
  { call: 'POST /api/signup', body: { ...account, password: long(129) }, field: 'password' },
  { call: 'POST /api/signup', body: { ...account, password: 1234567890 }, field: 'password' },
  { call: 'POST /api/signup', body: { ...account, firstName: 5 }, field: 'firstName' },
  { call: 'POST /api/signup', body: { ...account, lastName: long(81) }, field: 'lastName' },
  { call: 'POST /api/login', body: { ...account, password: '' }, field: 'password' },
  { call: 'POST /api/login', body: { ...account, email: {} }, field: 'email' },
  { call: 'POST /api/couples/join-invite', body: { inviteCode: ' ' }, field: 'inviteCode' },
  { call: 'POST /api/couples/join-invite', body: { inviteCode: 5 }, field: 'inviteCode' },
  { call: 'POST /api/couples/join-invite', body: { inviteCode: long(65) }, field: 'inviteCode' },
  { call: 'POST /api/couples/join-invite', body: { inviteCode: { code: 'x' } }, field: 'inviteCode' },
  { call: 'POST /api/journal', body: { ...entry, content: '   ' }, field: 'content' },
  { call: 'POST /api/journal', body: { ...entry, content: long(20_001) }, field: 'content' },
  { call: 'POST /api/journal', body: { ...entry, content: ['Words'] }, field: 'content' },
  { call: 'POST /api/journal', body: { ...entry, content: { length: 4 } }, field: 'content' },
  { call: 'POST /api/journal', body: { ...entry, content: 'a\ud800b' }, field: 'content' },
  { call: 'POST /api/journal', body: { ...entry, visibility: 'everyone' }, field: 'visibility' },
  { call: 'POST /api/journal', body: { ...entry, dailyPromptId: '1' }, field: 'dailyPromptId' },
  { call: 'POST /api/journal', body: { ...entry, userId: 'somebody' }, field: 'userId' },
  { call: 'POST /api/coaching/chat', body: { message: ' \n ' }, field: 'message' },
  { call: 'POST /api/coaching/chat', body: { message: long(4_001) }, field: 'message' },
  { call: 'POST /api/coaching/chat', body: { message: 'Hi', conversationId: '1' }, field: 'conversationId' },
  { call: 'POST /api/coaching/chat', body: { message: 'Hi', challengeLevel: 'x' }, field: 'challengeLevel' },
  { call: 'POST /api/coaching/chat', body: { message: 'Hi', children: 'yes' }, field: 'children' },
  { call: 'POST /api/coaching/chat', body: { message: 'Hi', moduleSlug: 'chess' }, field: 'moduleSlug' },
  { call: 'POST /api/coaching/chat', body: { message: 'Hi', again: 'yes' }, field: 'again' },
  { call: 'POST /api/talks', body: { ...start, area: 'money' }, field: 'area' },
  { call: 'POST /api/talks', body: { ...start, firstSpeaker: 'me' }, field: 'firstSpeaker' },
  { call: STEPS, body: { ...step, step: 'third-speaks' }, field: 'step' },
  { call: STEPS, body: { ...step, move: 'skip' }, field: 'move' },
  { call: STEPS, body: { ...step, move: 'pause', backIn: 7 }, field: 'backIn' },
  ...[' \n ', long(301), 5].flatMap((text) => [
    { call: 'POST /api/agreements', body: { ...agreement, text }, field: 'text' },
    { call: CHECK, body: { ...easier, easier: text }, field: 'easier' },
  ]),
  { call: 'POST /api/agreements', body: { ...agreement, talkId: 'ours' }, field: 'talkId' },
  { call: 'POST /api/agreements', body: { ...agreement, dueOn: '2026-02-30' }, field: 'dueOn' },
  { call: CHECK, body: { ...easier, dueOn: '2026-02-30' }, field: 'dueOn' },
  { call: CHECK, body: { ...easier, outcome: 'almost' }, field: 'outcome' },
  { call: ENTRY, body: { content: ' \n ' }, field: 'content' },
  { call: ENTRY, body: { content: long(20_001) }, field: 'content' },
  { call: ENTRY, body: { visibility: 'everyone' }, field: 'visibility' },
  ...['firstName', 'lastName', 'partnerName'].map((field) => ({
    call: 'POST /api/retreat-interest',
    body: { ...interest, [field]: long(201) },
    field,
  })),
  {
    call: 'POST /api/retreat-interest',
    body: { ...interest, relationshipLength: 'a while' },
    field: 'relationshipLength',
  },
  { call: `POST /api/prompts/${SOME_ID}/rate`, body: { isUpvote: 'yes' }, field: 'isUpvote' },
  {
    call: `POST /api/connection-activities/${SOME_ID}/complete`,
    body: { feedback: long(2_001) },
    field: 'feedback',
  },
  ...['entryIds', 'appreciationIds'].map((field) => ({
    call: 'POST /api/sharing/decide',
    body: { ...decision, [field]: Array.from({ length: SHARING_IDS_MAX + 1 }, () => SOME_ID) },
    field,
  })),
  { call: `PATCH ${TALK}`, body: { title: ' \n ' }, field: 'title' },
  { call: `PATCH ${TALK}`, body: { title: long(81) }, field: 'title' },
  { call: `PATCH ${TALK}`, body: { title: null }, field: 'title' },
  { call: `PATCH ${TALK}`, body: { hidden: 'yes' }, field: 'hidden' },
  { call: 'POST /api/assessment/submit', body: { responses: 'all' }, field: 'responses' },
  { call: 'POST /api/assessment/submit', body: { responses: [] }, field: 'responses' },
  { call: 'POST /api/assessment/submit', body: { responses: {} }, field: 'responses.comm_1' },
  { call: 'POST /api/assessment/submit', body: { responses: { comm_1: {} } }, field: 'responses.comm_1' },
  {
    call: 'POST /api/assessment/submit',
    body: { responses: { nonsense: 'x' } },
    field: 'responses.nonsense',
  },
];

/** A body with as many invented questions as fit. */
export const MANY_QUESTIONS = {
  responses: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1])),
};
