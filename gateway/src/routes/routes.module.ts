import { Module } from '@nestjs/common';
import { Forward } from '../http/forward.js';
import { RateLimits } from '../http/rate-limits.js';
import { LoginController } from './accounts/login.controller.js';
import { SignIn } from './accounts/sign-in.js';
import { UserController } from './accounts/user.controller.js';
import { AssessmentController } from './assessment/assessment.controller.js';
import { CoachingController } from './coaching/coaching.controller.js';
import { CouplesController } from './couples/couples.controller.js';
import { HealthController } from './health/health.controller.js';
import { JournalController } from './journal/journal.controller.js';
import { TodayController } from './today/today.controller.js';

@Module({
  controllers: [
    AssessmentController,
    CoachingController,
    CouplesController,
    HealthController,
    JournalController,
    LoginController,
    TodayController,
    UserController,
  ],
  providers: [Forward, RateLimits, SignIn],
})
export class RoutesModule {}
