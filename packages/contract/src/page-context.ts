/** What the server hands to the pages it renders: a way to make calls in process, and this answer's script nonce. */
export interface PageContext {
  readonly dispatch: (request: Request) => Promise<Response>
  readonly nonce: string
}
