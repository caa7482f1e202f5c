import * as words from '@anew/words/invite';
import { useEffect } from 'react';
import { useToast } from '#shared/ui/toast/use-toast';

export function useMissingCodeToast(missing: boolean) {
  const { toast } = useToast();
  useEffect(() => {
    if (missing)
      toast({ title: words.invalid(), description: words.noCodeProvided(), variant: 'destructive' });
  }, [missing, toast]);
}
