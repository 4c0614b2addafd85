import type { ServerResponse } from 'node:http'
import { Refusal } from '../../refusal'

const MAX_CONCURRENT = 10
/** In total: about 800 MB at worst. A user without any is let in regardless, so that nobody can shut others out. */
const MAX_IN_TOTAL = 40
const RETRY_SECONDS = 5

/** The number of forms in progress per user in this process. */
const underWay = new Map<number, number>()

export interface FormTurn {
  /** Runs the work of the call and then releases the slot. */
  work<T>(task: () => Promise<T>): Promise<T>
}

/**
 * A form is held in memory until its call has finished, even if its sender disconnects, so the number per user is
 * limited. Counted before the first byte is read.
 */
export function takeTurn(userId: number, response: ServerResponse): FormTurn {
  const count = underWay.get(userId) ?? 0
  if (count >= MAX_CONCURRENT) throw Refusal.retryLater('tooMuchAtOnce', RETRY_SECONDS)
  const ofAll = [...underWay.values()].reduce((sum, each) => sum + each, 0)
  if (count > 0 && ofAll >= MAX_IN_TOTAL) throw Refusal.retryLater('tooBusy', RETRY_SECONDS)
  underWay.set(userId, count + 1)
  const end = once(() => {
    const left = (underWay.get(userId) ?? 0) - 1
    if (left > 0) underWay.set(userId, left)
    else underWay.delete(userId)
  })
  // A form that is refused early, or whose sender disconnects, never starts its work.
  let isWorking = false
  const answered = () => {
    if (!isWorking) end()
  }
  response.once('finish', answered).once('close', answered)
  return {
    work(task) {
      isWorking = true
      return task().finally(end)
    },
  }
}

function once(action: () => void) {
  let isDone = false
  return () => {
    if (!isDone) action()
    isDone = true
  }
}
