import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { FOCUS_MODULE_SLUGS, type FocusModuleSlug } from '../content/module-slugs.js';
import { Optional } from '../optional.js';
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
      Optional(),
      IsArray(text),
      ArrayUnique(text),
      IsIn(values, { ...text, each: true }),
    ])
      decorate(target, key);
  };
};

/** The whole household. What is left out has not been said. */
export class SaveHouseholdDto {
  @Some(CHILDREN_FROM)
  children?: ChildrenFrom[];

  @Some(AGE_BANDS)
  ageBands?: AgeBand[];

  @Some(WEEKDAYS)
  days?: Weekday[];

  @Optional()
  @IsIn(FAITHS, { message: message(FAITHS) })
  faith?: Faith;

  @Some(SETTINGS)
  places?: Setting[];
}

/** The whole story. What is left out has not been said. */
export class SaveStoryDto {
  @Some(PASTS)
  past?: Past[];

  @Optional()
  @IsIn(FOCUS_MODULE_SLUGS, { message: message(FOCUS_MODULE_SLUGS) })
  first?: FocusModuleSlug;
}
