import type { operationRoutes } from '@anew/contracts/http/operation';
import type { Examples } from './example.js';

export const operationExamples: Examples<typeof operationRoutes> = {
  'GET /api/instance': {
    answer: {
      operator: 'A small house by the sea',
      contact: 'privacy@example.org',
      backupDays: 30,
      keyBackupDays: 7,
      minimumAge: 18,
    },
  },
  'POST /api/client-reports': {
    body: {
      route: '/journal',
      error: { name: 'TypeError', chunk: 'journal-route-Bx1d.js', line: 1, column: 1204 },
      vitals: { LCP: 812.4, CLS: 0.02 },
    },
  },
  'GET /api/health/live': { answer: { live: true } },
  'GET /api/health/ready': { answer: { ready: true, dependencies: [{ name: 'nats', ok: true }] } },
};
