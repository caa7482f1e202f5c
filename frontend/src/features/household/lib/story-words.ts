import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Past, Story } from '@anew/contracts/household/views';
import * as words from '@anew/words/story';
import { list } from './list';

export const PASTS: Readonly<Record<Past, () => string>> = {
  divorced: words.divorced,
  widowed: words.widowed,
  'first-marriage': words.firstMarriage,
  'rather-not-say': words.ratherNotSay,
};

export const FIRST: Readonly<Record<FocusModuleSlug, () => string>> = {
  'love-fun-intimacy': words.closeness,
  'communication-complexity': words.talks,
  'emotional-safety': words.atEase,
  'our-vision': words.plans,
  'practical-blending': words.home,
  'external-influences': words.calm,
};

/** What a person's story says, as pairs of a name and words. What they have not said is left out. */
export function storyLines({ past, first }: Story): [string, string][] {
  const lines: [string, string][] = [
    [words.before(), list(past.map((each) => PASTS[each]()))],
    [words.first(), first ? FIRST[first]() : ''],
  ];
  return lines.filter(([, said]) => said !== '');
}
