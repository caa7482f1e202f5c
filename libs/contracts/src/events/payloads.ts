import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import {
  FOCUS_MODULE_SLUGS,
  type FocusModuleSlug,
  MODULE_SLUGS,
  type ModuleSlug,
} from '../content/module-slugs.js';
import { type Focus, FOCUS_PRIORITIES, type FocusPriority, type Module } from '../content/views.js';
import { AGE_BANDS, type AgeBand, type HouseholdFacts, type Weekday, WEEKDAYS } from '../household/views.js';
import { assessmentEvents, contentEvents, type EventMap, type EventSubject, identityEvents } from './map.js';

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
export class OfUser {
  @IsUUID()
  userId!: string;
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
export class FocusesChanged {
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
export class ModulePublished {
  @ValidateNested()
  @Type(() => ModulePayload)
  module!: Module;

  @IsInt()
  revision!: number;
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

/** What is known of a couple's household. An event with a lower `version` than the last is out of date. */
export class HouseholdChanged {
  @IsUUID()
  coupleId!: string;

  /** Null as long as nobody has said whether there are children. */
  @IsOptional()
  @ValidateNested()
  @Type(() => HouseholdPayload)
  household!: HouseholdFacts | null;

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
export class StoryChanged {
  @IsUUID()
  userId!: string;

  @IsOptional()
  @IsIn(FOCUS_MODULE_SLUGS)
  first!: FocusModuleSlug | null;

  @IsInt()
  version!: number;
}

/** Classes by which every consumer validates the data of an event. */
export const EVENT_PAYLOADS: { [S in EventSubject]: new () => EventMap[S] } = {
  [identityEvents.membershipChanged]: MembershipChanged,
  [identityEvents.sessionsEnded]: SessionsEnded,
  [identityEvents.accountDeleted]: OfUser,
  [identityEvents.householdChanged]: HouseholdChanged,
  [identityEvents.storyChanged]: StoryChanged,
  [assessmentEvents.resultsComputed]: ResultsComputed,
  [contentEvents.focusesChanged]: FocusesChanged,
  [contentEvents.modulePublished]: ModulePublished,
  'evt.content.account.erased.v1': OfUser,
  'evt.journal.account.erased.v1': OfUser,
  'evt.assessment.account.erased.v1': OfUser,
  'evt.coaching.account.erased.v1': OfUser,
};
