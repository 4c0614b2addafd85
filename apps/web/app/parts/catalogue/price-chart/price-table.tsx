import { type Column, Table } from '../../../ui/lists/table'
import { formatRupeesPerTon } from '../../platform/format'
import { IstTime } from '../../platform/ist-time'
import type { PriceChange } from './steps'
import { texts } from './texts'

type Row = PriceChange & { index: number }

const from = (): Column<Row> => ({ title: texts.table.from, cell: ({ at }) => <IstTime instant={at} /> })
const changedBy = (): Column<Row> => ({ title: texts.table.changedBy, cell: ({ by }) => by ?? texts.table.notRecorded })
const rate = (): Column<Row> => ({
  title: texts.table.price,
  cell: ({ price }) => formatRupeesPerTon(price),
  numeric: true,
})

/** The latest first, as one looks for it. */
export function PriceTable({ changes }: { changes: readonly PriceChange[] }) {
  const isTold = changes.some(({ by }) => by !== undefined)
  const columns = isTold ? [from(), changedBy(), rate()] : [from(), rate()]
  const rows = changes.map((change, index) => ({ ...change, index })).reverse()
  return <Table caption={texts.table.caption} columns={columns} rows={rows} keyOf={({ index }) => index} dense />
}
