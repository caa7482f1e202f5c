import { TALK_AREAS, type TalkArea } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk-focus';
import { useQuery } from '@tanstack/react-query';
import { focusesQuery } from '#api/content';
import { FOCUS_OF } from '#shared/focus/focus-of';
import { useSetFocus } from '#shared/focus/use-set-focus';
import { Button } from '#shared/ui/button';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Failure } from './failure';

/** Gives an area the highest priority among the couple's focus areas. */
export function MakeFocus({ area }: { area: TalkArea }) {
  const moduleSlug = FOCUS_OF[TALK_AREAS[area]];
  const { data: focuses } = useQuery(focusesQuery);
  const set = useSetFocus(moduleSlug);
  const isFocus = focuses?.some((focus) => focus.moduleSlug === moduleSlug && focus.priority === 'high');
  return (
    <>
      {isFocus ? (
        <p role="status" className={layout.muted}>
          {words.isFocus()}
        </p>
      ) : (
        <Button ref={passFocusOn} variant="quiet" pending={set.isPending} onClick={() => set.mutate('high')}>
          {words.makeFocus()}
        </Button>
      )}
      <Failure error={set.error} />
    </>
  );
}
