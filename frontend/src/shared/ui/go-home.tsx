import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Stands in place of a screen, and leads to the dashboard. The router's own component for this knows more cases, and the
 * scripts before the first screen would carry it.
 */
export function GoHome() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/', { replace: true }), [navigate]);
  return null;
}
