import { Refusal } from '../refusal'

interface Bounds {
  /** The number of concurrent tasks, to bound memory. */
  lanes: number
  /** The limit of running and waiting tasks, per account and in total. */
  mostPerAccount?: number
  mostOfAll?: number
}

interface Account {
  running: number
  waiting: (() => void)[]
  /** The number of its last turn; a new account counts as served just before the latest. */
  lastTurn: number
}

const RETRY_SECONDS = 5

/** For work without an account: all callers share one place in the queue. */
export const EVERYBODY = 0

/**
 * Schedules accounts fairly: the one with the fewest running tasks is next, and of those the one that has waited
 * longest. So a user with one task does not wait for the many queued by another.
 */
export function fairQueue({ lanes, mostPerAccount = 10, mostOfAll = 200 }: Bounds) {
  const accounts = new Map<number, Account>()
  let [free, turn, present] = [lanes, 0, 0]

  function enter(id: number): Account {
    const account = accounts.get(id) ?? { running: 0, waiting: [], lastTurn: turn - 1 }
    if (account.running + account.waiting.length >= mostPerAccount)
      throw Refusal.retryLater('tooMuchAtOnce', RETRY_SECONDS)
    if (present >= mostOfAll) throw Refusal.retryLater('tooBusy', RETRY_SECONDS)
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

  /** Starts waiting tasks in free lanes. */
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
