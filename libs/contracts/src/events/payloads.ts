import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, IsUUID, ValidateNested } from 'class-validator';
import {
  FOCUS_MODULE_SLUGS,
  type FocusModuleSlug,
  MODULE_SLUGS,
  type ModuleSlug,
} from '../content/module-slugs.js';
import { type Focus, FOCUS_PRIORITIES, type FocusPriority, type Module } from '../content/views.js';
import { assessmentEvents, contentEvents, type EventMap, type EventSubject, identityEvents } from './map.js';

// Fields that a payload does not name are let through: a newer release may send more than this one knows.

/** `version` grows with every change of the couple; an event with a lower one than known is out of date. */
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

/** Whose account was deleted, or from whose data a service has erased everything. */
export class OfUser {
  @IsUUID()
  userId!: string;
}

/** That a couple has results; what they say is sealed in the service, and events are not. */
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

/** All of a couple's focuses. An event with a lower `version` than known is out of date. */
export class FocusesChanged {
  @IsUUID()
  coupleId!: string;

  @ValidateNested({ each: true })
  @Type(() => FocusPayload)
  focuses!: Focus[];

  @IsInt()
  version!: number;
}

/** What a consumer identifies a module by; its texts are the content service's to check. */
class ModulePayload implements Pick<Module, 'slug' | 'title' | 'lesson'> {
  @IsIn(MODULE_SLUGS)
  slug!: ModuleSlug;

  @IsString()
  title!: string;

  @IsString()
  lesson!: string;
}

/** A module's text as it is now. An event with a lower `revision` than known is out of date. */
export class ModulePublished {
  @ValidateNested()
  @Type(() => ModulePayload)
  module!: Module;

  @IsInt()
  revision!: number;
}

/** By what the data of an event is checked wherever it is received. */
export const EVENT_PAYLOADS: { [S in EventSubject]: new () => EventMap[S] } = {
  [identityEvents.membershipChanged]: MembershipChanged,
  [identityEvents.sessionsEnded]: SessionsEnded,
  [identityEvents.accountDeleted]: OfUser,
  [assessmentEvents.resultsComputed]: ResultsComputed,
  [contentEvents.focusesChanged]: FocusesChanged,
  [contentEvents.modulePublished]: ModulePublished,
  'evt.content.account.erased.v1': OfUser,
  'evt.journal.account.erased.v1': OfUser,
  'evt.assessment.account.erased.v1': OfUser,
  'evt.coaching.account.erased.v1': OfUser,
};
