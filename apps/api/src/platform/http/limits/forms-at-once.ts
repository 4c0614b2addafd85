import type { ServerResponse } from 'node:http'
import { Refusal } from '../../refusal'

const MOST_AT_ONCE = 10
/** Of everybody: some 800 MB at worst. Who has none under way is let in all the same, so that nobody can shut others out. */
const MOST_OF_ALL = 40
const RETRY_SECONDS = 5

/** How many forms of each person are under way in this server. */
const underWay = new Map<number, number>()

export interface FormTurn {
  /** Does the work of the call, and gives the turn to the next form after it. */
  work<T>(task: () => Promise<T>): Promise<T>
}

/**
 * A form is held in memory until its call has done its work, also when its sender has gone, so that nobody may have many
 * of them under way. Counted before the first byte is read.
 */
export function takeTurn(userId: number, response: ServerResponse): FormTurn {
  const count = underWay.get(userId) ?? 0
  if (count >= MOST_AT_ONCE) throw Refusal.comeBack('tooMuchAtOnce', RETRY_SECONDS)
  const ofAll = [...underWay.values()].reduce((sum, each) => sum + each, 0)
  if (count > 0 && ofAll >= MOST_OF_ALL) throw Refusal.comeBack('tooBusy', RETRY_SECONDS)
  underWay.set(userId, count + 1)
  const end = once(() => {
    const left = (underWay.get(userId) ?? 0) - 1
    if (left > 0) underWay.set(userId, left)
    else underWay.delete(userId)
  })
  // A form that is refused before its work begins, or whose sender goes away, never gets to the work.
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
