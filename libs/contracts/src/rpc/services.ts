/** The five services behind the gateway: subjects, databases and health answers carry these names. */
export const SERVICES = ['identity-couple', 'content', 'journal', 'assessment', 'coaching'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface DependencyHealth {
  name: string;
  ok: boolean;
}

/** What a process answers as long as it is up. */
export interface Liveness {
  live: true;
}

/** What a process answers when asked whether it can work right now. */
export interface Readiness {
  ready: boolean;
  dependencies: DependencyHealth[];
}

export const healthSubject = <S extends ServiceName>(service: S) => `rpc.${service}.health.ready.v1` as const;

export type HealthRpcMap = {
  [S in ServiceName as ReturnType<typeof healthSubject<S>>]: {
    caller: null;
    input: Record<string, never>;
    output: Readiness;
  };
};
