import type { FreightTermsRow } from '@lohahaat/contract/inventory/freight/freight-terms'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

export function FreightHistory({ history }: { history: readonly FreightTermsRow[] }) {
  const inForce = history[0]?.termsId
  const columns: readonly Column<FreightTermsRow>[] = [
    {
      title: texts.history.when,
      cell: ({ termsId, changedAt }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <IstTime instant={changedAt} />
          {termsId === inForce && <Badge tone="green">{texts.history.inForce}</Badge>}
        </span>
      ),
    },
    { title: texts.history.who, cell: ({ changedBy }) => changedBy ?? texts.history.demoData },
    { title: texts.figures.roadFactorPercent.label, numeric: true, cell: (row) => `${row.roadFactorPercent}\u00a0%` },
    { title: texts.figures.kmPerDay.label, numeric: true, cell: (row) => row.kmPerDay },
    {
      title: texts.figures.leastRupeesPerTon.label,
      numeric: true,
      cell: (row) => formatRupees(rupees(row.leastRupeesPerTon)),
    },
    { title: texts.history.charged, cell: (row) => (row.isCharged ? texts.history.yes : texts.history.no) },
    { title: texts.history.rates, cell: ({ rates }) => <Rates rates={rates} /> },
  ]
  return <Table caption={texts.history.table} columns={columns} rows={history} keyOf={({ termsId }) => termsId} dense />
}

/** One line for each truck. */
function Rates({ rates }: Pick<FreightTermsRow, 'rates'>) {
  const trucks = [...new Set(rates.map(({ truckTons }) => truckTons))]
  return (
    <ul className="text-sm">
      {trucks.map((tons) => (
        <li key={tons}>
          {texts.history.ofTruck(
            tons,
            rates
              .filter(({ truckTons }) => truckTons === tons)
              .map(({ upToKm, rupeesPerTonKm }) => texts.history.rate(upToKm, rupeesPerTonKm)),
          )}
        </li>
      ))}
    </ul>
  )
}
