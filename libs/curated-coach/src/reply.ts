import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

export interface CuratedReply {
  text: string;
  /** Module on which the reply is based, or null if it asks back or speaks about itself. */
  moduleSlug: ModuleSlug | null;
  /** Whether the reply asks what the message is about. */
  asksBack: boolean;
}
