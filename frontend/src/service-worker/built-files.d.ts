/** Names of the client's built files, which the build fills in. */
declare module 'virtual:built-files' {
  /** Changes with every change of the client. */
  export const BUILD: string;
  /** Paths of all files with a hash in their name. */
  export const BUILT_FILES: readonly string[];
}
