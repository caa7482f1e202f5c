import type { SignedIn, User } from '@anew/contracts/identity/views';
import { Controller } from '@nestjs/common';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { SessionCookies } from '../../auth/session-cookies.js';
import { isFormPost } from '../../http/form-posts.hook.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { redirect } from '../../http/self-sent.js';
import { answerPost, sendRefusal } from './pages/form-answer.js';
import { loginPage } from './pages/login-page.js';
import { secondFactorPage } from './pages/second-factor-page.js';
import { withoutReturnTo } from './return-to.js';
import { SignIn } from './sign-in.js';

/** Steps of signing in that follow the password or replace it. */
@Controller()
export class LoginStepsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly cookies: SessionCookies,
    private readonly oidc: OidcSignIn,
  ) {}

  @Route('POST /api/login/second-factor')
  secondFactor({ body, request }: Asked<'POST /api/login/second-factor'>, reply: Reply) {
    this.oidc.refuseLocal();
    const { returnTo, values } = withoutReturnTo(body);
    return answerPost(request, {
      attempt: async () =>
        this.enter(reply, await this.signIn.secondFactor(request, isFormPost(request) ? values : body)),
      done: () => redirect(reply, returnTo, 303),
      refused: (error) => {
        const { challenge } = values;
        const canTryAgain = typeof challenge === 'string' && error.code !== 'challenge_expired';
        const page = canTryAgain
          ? secondFactorPage({ challenge, returnTo, error })
          : loginPage({ mode: 'login', returnTo, error });
        return sendRefusal(reply, error, page);
      },
    });
  }

  @Route('POST /api/login/passkey/options')
  passkeyOptions({ request }: Asked<'POST /api/login/passkey/options'>) {
    this.oidc.refuseLocal();
    return this.signIn.passkeyOptions(request);
  }

  @Route('POST /api/login/passkey')
  async passkey({ body, request }: Asked<'POST /api/login/passkey'>, reply: Reply) {
    this.oidc.refuseLocal();
    return this.enter(reply, await this.signIn.passkey(request, body));
  }

  private async enter(reply: Reply, signedIn: SignedIn): Promise<User> {
    await this.cookies.enter(reply, signedIn);
    return signedIn.user;
  }
}
