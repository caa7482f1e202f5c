import { Button } from '../../../shared/ui/button';
import styles from './coaching.module.css';
import { Glyph } from './glyph';

export function JumpToLatest({ isShown, onJump }: { isShown: boolean; onJump: () => void }) {
  if (!isShown) return null;
  return (
    <Button variant="secondary" className={styles.jump} onClick={onJump}>
      <Glyph name="down" />
      Jump to latest
    </Button>
  );
}
