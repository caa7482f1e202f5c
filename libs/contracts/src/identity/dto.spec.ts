import { describeDto } from '../../test/dto-suite.js';
import {
  EndSessionDto,
  ExternalIdentityDto,
  JoinInviteDto,
  RefreshDto,
  SignInDto,
  SignUpDto,
} from './dto.js';

const ID = '0198a7f2-3c3b-7a40-8a2c-5a6d1c1f0e11';

const emails = {
  accepts: [
    ['email', '  Ana.Silva@Example.ORG ', 'ana.silva@example.org'],
    ['email', 'a+b@sub.example.org'],
    ['email', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.org`],
  ] as ['email', unknown, unknown?][],
  refuses: [
    ['email', undefined],
    ['email', null],
    ['email', ''],
    ['email', '   '],
    ['email', 'ana'],
    ['email', 'ana@'],
    ['email', '@example.org'],
    ['email', 'ana@example'],
    ['email', 'ana silva@example.org'],
    ['email', `${'a'.repeat(250)}@example.org`],
    ['email', 7],
    ['email', ['ana@example.org']],
    ['email', { toString: 'ana@example.org' }],
  ] as ['email', unknown][],
};

describeDto('signing in', {
  Class: SignInDto,
  good: { email: 'ana@example.org', password: 'x' },
  accepts: [...emails.accepts, ['password', '  kept as typed  '], ['password', 'p'.repeat(128)]],
  refuses: [
    ...emails.refuses,
    ['password', undefined],
    ['password', ''],
    ['password', 'p'.repeat(129)],
    ['password', 12345678901],
    ['password', ['password']],
  ],
});

describeDto('signing up', {
  Class: SignUpDto,
  good: { email: 'ana@example.org', password: 'a quiet harbor' },
  accepts: [
    ...emails.accepts,
    ['password', '0123456789'],
    ['password', ' 12345678 '],
    ['password', '💛'.repeat(10)],
    ['password', 'p'.repeat(128)],
    ['firstName', undefined],
    ['firstName', '  Ana  ', 'Ana'],
    ['firstName', 'Š'.repeat(80)],
    ['firstName', ` ${'a'.repeat(80)} `, 'a'.repeat(80)],
    ['firstName', '\u202e anA\u2066\u200f ', 'anA'],
    ['firstName', '\u061c\u200e\u202a\u202b\u202c\u202d\u2067\u2068\u2069', ''],
    ['firstName', 'علی\u200cرضا'],
    ['lastName', '  da Silva ', 'da Silva'],
  ],
  refuses: [
    ...emails.refuses,
    ['password', undefined],
    ['password', '012345678'],
    ['password', 'p'.repeat(129)],
    ['password', 1234567890],
    ['firstName', 'a'.repeat(81)],
    ['firstName', 7],
    ['firstName', ['Ana']],
    ['lastName', 'a'.repeat(81)],
    ['lastName', { given: 'Ana' }],
  ],
});

describeDto('signing in with a provider', {
  Class: ExternalIdentityDto,
  good: { issuer: 'https://id.example.org', subject: '7', emailVerified: true },
  accepts: [
    ['firstName', 'Ana'],
    ['lastName', 'da \u202eSilva', 'da Silva'],
  ],
  refuses: [
    ['firstName', 'a'.repeat(81)],
    ['lastName', 7],
  ],
});

describeDto('joining by code', {
  Class: JoinInviteDto,
  good: { inviteCode: 'abcd1234' },
  accepts: [
    ['inviteCode', '  ABCD1234 ', 'abcd1234'],
    ['inviteCode', 'ABCD 1234', 'abcd1234'],
    ['inviteCode', 'abcd\u00a01234\n', 'abcd1234'],
    ['inviteCode', 'abcd-1234', 'abcd1234'],
    ['inviteCode', 'abcd \u2013 1234', 'abcd1234'],
    ['inviteCode', '\u200eabcd1234\u200f', 'abcd1234'],
    ['inviteCode', 'x'.repeat(64)],
  ],
  refuses: [
    ['inviteCode', undefined],
    ['inviteCode', null],
    ['inviteCode', ''],
    ['inviteCode', '   '],
    ['inviteCode', ' - \u200b '],
    ['inviteCode', 'x'.repeat(65)],
    ['inviteCode', 12345678],
    ['inviteCode', { $ne: null }],
  ],
});

describeDto('renewing a session', {
  Class: RefreshDto,
  good: { refreshToken: 'token' },
  accepts: [['refreshToken', 't'.repeat(200)]],
  refuses: [
    ['refreshToken', undefined],
    ['refreshToken', 't'.repeat(201)],
    ['refreshToken', 7],
  ],
});

describeDto('ending a session', {
  Class: EndSessionDto,
  good: {},
  accepts: [
    ['refreshToken', 'token'],
    ['sessionId', ID],
  ],
  refuses: [
    ['refreshToken', 't'.repeat(201)],
    ['sessionId', 'mine'],
  ],
});
