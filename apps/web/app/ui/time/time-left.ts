import { listFormat } from '@lohahaat/domain/platform/formats'
import { texts } from '../work-texts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const largestFirst = () => [
  { length: DAY, say: texts.timeLeft.days },
  { length: HOUR, say: texts.timeLeft.hours },
  { length: MINUTE, say: texts.timeLeft.minutes },
  { length: 1, say: texts.timeLeft.seconds },
]

const together = listFormat({ type: 'unit', style: 'narrow' })

/** The two largest units are enough to decide by: 2 d 3 h left. */
export function formatTimeLeft(milliseconds: number): string {
  let seconds = Math.ceil(milliseconds / 1000)
  if (seconds <= 0) return texts.timeLeft.none
  const largest = largestFirst().findIndex(({ length }) => seconds >= length)
  const said: string[] = []
  for (const { length, say } of largestFirst().slice(largest, largest + 2)) {
    const count = Math.floor(seconds / length)
    if (count > 0) said.push(say(count))
    seconds -= count * length
  }
  return texts.timeLeft.left(together(said))
}
