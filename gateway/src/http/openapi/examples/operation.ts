import type { operationRoutes } from '@anew/contracts/http/operation';
import type { Examples } from './example.js';

export const operationExamples: Examples<typeof operationRoutes> = {
  'GET /api/instance': {
    answer: {
      operator: 'A small house by the sea',
      contact: 'privacy@example.org',
      backupDays: 35,
      keyBackupDays: 7,
      minimumAge: 18,
    },
  },
  'GET /api/health/live': { answer: { live: true } },
  'GET /api/health/ready': { answer: { ready: true, dependencies: [{ name: 'nats', ok: true }] } },
};
