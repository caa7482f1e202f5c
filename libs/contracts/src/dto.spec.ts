import { describe, expect, it } from '@jest/globals';
import { type Body, describeDto, type Dto, parse } from '../test/dto-suite.js';
import { SubmitAssessmentDto } from './assessment/dto.js';
import { ChatDto, ConversationChangeDto, ConversationRefDto, RehearsalDto } from './coaching/dto.js';
import { REHEARSAL_MAX, REHEARSAL_RECIPIENTS } from './coaching/rehearsal.js';
import {
  CHALLENGE_LEVELS,
  CHAT_MESSAGE_MAX,
  CHAT_RELATIONSHIP_LENGTHS,
  CONVERSATION_TITLE_MAX,
} from './coaching/views.js';
import { ANSWER_MAX, REPLY_MAX } from './content/answers.js';
import { AnswerTextDto } from './content/dto.js';
import { ConversationsQuery } from './http/queries.js';
import { JoinInviteDto, SignInDto, SignUpDto } from './identity/dto.js';
import { CreateEntryDto, NewsSeenDto, ReplyDto } from './journal/dto.js';
import { ENTRY_CONTENT_MAX, NEWS_MAX } from './journal/views.js';

const ID = '0198a7f2-3c3b-7a40-8a2c-5a6d1c1f0e11';

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

describeDto('naming or hiding a conversation', {
  Class: ConversationChangeDto,
  good: {},
  accepts: [
    ['title', '  Our budget \n', 'Our budget'],
    ['title', 'x'.repeat(CONVERSATION_TITLE_MAX)],
    ['hidden', true],
    ['hidden', false],
  ],
  refuses: [
    ['title', ''],
    ['title', ' \n '],
    ['title', 'x'.repeat(CONVERSATION_TITLE_MAX + 1)],
    ['title', 5],
    ['title', null],
    ['hidden', 'yes'],
    ['hidden', null],
  ],
});

describeDto('the query of a list of conversations', {
  Class: ConversationsQuery,
  good: {},
  accepts: [
    ['hidden', 'true', true],
    ['hidden', 'false', false],
  ],
  refuses: [
    ['hidden', 'maybe'],
    ['hidden', ''],
    ['hidden', ['true', 'false']],
  ],
});

describeDto('a message to be rehearsed', {
  Class: RehearsalDto,
  good: { message: 'Can you be there at 5?', recipient: 'ex' },
  accepts: [
    ['message', '  hello  ', 'hello'],
    ['message', 'x'.repeat(REHEARSAL_MAX)],
    ...REHEARSAL_RECIPIENTS.map((recipient): ['recipient', string] => ['recipient', recipient]),
  ],
  refuses: [
    ['message', undefined],
    ['message', ''],
    ['message', ' \n '],
    ['message', 'x'.repeat(REHEARSAL_MAX + 1)],
    ['message', 5],
    ['recipient', undefined],
    ['recipient', 'boss'],
    ['recipient', null],
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
