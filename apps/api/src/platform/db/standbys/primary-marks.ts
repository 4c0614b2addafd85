/** How far behind the primary a standby may be that is read from. */
const MAX_LAG_MS = 2000

/** Where the log of the primary ended at which time. It tells how old the data of a standby are. */
export class PrimaryMarks {
  #marks: { position: bigint; at: number }[] = []

  add(position: bigint, at: number) {
    this.#marks = [...this.#marks.filter((mark) => at - mark.at <= MAX_LAG_MS), { position, at }]
  }

  /** Whether a standby that has replayed the log up to here knows all that was there the longest lag ago. */
  isRecent(replayed: bigint): boolean {
    return this.#marks.some(({ position }) => position <= replayed)
  }
}
