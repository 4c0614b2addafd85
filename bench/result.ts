export interface Result {
  what: string
  figure: string
  goal: string
  isMet: boolean
}

/** What a request costs with much in the database, as a multiple of what it costs with little. */
export function ratioOf(what: string, [small, large]: [number, number], goal: number): Result {
  const ratio = large / small
  return {
    what: `${what} (${large.toFixed(2)} ms : ${small.toFixed(2)} ms)`,
    figure: ratio.toFixed(2),
    goal: `< ${goal}`,
    isMet: ratio < goal,
  }
}
