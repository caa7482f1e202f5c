import type {
  AnsweredPrompt,
  BothAnswers,
  OwnAnswer,
  PartnersAnswer,
  TodaysPrompt,
} from '@anew/contracts/content/answers';
import type { Opener } from '@anew/persistence/encryption/vault';
import type { DailyChoiceEntity } from '../choices/daily-choice.entity.js';
import type { AnswerEntity } from './answer.entity.js';
import { areOpen, counterpartOf, isAnswered } from './answers.rules.js';
import { associatedWithAnswer, associatedWithReply } from './associated-data.js';
import type { PromptEntity } from './prompt.entity.js';

/** The person who reads, and their partner of now. */
export interface Reader {
  userId: string;
  partnerId: string | null;
}

const answerIn = ({ id, userId, answer }: AnswerEntity, open: Opener): string | null =>
  answer && open(userId, associatedWithAnswer(id), answer);

const replyIn = ({ id, userId, reply }: AnswerEntity, open: Opener): string | null =>
  reply && open(userId, associatedWithReply(id), reply);

function presentOwn(own: AnswerEntity, partnerId: string | null, open: Opener): OwnAnswer {
  return {
    answered: own.answer !== null,
    passed: own.answer === null,
    text: answerIn(own, open),
    reply: replyIn(own, open),
    forPartner: partnerId !== null && own.partnerId === partnerId,
  };
}

function presentPartners(
  own: AnswerEntity | null,
  theirs: AnswerEntity | null,
  open: Opener,
): PartnersAnswer {
  const text = theirs && areOpen(own, theirs) ? answerIn(theirs, open) : null;
  return {
    answered: theirs !== null && theirs.answer !== null,
    passed: theirs?.answer === null,
    ...(theirs && text !== null && { text, reply: replyIn(theirs, open) }),
  };
}

/** Presents what the reader may know: their own answer, and the partner's as far as it is meant for them and open. */
function presentAnswers(said: AnswerEntity[], { userId, partnerId }: Reader, open: Opener): BothAnswers {
  const own = said.find((one) => one.userId === userId) ?? null;
  if (partnerId === null) return { mine: own && presentOwn(own, null, open), partner: null };
  const theirs = counterpartOf({ userId, partnerId }, said);
  return { mine: own && presentOwn(own, partnerId, open), partner: presentPartners(own, theirs, open) };
}

/** Says of a question that AI has written it. */
const markOf = ({ coupleId }: PromptEntity): { writtenByAi?: true } =>
  coupleId === null ? {} : { writtenByAi: true };

interface Todays {
  choice: DailyChoiceEntity;
  prompt: PromptEntity;
  said: AnswerEntity[];
}

export function presentTodays({ choice, prompt, said }: Todays, reader: Reader, open: Opener): TodaysPrompt {
  const { id, text, moduleSlug } = prompt;
  return {
    id,
    text,
    moduleSlug,
    fromFocus: choice.fromFocus,
    ...markOf(prompt),
    canHaveAnother: choice.replacedItemId === null && !isAnswered(said, reader),
    ...presentAnswers(said, reader, open),
  };
}

interface Answered {
  prompt: PromptEntity;
  own: AnswerEntity;
  said: AnswerEntity[];
}

export function presentAnswered(
  { prompt, own, said }: Answered,
  reader: Reader,
  open: Opener,
): AnsweredPrompt {
  const { id, text, moduleSlug } = prompt;
  return { id, day: own.day, text, moduleSlug, ...markOf(prompt), ...presentAnswers(said, reader, open) };
}
