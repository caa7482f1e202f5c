import { ClientReportDto } from '../client-reports/dto.js';
import type { InstanceInfo } from '../instance/views.js';
import type { Liveness, Readiness } from '../rpc/services.js';
import { type Routes, typed } from './route.js';

/** Routes about the running instance itself. */
export const operationRoutes = {
  'GET /api/instance': {
    summary: 'Who runs this copy of Anew, and how',
    access: 'anyone',
    answer: typed<InstanceInfo>(),
  },
  'POST /api/client-reports': {
    summary: 'Report errors in a browser and how fast its screens were, without anything that was written',
    access: 'anyone',
    status: 204,
    body: ClientReportDto,
  },
  'GET /api/health/live': {
    summary: 'Whether this process is up',
    access: 'anyone',
    answer: typed<Liveness>(),
  },
  'GET /api/health/ready': {
    summary: 'Whether everything that the product needs can work; 503 names what cannot',
    access: 'anyone',
    answer: typed<Readiness>(),
    status: [200, 503],
  },
} as const satisfies Routes;
