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
import { areOpen, isAnswered, isForPartner, partnersAmong, type Reader } from './answers.rules.js';
import { associatedWithAnswer, associatedWithReply } from './associated-data.js';
import type { PromptEntity } from './prompt.entity.js';

const answerIn = ({ id, userId, answer }: AnswerEntity, open: Opener): string | null =>
  answer && open(userId, associatedWithAnswer(id), answer);

const replyIn = ({ id, userId, reply }: AnswerEntity, open: Opener): string | null =>
  reply && open(userId, associatedWithReply(id), reply);

function presentOwn(own: AnswerEntity, reader: Reader, open: Opener): OwnAnswer {
  return {
    answered: own.answer !== null,
    passed: own.answer === null,
    text: answerIn(own, open),
    reply: replyIn(own, open),
    forPartner: isForPartner(own, reader),
  };
}

function presentPartners(said: AnswerEntity[], reader: Reader, open: Opener): PartnersAnswer {
  const theirs = partnersAmong(said, reader);
  const text = theirs && areOpen(said, reader) ? answerIn(theirs, open) : null;
  return {
    answered: theirs !== null && theirs.answer !== null,
    passed: theirs?.answer === null,
    ...(theirs && text !== null && { text, reply: replyIn(theirs, open) }),
  };
}

/** Presents what the reader may know: their own answer, and the partner's as far as it is meant for them and open. */
function presentAnswers(said: AnswerEntity[], reader: Reader, open: Opener): BothAnswers {
  const own = said.find(({ userId }) => userId === reader.userId);
  return {
    mine: own ? presentOwn(own, reader, open) : null,
    partner: reader.partnerId === null ? null : presentPartners(said, reader, open),
  };
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
