/** What the clients of a scenario saw, and how long each fault lasted for them. */
export class Tally {
  requests = 0
  /** Requests without any answer, as expected while a server is dead. */
  unanswered = 0
  /** Requests that were sent again. */
  repeats = 0
  readonly serverErrors = new Map<number, number>()
  /** What must never occur, each once with its count. */
  readonly wrongs = new Map<string, number>()
  readonly gaps: number[] = []
  #struckAt: number | null = null

  get isStruck() {
    return this.#struckAt !== null
  }

  /** Notes that a fault happens now. */
  strike() {
    this.#closeGap(performance.now())
    this.#struckAt = performance.now()
  }

  /** Notes a successful change by a request that began at this time: the last fault is over. */
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
