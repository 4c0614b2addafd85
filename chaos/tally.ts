/** What the clients of a scenario saw, and how long a fault kept them waiting. */
export class Tally {
  requests = 0
  /** Requests that got no answer at all, as happens while a server is dead. */
  unanswered = 0
  readonly serverErrors = new Map<number, number>()
  /** What must never be seen, each once with how often it was. */
  readonly wrongs = new Map<string, number>()
  readonly gaps: number[] = []
  #struckAt: number | null = null

  get isStruck() {
    return this.#struckAt !== null
  }

  /** A fault happens now. */
  strike() {
    this.#closeGap(performance.now())
    this.#struckAt = performance.now()
  }

  /** A change was made by a request that began then: whatever was wrong is well again. */
  healed(began: number) {
    if (this.#struckAt !== null && began > this.#struckAt) this.#closeGap(performance.now())
  }

  countServerError(status: number) {
    this.serverErrors.set(status, (this.serverErrors.get(status) ?? 0) + 1)
  }

  wrong(what: string) {
    this.wrongs.set(what, (this.wrongs.get(what) ?? 0) + 1)
  }

  #closeGap(at: number) {
    if (this.#struckAt !== null) this.gaps.push(at - this.#struckAt)
    this.#struckAt = null
  }
}
