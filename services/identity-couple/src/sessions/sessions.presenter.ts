import type { SessionView } from '@anew/contracts/identity/views';
import type { SessionEntity } from './session.entity.js';

export function presentSession(session: SessionEntity, currentId: string): SessionView {
  return {
    id: session.id,
    userAgent: session.userAgent,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.rotatedAt.toISOString(),
    current: session.id === currentId,
  };
}
