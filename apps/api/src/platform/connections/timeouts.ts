/** How long the server waits for a client. */
export interface Timeouts {
  /** For the request headers, from connecting or from the last answer on. */
  headersMs: number
  /** For a body that is not an upload. */
  bodyMs: number
  /** For an upload in total, if it is fast enough. */
  uploadMs: number
  /** The minimum rate of an upload, and of reading an answer. */
  bytesPerSecond: number
  /** The longest pause of a sender, and of a reader. */
  pauseMs: number
  readPauseMs: number
  /** The interval of the checks. */
  checkEveryMs: number
}

export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 10 * 60_000,
  bytesPerSecond: 16_000,
  pauseMs: 10_000,
  readPauseMs: 30_000,
  checkEveryMs: 1000,
}
