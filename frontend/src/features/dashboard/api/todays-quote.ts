import type { Quote } from '@anew/contracts/content/views';
import { useQuery } from '@tanstack/react-query';

export function useTodaysQuote() {
  return useQuery<Quote | null>({ queryKey: ['/api/quotes/today'] });
}
