const WARM_UP = 300
const ROUNDS = 20
const PER_ROUND = 50

/** Median milliseconds of two requests. They take turns, so that whatever else the machine does meets both alike. */
export async function compare(one: string, other: string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (const url of [one, other]) await measure(url, WARM_UP)
  for (let round = 0; round < ROUNDS; round++) {
    times[0].push(...(await measure(one, PER_ROUND)))
    times[1].push(...(await measure(other, PER_ROUND)))
  }
  return [median(times[0]), median(times[1])]
}

async function measure(url: string, requests: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < requests; n++) {
    const start = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    times.push(performance.now() - start)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  }
  return times
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
