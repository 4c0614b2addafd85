import { formatDay } from '@lohahaat/domain/platform/ist'
import { Badge } from '../../../ui/badge'
import { formatTimeLeft } from '../../../ui/time/time-left'
import { TimeLine } from '../../../ui/time/time-line'
import { useClock } from '../../../ui/time/use-clock'
import { texts } from './texts'

const SOON_MS = 12 * 60 * 60 * 1000

interface ValidityProps {
  ewayBillNo: string
  lastDay: string
  endsAt: string
  /** When its days began; without it only the day is said. */
  from?: string
  /** The goods have arrived, so that its end is no matter any more. */
  hasArrived?: boolean
}

type Stage = 'isOver' | 'endsSoon' | 'isValid'

const tones = { isOver: 'red', endsSoon: 'amber', isValid: 'green' } as const
const stageOf = (left: number): Stage => (left <= 0 ? 'isOver' : left < SOON_MS ? 'endsSoon' : 'isValid')

/** The number of a bill and the day it ends, with what is left of its time as a dimension line. */
export function Validity({ ewayBillNo, lastDay, endsAt, from, hasArrived = false }: ValidityProps) {
  const stage = useClock<Stage>((clock) => stageOf(Date.parse(endsAt) - clock))
  const day = formatDay(lastDay)
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-xl font-semibold whitespace-nowrap tabular-nums">{texts.number(ewayBillNo)}</span>
        {hasArrived ? (
          <Badge tone="neutral">{texts.arrived}</Badge>
        ) : (
          stage && <Badge tone={tones[stage]}>{texts[stage]}</Badge>
        )}
      </p>
      <p className="text-[0.9375rem] font-medium">{stage === 'isOver' ? texts.ended(day) : texts.until(day)}</p>
      {from && !hasArrived && stage && stage !== 'isOver' && (
        <Left from={from} endsAt={endsAt} isSoon={stage === 'endsSoon'} />
      )}
    </div>
  )
}

function Left({ from, endsAt, isSoon }: { from: string; endsAt: string; isSoon: boolean }) {
  const end = Date.parse(endsAt)
  const whole = Math.max(1, end - Date.parse(from))
  const percent = useClock((clock) => String(Math.round(((end - clock) / whole) * 100)))
  const told = useClock((clock) => formatTimeLeft(end - clock))
  return (
    <div className="text-sm text-ink-soft">
      <TimeLine left={Number(percent ?? 100) / 100} isUrgent={isSoon} />
      <p className="text-right">{told}</p>
    </div>
  )
}
