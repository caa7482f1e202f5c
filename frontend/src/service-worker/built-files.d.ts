/** What the client was built into; the build fills it in. */
declare module 'virtual:built-files' {
  /** Changes with anything that the client consists of. */
  export const BUILD: string;
  /** Paths of all hashed files. */
  export const BUILT_FILES: readonly string[];
}
