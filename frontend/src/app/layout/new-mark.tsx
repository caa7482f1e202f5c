import { isNew } from '@anew/words/navigation';
import { useQuery } from '@tanstack/react-query';
import { newsQuery } from '#api/journal';
import styles from './new-mark.module.css';

/** Addresses behind which something waits that the partner has written and the person has not seen yet. */
export function useNewPlaces(): ReadonlySet<string> {
  const { data: news } = useQuery(newsQuery);
  const places = [
    ['/appreciations', news?.appreciations],
    ['/journal', news?.entries],
  ] as const;
  return new Set(places.filter(([, items]) => items?.length).map(([place]) => place));
}

/** A dot at a link. It says that there is something new, and not how much. */
export function NewMark() {
  return (
    <span className={styles.mark}>
      <span className="visually-hidden"> {isNew()}</span>
    </span>
  );
}
