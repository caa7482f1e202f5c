import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localStore } from '#shared/lib/storage';
import { type Chapter, chapterNamed } from '../lib/chapters';

const keyOf = (slug: string) => `anew-chapter-${slug}`;

/** Address of a chapter, relative to its module. */
export const chapterPath = (chapter: Chapter) => `?chapter=${chapter}`;

/**
 * The chapter in view: the one in the address, or else the one where the person stopped the last time on this device.
 */
export function useChapter(slug: string): Chapter {
  const [params] = useSearchParams();
  const named = chapterNamed(params.get('chapter'));
  const [remembered] = useState(() => chapterNamed(localStore.get(keyOf(slug))));
  useEffect(() => {
    if (named) localStore.set(keyOf(slug), named);
  }, [slug, named]);
  return named ?? remembered ?? 'read';
}
