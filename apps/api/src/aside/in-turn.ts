/** Runs so many tasks at a time and lets the others wait, for work whose memory must not add up. Whichever ends makes room. */
export function inTurn(lanes: number) {
  let free = lanes
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
