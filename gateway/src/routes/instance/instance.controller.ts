import type { InstanceInfo } from '@anew/contracts/instance/views';
import { Controller, Inject } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';
import { Route } from '../../http/route.js';

/** Lowest age of users in years. Anew talks about marriages, so it is for adults. */
const MINIMUM_AGE = 18;

@Controller()
export class InstanceController {
  constructor(@Inject(GatewayConfig) private readonly config: GatewayConfig) {}

  @Route('GET /api/instance')
  info(): InstanceInfo {
    return {
      operator: this.config.OPERATOR_NAME ?? null,
      contact: this.config.OPERATOR_EMAIL,
      backupDays: this.config.BACKUP_DAYS,
      keyBackupDays: this.config.KEY_BACKUP_DAYS,
      minimumAge: MINIMUM_AGE,
    };
  }
}
