import type { Module } from '@anew/contracts/content/views';
import * as words from '@anew/words/module';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#shared/ui/button';
import { chapterPath } from '../hooks/use-chapter';
import { type Chapter as ChapterName, CHAPTER_TITLES, CHAPTERS, effortOf } from '../lib/chapters';
import styles from './chapters.module.css';

interface ChaptersProps {
  module: Module;
  current: ChapterName;
}

/** Leads to the three chapters, each with what it asks of the two. */
export function ChapterLinks({ module, current }: ChaptersProps) {
  const effort = effortOf(module);
  return (
    <nav aria-label={words.chapters()} className="screen-only">
      <ol role="list" className={styles.links}>
        {CHAPTERS.map((chapter) => (
          <li key={chapter}>
            <Link
              to={chapterPath(chapter)}
              preventScrollReset
              aria-current={chapter === current ? 'step' : undefined}
              className={styles.link}
            >
              <strong>{CHAPTER_TITLES[chapter]()}</strong> <span>{effort[chapter]}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Takes the focus and comes to the top when the person goes to this chapter, but not when the page opens with it. */
function useArrival(isCurrent: boolean) {
  const chapter = useRef<HTMLElement>(null);
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) {
      chapter.current?.focus({ preventScroll: true });
      chapter.current?.scrollIntoView({ block: 'start' });
    }
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  return chapter;
}

function Next({ chapter }: { chapter: ChapterName }) {
  const next = CHAPTERS[CHAPTERS.indexOf(chapter) + 1];
  if (!next) return null;
  return (
    <ButtonLink to={chapterPath(next)} preventScrollReset className="screen-only">
      {words.goOn({ chapter: CHAPTER_TITLES[next]() })}
    </ButtonLink>
  );
}

interface ChapterProps {
  name: ChapterName;
  current: ChapterName;
  children: ReactNode;
}

/** One chapter. The others are hidden on the screen, and printed all the same. */
export function Chapter({ name, current, children }: ChapterProps) {
  const isCurrent = name === current;
  const ref = useArrival(isCurrent);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={CHAPTER_TITLES[name]()}
      hidden={!isCurrent}
      className={styles.chapter}
    >
      {children}
      <Next chapter={name} />
    </section>
  );
}
