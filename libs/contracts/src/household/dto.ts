import { ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { FOCUS_MODULE_SLUGS, type FocusModuleSlug } from '../content/module-slugs.js';
import {
  AGE_BANDS,
  type AgeBand,
  CHILDREN_FROM,
  type ChildrenFrom,
  type Faith,
  FAITHS,
  type Past,
  PASTS,
  type Setting,
  SETTINGS,
  type Weekday,
  WEEKDAYS,
} from './views.js';

const message = (values: readonly string[]) => `Choose from: ${values.join(', ')}.`;

const Some = (values: readonly string[]): PropertyDecorator => {
  const text = { message: message(values) };
  return (target, key) => {
    for (const decorate of [
      IsOptional(),
      IsArray(text),
      ArrayUnique(text),
      IsIn(values, { ...text, each: true }),
    ])
      decorate(target, key);
  };
};

/**
 * Answers about the household. What is left out stays, so that two partners who answer at the same moment do not undo each
 * other's answer. Null takes an answer back.
 */
export class SaveHouseholdDto {
  @Some(CHILDREN_FROM)
  children?: ChildrenFrom[] | null;

  @Some(AGE_BANDS)
  ageBands?: AgeBand[] | null;

  @Some(WEEKDAYS)
  days?: Weekday[] | null;

  @IsOptional()
  @IsIn(FAITHS, { message: message(FAITHS) })
  faith?: Faith | null;

  @Some(SETTINGS)
  places?: Setting[] | null;
}

/** Answers about oneself. Likewise, what is left out stays as another window may have said it. */
export class SaveStoryDto {
  @Some(PASTS)
  past?: Past[] | null;

  @IsOptional()
  @IsIn(FOCUS_MODULE_SLUGS, { message: message(FOCUS_MODULE_SLUGS) })
  first?: FocusModuleSlug | null;
}
