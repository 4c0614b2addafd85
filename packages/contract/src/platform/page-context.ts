/** What the server hands to the pages it renders. */
export interface PageContext {
  /** Makes a call in process. */
  readonly dispatch: (request: Request) => Promise<Response>
  /** By which the log knows this request. */
  readonly requestId: string
  /** What this answer's scripts must carry. */
  readonly nonce: string
  /** Whether the page is for everybody and for later too: then it is worth waiting until nothing is missing from it. */
  readonly isKept: boolean
  /** Puts an error that nobody expected into the server's log. */
  readonly report: (error: unknown) => void
}
