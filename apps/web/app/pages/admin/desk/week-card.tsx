import { numberFormat } from '@lohahaat/domain/platform/formats'
import { Card } from '../../../ui/card'
import { changeOf, type WeekFigures } from './weeks'
import { WeekChart } from './week-chart'
import { texts } from './texts'

interface WeekCardProps {
  title: string
  week: WeekFigures
  format: (figure: number) => string
}

const percent = numberFormat({ maximumFractionDigits: 1 })

/** Today and this week against last. */
export function WeekCard({ title, week, format }: WeekCardProps) {
  const change = changeOf(week)
  return (
    <Card title={title} className="flex flex-col">
      <dl className="grid grid-cols-2 gap-x-4">
        <Figure
          label={texts.today}
          value={format(week.today)}
          before={texts.lastWeekByNow(format(week.todayLastWeek))}
        />
        <Figure
          label={texts.thisWeek}
          value={format(week.thisWeek)}
          before={texts.lastWeekSoFar(format(week.lastWeekSoFar))}
        />
      </dl>
      <p className="mt-1 min-h-5 text-sm font-semibold">{change !== null && sayChange(change)}</p>
      <WeekChart title={title} week={week} format={format} />
    </Card>
  )
}

function sayChange(change: number) {
  if (change === 0) return texts.same
  return change > 0 ? texts.up(percent(change)) : texts.down(percent(-change))
}

function Figure({ label, value, before }: { label: string; value: string; before: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-lg leading-7 font-semibold tracking-tight sm:text-xl">{value}</dd>
      <dd className="text-sm text-ink-soft">{before}</dd>
    </div>
  )
}
