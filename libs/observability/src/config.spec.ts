import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUrl } from 'class-validator';
import { ConfigError, type Environment, ProcessConfig, readConfig } from './config.js';

class TestConfig extends ProcessConfig {
  @IsUrl({ require_tld: false }, { message: 'SERVICE_URL must be an address' })
  SERVICE_URL!: string;

  @Type(() => Number)
  @IsInt()
  RETRIES: number = 3;

  @IsOptional()
  @IsString()
  NICKNAME?: string;
}

const GOOD = { SERVICE_URL: 'http://localhost:1' };
const TRACING = { OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: 1 };
const read = (env: Environment) => readConfig(TestConfig, env);

describe('a configuration', () => {
  it('has its defaults where nothing is set', () => {
    expect(read(GOOD)).toEqual({ ...GOOD, ...TRACING, LOG_LEVEL: 'info', OPS_PORT: 0, RETRIES: 3 });
  });

  it('takes what is set, numbers as numbers', () => {
    const set = { ...GOOD, LOG_LEVEL: 'warn', OPS_PORT: '9090', RETRIES: '7', NICKNAME: 'x' };
    expect(read(set)).toEqual({ ...set, ...TRACING, OPS_PORT: 9090, RETRIES: 7 });
  });

  it('counts an empty variable as unset', () => {
    expect(read({ ...GOOD, LOG_LEVEL: '', OPS_PORT: '', RETRIES: '', NICKNAME: '' })).toEqual(read(GOOD));
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_TRACES_SAMPLER', 'always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'ten'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => read({ ...GOOD, [name]: value })).toThrow(name);
  });

  it('takes nothing else from the environment', () => {
    expect(read({ ...GOOD, PATH: '/bin', SECRET: 'x' })).toEqual(read(GOOD));
  });

  it('is an instance of its class', () => {
    expect(read(GOOD)).toBeInstanceOf(TestConfig);
  });
});

describe('a configuration that cannot be used', () => {
  const refusal = (env: Environment): ConfigError => {
    try {
      read(env);
    } catch (error) {
      if (error instanceof ConfigError) return error;
      throw error;
    }
    throw new Error('Expected a refusal');
  };

  it.each([
    ['SERVICE_URL', { SERVICE_URL: undefined }],
    ['SERVICE_URL', { SERVICE_URL: '' }],
    ['SERVICE_URL', { SERVICE_URL: 'not an address' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['OPS_PORT', { OPS_PORT: 'http' }],
    ['OPS_PORT', { OPS_PORT: '-1' }],
    ['OPS_PORT', { OPS_PORT: '65536' }],
    ['OPS_PORT', { OPS_PORT: '80.5' }],
    ['RETRIES', { RETRIES: 'few' }],
  ])('is refused with one sentence that names %s: %j', (name, change) => {
    const { message } = refusal({ ...GOOD, ...change });
    expect(message).toMatch(/^The configuration cannot be used: [^\n]+\.$/);
    expect(message).toContain(name);
  });

  it('names every variable that is wrong', () => {
    const { message } = refusal({ SERVICE_URL: '', OPS_PORT: 'http', RETRIES: 'few' });
    for (const name of ['SERVICE_URL', 'OPS_PORT', 'RETRIES']) expect(message).toContain(name);
  });

  it('does not repeat what stands in the variable: it may be a secret', () => {
    const { message } = refusal({ SERVICE_URL: 'user:hunter2@nowhere', LOG_LEVEL: 'hunter2' });
    expect(message).not.toContain('hunter2');
  });
});
