import { useEffect } from 'react';
import { useToast } from '#shared/ui/toast/use-toast';

export function useMissingCodeToast(missing: boolean) {
  const { toast } = useToast();
  useEffect(() => {
    if (missing)
      toast({ title: 'Invalid Invite', description: 'No invite code provided', variant: 'destructive' });
  }, [missing, toast]);
}
