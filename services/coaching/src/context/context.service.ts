import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import type { Module } from '@anew/contracts/content/views';
import { CuratedCoach } from '@anew/curated-coach/curated-coach';
import { Injectable } from '@nestjs/common';
import type { CoachContext } from '../prompt/prompt-context.js';
import { ContextRepository } from './context.repository.js';

interface Library {
  revision: string;
  modules: readonly Module[];
  coach: CuratedCoach;
}

/** Context that the coach may know about a couple, and the modules from which it answers. */
@Injectable()
export class ContextService {
  private library: Library | undefined;

  constructor(private readonly repository: ContextRepository) {}

  /** @param summary of the earlier messages */
  async contextFor(actor: Actor, input: ChatDto, summary: string | null): Promise<CoachContext> {
    const { challengeLevel, relationshipLength, children } = input;
    const { modules } = await this.current();
    return {
      settings: { challengeLevel, relationshipLength, children },
      results: actor.sharedAreas ?? null,
      focuses: await this.focusesOf(actor),
      household: await this.householdOf(actor),
      module: modules.find(({ slug }) => slug === input.moduleSlug) ?? null,
      summary,
    };
  }

  async curatedCoach(): Promise<CuratedCoach> {
    return (await this.current()).coach;
  }

  private async focusesOf({ coupleId }: Actor): Promise<CoachContext['focuses']> {
    return (coupleId === null ? null : await this.repository.findFocuses(coupleId))?.focuses ?? [];
  }

  private async householdOf({ coupleId }: Actor): Promise<CoachContext['household']> {
    return (coupleId === null ? null : await this.repository.findHousehold(coupleId))?.household ?? null;
  }

  /** Library of the present texts. They are indexed once for each revision. */
  private async current(): Promise<Library> {
    const revision = await this.repository.modulesRevision();
    if (this.library?.revision === revision) return this.library;
    const modules = (await this.repository.listModules()).map(({ content }) => content);
    return (this.library = { revision, modules, coach: new CuratedCoach(modules) });
  }
}
