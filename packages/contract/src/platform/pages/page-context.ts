/** What the server hands to the pages it renders. */
export interface PageContext {
  /** Makes a call in process. */
  readonly dispatch: (request: Request) => Promise<Response>
  /** Identifies this request in the log. */
  readonly requestId: string
  /** What this answer's scripts must carry. */
  readonly nonce: string
  /** Whether the page is for everybody and for later too: then it is worth waiting until nothing is missing from it. */
  readonly isKept: boolean
  /** Writes an unexpected error to the server's log. */
  readonly report: (error: unknown) => void
}
