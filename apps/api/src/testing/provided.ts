/** Which engine a run of the tests is on, and the prepared database that each test file gets a copy of. */
export type Engine = { kind: 'pglite'; template: string } | { kind: 'postgres'; serverUrl: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    engine: Engine
  }
}
