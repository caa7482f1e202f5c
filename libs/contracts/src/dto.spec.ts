import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SubmitAssessmentDto } from './assessment/dto.js';
import { ChatDto, ConversationRefDto } from './coaching/dto.js';
import { CHALLENGE_LEVELS, CHAT_MESSAGE_MAX, CHAT_RELATIONSHIP_LENGTHS } from './coaching/views.js';
import { ANSWER_MAX, REPLY_MAX } from './content/answers.js';
import { AnswerTextDto } from './content/dto.js';
import {
  EndSessionDto,
  ExternalIdentityDto,
  JoinInviteDto,
  RefreshDto,
  SignInDto,
  SignUpDto,
} from './identity/dto.js';
import { CreateEntryDto, NewsSeenDto, ReplyDto } from './journal/dto.js';
import { ENTRY_CONTENT_MAX, NEWS_MAX } from './journal/views.js';

type Body = Record<string, unknown>;
type Dto<T extends object> = new () => T;

const ID = '0198a7f2-3c3b-7a40-8a2c-5a6d1c1f0e11';

/** Reads a body as the gateway and the services do. */
function parse<T extends object>(Class: Dto<T>, body: Body): { value: T; wrong: Record<string, string[]> } {
  const value = plainToInstance(Class, body);
  const errors = validateSync(value, { whitelist: true, forbidNonWhitelisted: true });
  const messages = errors.map(({ property, constraints }): [string, string[]] => [
    property,
    Object.values(constraints ?? {}),
  ]);
  return { value, wrong: Object.fromEntries(messages) };
}

interface Suite<T extends object> {
  Class: Dto<T>;
  good: Body;
  /** Fields with values that pass, and the resulting value if it differs. */
  accepts: [field: keyof T & string, value: unknown, becomes?: unknown][];
  refuses: [field: keyof T & string, value: unknown][];
}

function describeDto<T extends object>(name: string, { Class, good, accepts, refuses }: Suite<T>): void {
  describe(name, () => {
    it('takes a good body', () => {
      expect(parse(Class, good).wrong).toEqual({});
    });

    it('refuses a field that it does not have', () => {
      expect(Object.keys(parse(Class, { ...good, isAdmin: true }).wrong)).toEqual(['isAdmin']);
    });

    it.each(
      accepts.map(([field, value, ...rest]) => ({
        field,
        value,
        becomes: rest.length > 0 ? rest[0] : value,
      })),
    )('takes $field $value', ({ field, value, becomes }) => {
      const parsed = parse(Class, { ...good, [field]: value });
      expect(parsed.wrong).toEqual({});
      expect(parsed.value[field]).toEqual(becomes);
    });

    it.each(refuses.map(([field, value]) => ({ field, value })))(
      'refuses $field $value, and names that field alone',
      ({ field, value }) => {
        const { wrong } = parse(Class, { ...good, [field]: value });
        expect(Object.keys(wrong)).toEqual([field]);
      },
    );
  });
}

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
    ['inviteCode', 'x'.repeat(64)],
  ],
  refuses: [
    ['inviteCode', undefined],
    ['inviteCode', null],
    ['inviteCode', ''],
    ['inviteCode', '   '],
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

describeDto('writing an entry', {
  Class: CreateEntryDto,
  good: { content: 'Today we laughed.', visibility: 'shared' },
  accepts: [
    ['content', '  kept\n\nwith its lines  ', 'kept\n\nwith its lines'],
    ['content', 'x'.repeat(ENTRY_CONTENT_MAX)],
    ['content', '💛'.repeat(ENTRY_CONTENT_MAX)],
    ['content', ` ${'x'.repeat(ENTRY_CONTENT_MAX)} `, 'x'.repeat(ENTRY_CONTENT_MAX)],
    ['content', '<script>alert(1)</script>'],
    ['content', '👩‍👧'],
    ['content', 'مرحبا'],
    ['visibility', 'private'],
    ['dailyPromptId', ID],
    ['dailyPromptId', null],
    ['dailyPromptId', undefined],
  ],
  refuses: [
    ['content', undefined],
    ['content', null],
    ['content', ''],
    ['content', ' \n\t '],
    ['content', '\u200b\u200d \ufeff'],
    ['content', '\u3164'],
    ['content', 'x'.repeat(ENTRY_CONTENT_MAX + 1)],
    ['content', 7],
    ['content', ['text']],
    ['visibility', undefined],
    ['visibility', null],
    ['visibility', 'public'],
    ['visibility', 'Shared'],
    ['visibility', ['shared']],
    ['dailyPromptId', 'today'],
    ['dailyPromptId', 7],
  ],
});

describeDto('writing to the coach', {
  Class: ChatDto,
  good: { message: 'How do we begin?' },
  accepts: [
    ['message', '  hello  ', 'hello'],
    ['message', 'x'.repeat(CHAT_MESSAGE_MAX)],
    ['conversationId', ID],
    ...CHALLENGE_LEVELS.map((level): ['challengeLevel', string] => ['challengeLevel', level]),
    ...CHAT_RELATIONSHIP_LENGTHS.map((length): ['relationshipLength', string] => [
      'relationshipLength',
      length,
    ]),
    ['children', true],
    ['children', false],
  ],
  refuses: [
    ['message', undefined],
    ['message', '   '],
    ['message', 'x'.repeat(CHAT_MESSAGE_MAX + 1)],
    ['message', { text: 'hello' }],
    ['conversationId', 'the last one'],
    ['challengeLevel', 'expert'],
    ['relationshipLength', 'long'],
    ['children', 'true'],
    ['children', 1],
  ],
});

describeDto('naming a conversation', {
  Class: ConversationRefDto,
  good: { id: ID },
  accepts: [['id', ID.toUpperCase()]],
  refuses: [
    ['id', undefined],
    ['id', '1'],
    ['id', `${ID}0`],
    ['id', `${ID}' OR 1=1`],
  ],
});

describeDto('submitting an assessment', {
  Class: SubmitAssessmentDto,
  good: { responses: { q1: 'a' } },
  accepts: [['responses', {}]],
  refuses: [
    ['responses', undefined],
    ['responses', null],
    ['responses', []],
    ['responses', 'all of them'],
    ['responses', 22],
  ],
});

describe('what a refusal says', () => {
  it.each<[Dto<object>, Body, string, string]>([
    [
      SignInDto,
      { email: 'ana', password: 'x' },
      'email',
      'Enter an email address, such as name@example.org.',
    ],
    [SignInDto, { email: 'ana@example.org', password: '' }, 'password', 'Enter your password.'],
    [
      SignUpDto,
      { email: 'ana@example.org', password: 'x' },
      'password',
      'Choose a password of 10 to 128 characters.',
    ],
    [JoinInviteDto, { inviteCode: ' ' }, 'inviteCode', "Enter your partner's invite code."],
    [
      CreateEntryDto,
      { content: ' ', visibility: 'shared' },
      'content',
      'Write between 1 and 20000 characters.',
    ],
  ])('%p %j: a sentence for people', (Class, body, field, sentence) => {
    expect(parse(Class, body).wrong[field]).toContain(sentence);
  });
});

describeDto('an answer to a question', {
  Class: AnswerTextDto,
  good: { text: 'Yes.' },
  accepts: [
    ['text', '  Yes.\n', 'Yes.'],
    ['text', '👪'.repeat(ANSWER_MAX)],
  ],
  refuses: [
    ['text', ''],
    ['text', ' \n'],
    ['text', 7],
    ['text', 'x'.repeat(ANSWER_MAX + 1)],
  ],
});

describeDto('a line back', {
  Class: ReplyDto,
  good: { area: 'appreciation', id: ID, text: 'You too.' },
  accepts: [
    ['area', 'journal'],
    ['text', ' You too. ', 'You too.'],
    ['text', '💛'.repeat(REPLY_MAX)],
  ],
  refuses: [
    ['area', 'question'],
    ['id', '1'],
    ['text', ' '],
    ['text', 'x'.repeat(REPLY_MAX + 1)],
  ],
});

describeDto('what has been seen', {
  Class: NewsSeenDto,
  good: { area: 'journal' },
  accepts: [['ids', [ID]]],
  refuses: [
    ['area', undefined],
    ['area', 'entries'],
    ['ids', null],
    ['ids', ['1']],
    ['ids', Array.from({ length: NEWS_MAX + 1 }, () => ID)],
  ],
});
