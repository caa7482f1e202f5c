import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { ComponentType } from 'react';
import { CommunicationComplexity } from './communication-complexity';
import { EmotionalSafety } from './emotional-safety';
import { ExternalInfluences } from './external-influences';
import { HonorLessons } from './honor-lessons';
import { LetsAlign } from './lets-align';
import { LoveFunIntimacy } from './love-fun-intimacy';
import { OurVision } from './our-vision';
import { PracticalBlending } from './practical-blending';

const DRAWINGS: Record<ModuleSlug, ComponentType> = {
  'honor-lessons': HonorLessons,
  'lets-align': LetsAlign,
  'our-vision': OurVision,
  'external-influences': ExternalInfluences,
  'emotional-safety': EmotionalSafety,
  'practical-blending': PracticalBlending,
  'communication-complexity': CommunicationComplexity,
  'love-fun-intimacy': LoveFunIntimacy,
};

/** A decorative drawing: it says nothing that the title does not. */
export function Illustration({ slug }: { slug: ModuleSlug }) {
  const Drawing = DRAWINGS[slug];
  return <Drawing />;
}
