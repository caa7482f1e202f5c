import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  ValidateNested,
} from 'class-validator';
import { GENERATED_MAX, GENERATED_MIN, QUESTION_DEPTHS, type QuestionDepth } from '../content/generated.js';
import {
  FOCUS_MODULE_SLUGS,
  type FocusModuleSlug,
  MODULE_SLUGS,
  type ModuleSlug,
} from '../content/module-slugs.js';
import { type Focus, FOCUS_PRIORITIES, type FocusPriority, type Module } from '../content/views.js';
import {
  AGE_BANDS,
  type AgeBand,
  type Faith,
  FAITHS,
  type HouseholdFacts,
  type HouseholdWays,
  type Setting,
  SETTINGS,
  type Weekday,
  WEEKDAYS,
} from '../household/views.js';
import {
  AI_QUESTIONS,
  type AiQuestions,
  QUESTION_STYLES,
  type QuestionStyle,
} from '../identity/preferences.js';
import { Optional } from '../optional.js';
import { assessmentEvents, coachingEvents, contentEvents, identityEvents, journalEvents } from './map.js';

// Unknown fields of a payload are accepted, because a newer release may send more than this one knows.

/**
 * Members of a couple after a change. `version` grows with every change, and an event with a lower one than
 * the last is out of date.
 */
export class MembershipChanged {
  @IsUUID()
  coupleId!: string;

  @IsUUID(undefined, { each: true })
  memberIds!: string[];

  @IsInt()
  version!: number;
}

export class SessionsEnded {
  @IsUUID()
  userId!: string;

  @IsUUID(undefined, { each: true })
  sessionIds!: string[];
}

/** A person whose account was deleted, or whose data a service has erased. */
class OfUser {
  @IsUUID()
  userId!: string;
}

/** Some of those whose accounts were deleted lately. Most services know all of them. */
class DeletionsListed {
  @IsUUID(undefined, { each: true })
  userIds!: string[];
}

/** What a couple has chosen for its questions. An event with a lower `version` than the last is out of date. */
class PreferencesChanged {
  @IsUUID()
  coupleId!: string;

  @IsIn(QUESTION_STYLES)
  questionStyle!: QuestionStyle;

  @IsIn(AI_QUESTIONS)
  aiQuestions!: AiQuestions;

  @IsInt()
  version!: number;
}

/** Says that a couple has results. The results themselves are personal and therefore not part of an event. */
export class ResultsComputed {
  @IsUUID()
  coupleId!: string;

  @IsUUID(undefined, { each: true })
  memberIds!: string[];

  @IsInt()
  round!: number;
}

class FocusPayload implements Focus {
  @IsIn(FOCUS_MODULE_SLUGS)
  moduleSlug!: FocusModuleSlug;

  @IsIn(FOCUS_PRIORITIES)
  priority!: FocusPriority;
}

/** All focuses of a couple. An event with a lower `version` than the last is out of date. */
class FocusesChanged {
  @IsUUID()
  coupleId!: string;

  @ValidateNested({ each: true })
  @Type(() => FocusPayload)
  focuses!: Focus[];

  @IsInt()
  version!: number;
}

/** Fields that identify a module to consumers. The content service validates the module's texts. */
class ModulePayload implements Pick<Module, 'slug' | 'title' | 'lesson'> {
  @IsIn(MODULE_SLUGS)
  slug!: ModuleSlug;

  @IsString()
  title!: string;

  @IsString()
  lesson!: string;
}

/** Current text of a module. An event with a lower `revision` than the last is out of date. */
class ModulePublished {
  @ValidateNested()
  @Type(() => ModulePayload)
  module!: Module;

  @IsInt()
  revision!: number;
}

const DEEDS = ['answer', 'pass', 'activity', 'appreciation'] as const;

/**
 * Something that a person did on a day of theirs, and of which their partner may know. Each deed counts once
 * a day.
 */
export class DeedDone {
  @IsUUID()
  userId!: string;

  /** Couple of the person at that time. */
  @IsUUID()
  coupleId!: string;

  @IsIn(DEEDS)
  deed!: (typeof DEEDS)[number];

  /** Calendar day of the person, as `2026-11-20`. */
  @IsISO8601({ strict: true })
  day!: string;

  /** The product's own title of what was done, such as an activity's. Never what somebody wrote. */
  @Optional()
  @IsString()
  title?: string;

  /**
   * Whether it was done with the question that has replaced the day's first one. Such a pass is not the one that was
   * withdrawn, whichever of the events comes first.
   */
  @Optional()
  @IsBoolean()
  another?: boolean;
}

/** Says that somebody's pass no longer counts, because another question has replaced the one that they passed. */
export class PassWithdrawn implements Pick<DeedDone, 'userId' | 'coupleId' | 'day'> {
  @IsUUID()
  userId!: string;

  @IsUUID()
  coupleId!: string;

  /** Calendar day of the question. */
  @IsISO8601({ strict: true })
  day!: string;
}

/** Questions that a couple lacks. Nothing but its focus areas is told of it. */
class QuestionsWanted {
  @IsUUID()
  orderId!: string;

  @IsUUID()
  coupleId!: string;

  @IsIn(AI_QUESTIONS)
  provider!: AiQuestions;

  @IsIn(FOCUS_MODULE_SLUGS, { each: true })
  areas!: FocusModuleSlug[];
}

class GeneratedQuestion {
  @IsIn(FOCUS_MODULE_SLUGS)
  moduleSlug!: FocusModuleSlug;

  @IsIn(QUESTION_DEPTHS)
  depth!: QuestionDepth;

  @IsString()
  @Length(GENERATED_MIN, GENERATED_MAX)
  text!: string;
}

/** Questions that AI has written for a couple. They are nobody's private text: no person's words led to them. */
class QuestionsWritten {
  @IsUUID()
  orderId!: string;

  @IsUUID()
  coupleId!: string;

  @ValidateNested({ each: true })
  @Type(() => GeneratedQuestion)
  questions!: GeneratedQuestion[];
}

class HouseholdPayload implements HouseholdFacts {
  @IsInt()
  fromBefore!: number;

  @IsBoolean()
  ours!: boolean;

  @IsIn(AGE_BANDS, { each: true })
  ageBands!: AgeBand[];

  @IsOptional()
  @IsIn(WEEKDAYS, { each: true })
  days!: Weekday[] | null;
}

class WaysPayload implements HouseholdWays {
  @IsOptional()
  @IsIn(FAITHS)
  faith!: Faith | null;

  @IsOptional()
  @IsIn(SETTINGS, { each: true })
  places!: Setting[] | null;
}

/** What is known of a couple's household. An event with a lower `version` than the last is out of date. */
class HouseholdChanged {
  @IsUUID()
  coupleId!: string;

  /** Null as long as nobody has said whether there are children. */
  @IsOptional()
  @ValidateNested()
  @Type(() => HouseholdPayload)
  household!: HouseholdFacts | null;

  /**
   * Events from before faith and places were asked about have none. It may be required once neither the stream nor an
   * outbox holds such an event.
   */
  @IsOptional()
  @ValidateNested()
  @Type(() => WaysPayload)
  ways?: HouseholdWays | null;

  /**
   * Whether the couple gets nothing that presumes a divorce, as at least one story asks for. It tells neither
   * whose story that is nor what it says.
   */
  @IsBoolean()
  careful!: boolean;

  @IsInt()
  version!: number;
}

/** Module that a person would like to see first. An event with a lower `version` than the last is out of date. */
class StoryChanged {
  @IsUUID()
  userId!: string;

  @IsOptional()
  @IsIn(FOCUS_MODULE_SLUGS)
  first!: FocusModuleSlug | null;

  @IsInt()
  version!: number;
}

/** Class of each event's data. Every consumer validates by it, and the types of events come from it. */
export const EVENT_PAYLOADS = {
  [identityEvents.membershipChanged]: MembershipChanged,
  [identityEvents.sessionsEnded]: SessionsEnded,
  [identityEvents.accountDeleted]: OfUser,
  [identityEvents.deletionsListed]: DeletionsListed,
  [identityEvents.preferencesChanged]: PreferencesChanged,
  [identityEvents.householdChanged]: HouseholdChanged,
  [identityEvents.storyChanged]: StoryChanged,
  [assessmentEvents.resultsComputed]: ResultsComputed,
  [contentEvents.focusesChanged]: FocusesChanged,
  [contentEvents.modulePublished]: ModulePublished,
  [contentEvents.questionsWanted]: QuestionsWanted,
  [coachingEvents.questionsWritten]: QuestionsWritten,
  [contentEvents.deedDone]: DeedDone,
  [contentEvents.passWithdrawn]: PassWithdrawn,
  [journalEvents.deedDone]: DeedDone,
  'evt.content.account.erased.v1': OfUser,
  'evt.journal.account.erased.v1': OfUser,
  'evt.assessment.account.erased.v1': OfUser,
  'evt.coaching.account.erased.v1': OfUser,
};
