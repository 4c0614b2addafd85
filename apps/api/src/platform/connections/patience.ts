/** How long the server waits for whoever is at the other end of a connection. */
export interface Patience {
  /** For the head of a request, from the moment somebody connects or has his last answer and begins anew. */
  headersMs: number
  /** For a body that is no upload, as a whole. */
  bodyMs: number
  /** For an upload as a whole, as long as it comes fast enough. */
  uploadMs: number
  /** The least that an upload, or the reading of an answer, has to do. */
  bytesPerSecond: number
  /** How long a sender may pause, and how long a reader. */
  pauseMs: number
  readPauseMs: number
  /** How often all of this is looked at. */
  checkEveryMs: number
}

export const PATIENCE: Patience = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 10 * 60_000,
  bytesPerSecond: 16_000,
  pauseMs: 10_000,
  readPauseMs: 30_000,
  checkEveryMs: 1000,
}
