import type { StepLook } from '../ui/step-card';

/** The step whose turn it is. */
export const NEXT: StepLook = { state: 'next', sign: null };
