import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Step } from '../lib/steps';

/** Marks an entry of the history whose question followed another one on this page. */
const FOLLOWS = 'follows';

/** The question on the screen. Each has an entry in the history, so that Back goes one question back and a reload stays. */
export function useStep(steps: readonly Step[]) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = params.get('step');
  const index = Math.max(
    0,
    steps.findIndex((each) => each === asked),
  );

  function show(step: Step | undefined, options: { state?: string; replace?: boolean }) {
    setParams((before) => {
      if (step) before.set('step', step);
      return before;
    }, options);
  }

  return {
    index,
    go: (step: Step) => show(step, { state: FOLLOWS }),
    skip: () => show(steps[index + 1], { state: FOLLOWS }),
    back: () => (location.state === FOLLOWS ? void navigate(-1) : show(steps[index - 1], { replace: true })),
  };
}
