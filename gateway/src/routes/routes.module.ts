import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { OidcClient } from '../auth/oidc/oidc-client.js';
import { OidcSignIn } from '../auth/oidc/oidc-sign-in.js';
import { SessionCookies } from '../auth/session-cookies.js';
import { Forward } from '../http/forward.js';
import { RateLimits } from '../http/rate-limits.js';
import { StrayFieldsGuard } from '../http/stray-fields.guard.js';
import { WritesGuard } from '../http/writes.guard.js';
import { AccountController } from './account/account.controller.js';
import { AddressController } from './account/address.controller.js';
import { ConfirmController } from './account/confirm.controller.js';
import { ProfileController } from './account/profile.controller.js';
import { SignInMethodsController } from './account/sign-in-methods.controller.js';
import { UserController } from './account/user.controller.js';
import { AppreciationController } from './appreciation/appreciation.controller.js';
import { AssessmentController } from './assessment/assessment.controller.js';
import { ClientReportsController } from './client-reports/client-reports.controller.js';
import { ChatStreams } from './coaching/chat-streams.js';
import { CoachingController } from './coaching/coaching.controller.js';
import { CouplesController } from './couples/couples.controller.js';
import { InvitesController } from './couples/invites.controller.js';
import { FocusesController } from './focuses/focuses.controller.js';
import { HealthController } from './health/health.controller.js';
import { HouseholdController } from './household/household.controller.js';
import { InstanceController } from './instance/instance.controller.js';
import { JournalController } from './journal/journal.controller.js';
import { PhotosController } from './journal/photos.controller.js';
import { LiveController } from './live/live.controller.js';
import { LiveChanges } from './live/live-changes.js';
import { LiveStreams } from './live/live-streams.js';
import { ModulesController } from './modules/modules.controller.js';
import { NewsController } from './news/news.controller.js';
import { ObjectsController } from './objects/objects.controller.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { StopController } from './preferences/stop.controller.js';
import { PromptsController } from './prompts/prompts.controller.js';
import { ReadsController } from './reads/reads.controller.js';
import { RetreatController } from './retreat/retreat.controller.js';
import { SharingController } from './sharing/sharing.controller.js';
import { AddressLinksController } from './sign-in/address-links.controller.js';
import { Invitations } from './sign-in/invitations.js';
import { LoginController } from './sign-in/login.controller.js';
import { LoginStepsController } from './sign-in/login-steps.controller.js';
import { OidcController } from './sign-in/oidc.controller.js';
import { PasswordController } from './sign-in/password.controller.js';
import { SignIn } from './sign-in/sign-in.js';
import { TodayController } from './today/today.controller.js';

@Module({
  controllers: [
    AccountController,
    AddressController,
    AddressLinksController,
    AppreciationController,
    AssessmentController,
    ClientReportsController,
    CoachingController,
    ConfirmController,
    CouplesController,
    FocusesController,
    HealthController,
    HouseholdController,
    InstanceController,
    InvitesController,
    JournalController,
    LiveController,
    LoginController,
    LoginStepsController,
    ModulesController,
    NewsController,
    ObjectsController,
    OidcController,
    PasswordController,
    PhotosController,
    PreferencesController,
    ProfileController,
    PromptsController,
    ReadsController,
    RetreatController,
    SharingController,
    SignInMethodsController,
    StopController,
    TodayController,
    UserController,
  ],
  providers: [
    ChatStreams,
    Forward,
    Invitations,
    LiveChanges,
    LiveStreams,
    OidcClient,
    OidcSignIn,
    RateLimits,
    SessionCookies,
    SignIn,
    { provide: APP_GUARD, useClass: WritesGuard },
    { provide: APP_GUARD, useClass: StrayFieldsGuard },
  ],
})
export class RoutesModule {}
