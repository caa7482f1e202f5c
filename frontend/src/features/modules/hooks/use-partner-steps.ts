import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { partnerStepsQuery } from '#api/content';

/** What the partner is called, or null for somebody who is alone. */
export const PartnerName = createContext<string | null>(null);

interface PartnerSteps {
  name: string;
  hasDone: (index: number) => boolean;
}

/** The partner's steps of a module, or null while there is no partner, or nothing is known of their steps. */
export function usePartnerSteps(slug: string): PartnerSteps | null {
  const name = useContext(PartnerName);
  const { data } = useQuery({ ...partnerStepsQuery(slug), enabled: name !== null });
  if (name === null || !data) return null;
  const done = new Set(data.map(({ actionIndex }) => actionIndex));
  return { name, hasDone: (index) => done.has(index) };
}
