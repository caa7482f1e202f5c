import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { AFTER_SETUP } from '../lib/after-setup';

const AFTER_MS = 1_000;

/** Goes home after a second, unless the user has gone somewhere else in the meantime. */
export function useGoHomeSoon(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const leftFrom = window.location.pathname;
    setTimeout(() => {
      if (window.location.pathname === leftFrom) void navigate(AFTER_SETUP);
    }, AFTER_MS);
  }, [navigate]);
}
