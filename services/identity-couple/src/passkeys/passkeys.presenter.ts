import type { PasskeyView } from '@anew/contracts/identity/views';
import type { PasskeyEntity } from './passkey.entity.js';

export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyEntity): PasskeyView {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
