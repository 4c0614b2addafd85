import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue'

const [ASHA, RAVI, MEENA] = [1, 2, 3]

/** Tasks that end on demand, and the order in which they started. */
function workshop(bounds: Parameters<typeof fairQueue>[0]) {
  const takeTurn = fairQueue(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    handIn: (account: number, name: string) =>
      takeTurn(account, () => {
        begun.push(name)
        return new Promise<string>((end) => ends.set(name, () => end(name)))
      }),
    /** Ends a task, by default the last one started, and waits for the next to start. */
    async end(name?: string) {
      await settled()
      ends.get(name ?? begun.at(-1) ?? '')?.()
      await settled()
    },
  }
}

const settled = () => new Promise(setImmediate)

test('whoever has one task waits for those that are worked on, and for none that wait', async () => {
  const { begun, handIn, end } = workshop({ lanes: 2, mostPerAccount: 16 })
  for (let at = 1; at <= 16; at++) void handIn(ASHA, `asha ${at}`)
  void handIn(RAVI, 'ravi')
  await settled()
  expect(begun).toEqual(['asha 1', 'asha 2'])
  await end('asha 2')
  expect(begun).toEqual(['asha 1', 'asha 2', 'ravi'])
})

test('with one lane the accounts take turns, and each gets its tasks done in their order', async () => {
  const { begun, handIn, end } = workshop({ lanes: 1 })
  for (const at of [1, 2, 3]) void handIn(ASHA, `asha ${at}`)
  for (const at of [1, 2]) void handIn(RAVI, `ravi ${at}`)
  await end()
  void handIn(MEENA, 'meena 1')
  for (let task = 0; task < 4; task++) await end()
  expect(begun).toEqual(['asha 1', 'ravi 1', 'asha 2', 'meena 1', 'ravi 2', 'asha 3'])
})

test('those who keep coming don’t hold up somebody’s second task for ever', async () => {
  const { begun, handIn, end } = workshop({ lanes: 1 })
  for (const at of [1, 2]) void handIn(ASHA, `asha ${at}`)
  for (let comer = 10; comer < 20; comer++) {
    void handIn(comer, `comer ${comer}`)
    await end()
  }
  expect(begun.slice(0, 4)).toContain('asha 2')
})

test('a task that fails makes room all the same', async () => {
  const takeTurn = fairQueue({ lanes: 1 })
  await expect(takeTurn(ASHA, () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper')
  expect(await takeTurn(ASHA, () => Promise.resolve('done'))).toBe('done')
})

test('an account that has too many is told to come back, and others are not', async () => {
  const { handIn, end } = workshop({ lanes: 1, mostPerAccount: 2 })
  const first = handIn(ASHA, 'asha 1')
  void handIn(ASHA, 'asha 2')
  await expect(handIn(ASHA, 'asha 3')).rejects.toMatchObject({ status: 429, code: 'too-much-at-once' })
  void handIn(RAVI, 'ravi')
  await end('asha 1')
  expect(await first).toBe('asha 1')
  void handIn(ASHA, 'asha 3')
})

test('all together have a bound too', async () => {
  const { handIn } = workshop({ lanes: 1, mostOfAll: 2 })
  void handIn(ASHA, 'asha')
  void handIn(RAVI, 'ravi')
  await expect(handIn(MEENA, 'meena')).rejects.toMatchObject({ status: 429, code: 'too-busy', retryAfterSeconds: 5 })
})
