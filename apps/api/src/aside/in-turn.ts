/** Runs so many tasks at a time and lets the others wait, for work whose memory must not add up. */
export function inTurn(lanes: number) {
  const tails = Array.from({ length: lanes }, () => Promise.resolve<unknown>(null))
  let next = 0
  return <T>(task: () => Promise<T>): Promise<T> => {
    const lane = next++ % lanes
    const running = Promise.resolve(tails[lane]).then(task)
    tails[lane] = running.catch(() => null)
    return running
  }
}
