import 'reflect-metadata';
import { CallSigner } from '@anew/messaging/call-signature';
import { NatsLink } from '@anew/messaging/connection';
import { CoreModule, type CoreParts, MessagingModule } from '@anew/messaging/core.module';
import { RedisModule } from '@anew/messaging/redis.module';
import { coreParts, OTHER_WORK_MS } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import { NestLogger } from '@anew/observability/logger';
import { startOpsServer } from '@anew/observability/ops-server';
import type { RunningProcess } from '@anew/observability/run-process';
import fastifyCookie from '@fastify/cookie';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AuthModule } from './auth/auth.module.js';
import { GatewayConfig } from './config/gateway.config.js';
import { refuseOddBodies } from './http/body.hook.js';
import { answerBroken, checkHeads, TIME_LIMITS } from './http/broken-requests.js';
import { refuseOtherTypes } from './http/content-type.hook.js';
import { refuseCrossSite } from './http/cross-site.hook.js';
import { ErrorFilter, refuseOddAddress } from './http/error.filter.js';
import { refuseOtherForms } from './http/form-posts.hook.js';
import { refuseNulCharacters } from './http/nul-characters.hook.js';
import { addDocsPolicy } from './http/openapi/docs-policy.hook.js';
import { publishOpenApi } from './http/openapi/publish.js';
import { readableAddress } from './http/readable-address.js';
import { limitReports } from './http/report-limit.js';
import { addRequestContext } from './http/request-context.hook.js';
import { addSecurityHeaders } from './http/security-headers.hook.js';
import { serveClient } from './http/serve-client.js';
import { PICTURE_BYTES } from './routes/objects/picture-upload.hook.js';
import { RoutesModule } from './routes/routes.module.js';

const NAME = 'gateway';
/**
 * Largest request body, in bytes. The longest journal entry fits even if each of its characters takes four
 * bytes.
 */
const BODY_LIMIT = 256 * 1024;
/** Interval in milliseconds at which idle connections are looked for during shutdown. */
const SWEEP_MS = 50;

@Module({})
class GatewayModule {
  static with(config: GatewayConfig, parts: CoreParts, link: NatsLink): DynamicModule {
    const provideConfig = { provide: GatewayConfig, useValue: config };
    return {
      module: GatewayModule,
      global: true,
      imports: [
        CoreModule.with(parts),
        MessagingModule.with(link, {
          signer: new CallSigner(config.ACTOR_KEYS),
          deadlineMs: config.CALL_DEADLINE_MS,
        }),
        RedisModule.with(config.REDIS_URL, 'helpful'),
        AuthModule,
        RoutesModule,
      ],
      providers: [provideConfig],
      exports: [provideConfig],
    };
  }
}

async function createApp(
  config: GatewayConfig,
  parts: CoreParts,
  link: NatsLink,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    ...TIME_LIMITS,
    clientErrorHandler: answerBroken(parts.logger),
    trustProxy: config.TRUSTED_PROXIES ?? false,
    // Requests that still arrive on an open connection during shutdown are answered as usual.
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    frameworkErrors: refuseOddAddress,
    // The hook that checks bodies refuses fields such as `__proto__` and names them, as it does any unknown
    // field.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
  });
  const fastify = adapter.getInstance();
  addRequestContext(fastify, parts);
  addSecurityHeaders(fastify, config.isHttps);
  addDocsPolicy(fastify);
  limitReports(fastify);
  checkHeads(fastify);
  refuseCrossSite(fastify, config.PUBLIC_ORIGIN);
  refuseOtherTypes(fastify);
  refuseOtherForms(fastify);
  refuseOddBodies(fastify);
  refuseNulCharacters(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.with(config, parts, link),
    adapter,
    {
      logger: new NestLogger(parts.logger),
      abortOnError: false,
    },
  );
  await app.register(fastifyCookie);
  app.useBodyParser('image/jpeg', { bodyLimit: PICTURE_BYTES });
  app.setGlobalPrefix('api').useGlobalFilters(new ErrorFilter(parts.logger));
  publishOpenApi(app);
  if (config.CLIENT_DIR !== undefined) await serveClient(fastify, config.CLIENT_DIR, config.PUBLIC_ORIGIN);
  return app;
}

/**
 * The sweep repeats because a connection that becomes idle during shutdown would keep the server open until
 * its client leaves.
 */
async function closeHttp(app: NestFastifyApplication): Promise<void> {
  const sweep = setInterval(() => app.getHttpServer().closeIdleConnections(), SWEEP_MS);
  await app.close().finally(() => clearInterval(sweep));
}

export async function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(GatewayConfig, env);
  const parts = await coreParts(NAME, config);
  const { logger } = parts;
  const link = await NatsLink.open(config.NATS_URL, NAME, logger, config.NATS_TLS_CA);
  parts.readiness.add('nats', () => link.isUp);
  const app = await createApp(config, parts, link);
  await app.listen(config.PORT, '0.0.0.0');
  const ops = await startOpsServer(config, parts.readiness, parts.metrics);
  logger.info({ port: config.PORT, opsPort: ops.port }, 'ready');
  return {
    closesWithinMs: config.STREAM_GRACE_MS + OTHER_WORK_MS,
    close: async () => {
      parts.readiness.startDraining();
      await closeHttp(app);
      await ops.close();
      await link.close();
      await parts.tracer.close();
      logger.info('stopped');
    },
  };
}
