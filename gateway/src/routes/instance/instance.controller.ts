import { Controller, Get, Inject } from '@nestjs/common';
import type { InstanceInfo } from '@anew/contracts/instance/views';
import { Public } from '../../auth/session.guard.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { Answers } from '../../http/openapi/answers.js';

/** Anew talks about marriages: it is for adults. */
const MINIMUM_AGE = 18;

@Controller('instance')
@Public()
export class InstanceController {
  constructor(@Inject(GatewayConfig) private readonly config: GatewayConfig) {}

  @Get()
  @Answers(200, 'InstanceInfo')
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
