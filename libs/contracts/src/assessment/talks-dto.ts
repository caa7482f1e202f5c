import { IsIn, IsISO8601, IsString, IsUUID, Length, Matches } from 'class-validator';
import { Optional } from '../optional.js';
import { Trimmed } from '../trimmed.js';
import {
  AGREEMENT_MAX,
  AGREEMENT_OUTCOMES,
  type AgreementOutcome,
  PAUSE_MINUTES,
  type PauseMinutes,
  TALK_AREAS,
  TALK_MOVES,
  TALK_STEPS,
  type TalkArea,
  type TalkMove,
  type TalkStep,
} from './talks.js';

const AREAS = Object.keys(TALK_AREAS);
const STEPS = Object.keys(TALK_STEPS);
const oneOf = (values: readonly unknown[]) => ({ message: `Choose one of: ${values.join(', ')}.` });
const agreementLength = { message: `Write between 1 and ${AGREEMENT_MAX} characters.` };
const aDay = { message: 'Choose a day, such as 2026-11-29.' };

/** Allows a calendar day, such as `2026-11-29`. */
const IsDay = (): PropertyDecorator => (target, name) => {
  Matches(/^\d{4}-\d{2}-\d{2}$/, aDay)(target, name);
  IsISO8601({ strict: true }, aDay)(target, name);
};

export class StartTalkDto {
  @IsIn(AREAS, oneOf(AREAS))
  area!: TalkArea;

  @IsUUID(undefined, { message: 'Say which of you speaks first.' })
  firstSpeaker!: string;
}

export class TalkMoveDto {
  /** Step that the caller sees. If the partner has moved on meanwhile, *next* and *back* change nothing. */
  @IsIn(STEPS, oneOf(STEPS))
  step!: TalkStep;

  @IsIn(TALK_MOVES, oneOf(TALK_MOVES))
  move!: TalkMove;

  /** Minutes after which the two want to come back from a pause. Without it: 20. */
  @Optional()
  @IsIn(PAUSE_MINUTES, oneOf(PAUSE_MINUTES))
  backIn?: PauseMinutes;
}

export class MoveTalkDto extends TalkMoveDto {
  @IsUUID()
  id!: string;
}

export class MakeAgreementDto {
  @IsUUID()
  talkId!: string;

  @Trimmed()
  @IsString({ message: 'Write your agreement first.' })
  @Length(1, AGREEMENT_MAX, agreementLength)
  text!: string;

  @IsDay()
  dueOn!: string;
}

export class AgreementCheckDto {
  @IsIn(AGREEMENT_OUTCOMES, oneOf(AGREEMENT_OUTCOMES))
  outcome!: AgreementOutcome;

  /** The agreement in an easier form, which takes the place of this one. It comes with `dueOn`. */
  @Optional()
  @Trimmed()
  @IsString({ message: 'Write what would make it easier.' })
  @Length(1, AGREEMENT_MAX, agreementLength)
  easier?: string;

  @Optional()
  @IsDay()
  dueOn?: string;
}

export class AgreementRefDto {
  @IsUUID()
  id!: string;
}

export class CheckAgreementDto extends AgreementCheckDto {
  @IsUUID()
  id!: string;
}
