import { Refusal } from '../refusal'

interface Bounds {
  /** How many tasks are worked on at the same time, for work whose memory must not add up. */
  lanes: number
  /** How many an account, and all together, may have under way or waiting. */
  mostPerAccount?: number
  mostOfAll?: number
}

interface Account {
  running: number
  waiting: (() => void)[]
  /** The turn that it had last; one that has just come had none for as long as the one before the last. */
  lastTurn: number
}

const RETRY_SECONDS = 5

/** For work that nobody needs an account for: whoever asks for it shares one place in the queue. */
export const EVERYBODY = 0

/**
 * Lets the accounts take turns: whichever has the fewest tasks under way comes next, and of these the one that has waited
 * longest. So whoever has one task waits for those that are being worked on, however many somebody else has handed in.
 */
export function fairQueue({ lanes, mostPerAccount = 10, mostOfAll = 200 }: Bounds) {
  const accounts = new Map<number, Account>()
  let [free, turn, present] = [lanes, 0, 0]

  function enter(id: number): Account {
    const account = accounts.get(id) ?? { running: 0, waiting: [], lastTurn: turn - 1 }
    if (account.running + account.waiting.length >= mostPerAccount)
      throw Refusal.comeBack('tooMuchAtOnce', RETRY_SECONDS)
    if (present >= mostOfAll) throw Refusal.comeBack('tooBusy', RETRY_SECONDS)
    accounts.set(id, account)
    present++
    return account
  }

  function leave(id: number, account: Account) {
    account.running--
    present--
    free++
    if (account.running + account.waiting.length === 0) accounts.delete(id)
  }

  /** Gives free lanes to those who wait. */
  function serve() {
    const waiting = [...accounts.values()].filter((account) => account.waiting.length > 0)
    const [next] = waiting.sort((one, other) => one.running - other.running || one.lastTurn - other.lastTurn)
    if (free === 0 || !next) return
    free--
    next.running++
    next.lastTurn = ++turn
    next.waiting.shift()?.()
    serve()
  }

  return async <T>(id: number, task: () => Promise<T>): Promise<T> => {
    const account = enter(id)
    await new Promise<void>((begin) => {
      account.waiting.push(begin)
      serve()
    })
    try {
      return await task()
    } finally {
      leave(id, account)
      serve()
    }
  }
}
