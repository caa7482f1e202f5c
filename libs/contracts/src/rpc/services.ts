/** The five services behind the gateway. Subjects, databases and health answers use these names. */
export const SERVICES = ['identity-couple', 'content', 'journal', 'assessment', 'coaching'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Name of the service that answers a subject, `rpc.<service>.…`. */
export const serviceOf = (subject: string): string =>
  subject.slice('rpc.'.length, subject.indexOf('.', 'rpc.'.length));

export interface DependencyHealth {
  name: string;
  ok: boolean;
}

/** Answer of any process that is running. */
export interface Liveness {
  live: true;
}

/** Answer to whether a process can work at present. */
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
