import { useMemo, useState } from 'react'
import { Sentence } from '../../../ui/sentence'
import { type Column, Table } from '../../../ui/lists/table'
import { formatRupeesPerTon } from '../../platform/format'
import { IstTime } from '../../platform/ist-time'
import { PricePlot } from './price-plot'
import { type PriceChange, readSteps } from './steps'
import { texts } from './texts'

interface PriceChartProps {
  /** Oldest first. */
  changes: readonly PriceChange[]
  /** The instant up to which the last price holds. */
  until: string
}

const priceMarks = {
  figure: (words: string) => <span className="text-xl font-semibold">{words}</span>,
  unit: (words: string) => <span className="text-sm text-ink-soft">{words}</span>,
}

/** A price per ton over time, as a step chart: a price holds until it is changed. */
export function PriceChart({ changes, until }: PriceChartProps) {
  const { steps, lowest, highest } = useMemo(() => readSteps(changes, until), [changes, until])
  const [pointed, setPointed] = useState<number | null>(null)
  const [isTableOpen, setTableOpen] = useState(false)

  const shown = Math.min(pointed ?? steps.length, steps.length - 1)
  const [first, current] = [changes[0], steps[shown]?.change]
  if (!first || !current) return <p className="text-ink-soft">{texts.none}</p>

  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span>
          <Sentence text={texts.price(formatRupeesPerTon(current.price))} marks={priceMarks} />
        </span>
        <span className="text-sm text-ink-soft">
          <Sentence
            text={current.by ? texts.sinceBy : texts.since}
            marks={{ time: () => <IstTime instant={current.at} />, person: () => current.by }}
          />
        </span>
      </p>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 text-xs text-ink-soft">
        <div className={`flex flex-col items-end py-1 ${lowest === highest ? 'justify-center' : 'justify-between'}`}>
          <span>{formatRupeesPerTon(highest)}</span>
          {lowest !== highest && <span>{texts.unit}</span>}
          {lowest !== highest && <span>{formatRupeesPerTon(lowest)}</span>}
        </div>
        <div onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}>
          <PricePlot steps={steps} shown={shown} onShow={setPointed} />
        </div>
        <div className="col-start-2 mt-1.5 flex justify-between gap-4">
          <IstTime instant={first.at} dateOnly />
          <IstTime instant={until} dateOnly />
        </div>
      </div>
      <details onToggle={(event) => setTableOpen(event.currentTarget.open)} className="mt-3 text-sm">
        <summary className="link inline-block py-1">{texts.showAsTable}</summary>
        <div className="mt-3">{isTableOpen && <PriceTable changes={changes} />}</div>
      </details>
    </div>
  )
}

type Row = PriceChange & { index: number }

const from = (): Column<Row> => ({ title: texts.table.from, cell: ({ at }) => <IstTime instant={at} /> })
const changedBy = (): Column<Row> => ({ title: texts.table.changedBy, cell: ({ by }) => by ?? texts.table.notRecorded })
const rate = (): Column<Row> => ({
  title: texts.table.price,
  cell: ({ price }) => formatRupeesPerTon(price),
  numeric: true,
})

/** The latest first. */
function PriceTable({ changes }: { changes: readonly PriceChange[] }) {
  const isTold = changes.some(({ by }) => by !== undefined)
  const columns = isTold ? [from(), changedBy(), rate()] : [from(), rate()]
  const rows = changes.map((change, index) => ({ ...change, index })).reverse()
  return <Table caption={texts.table.caption} columns={columns} rows={rows} keyOf={({ index }) => index} dense />
}
