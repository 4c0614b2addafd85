import type { CertificateRow } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { formatSection, formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { OutcomeBadge } from '../../../parts/fulfilment/certificates/outcome-badge'
import { texts as certificateTexts } from '../../../parts/fulfilment/certificates/texts'
import { formatKg } from '../../../parts/platform/format'
import { Badge } from '../../../ui/badge'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

interface CertificatesTableProps {
  rows: readonly CertificateRow[]
  busy: boolean
}

export function CertificatesTable({ rows, busy }: CertificatesTableProps) {
  const { isAdmin } = useSession()
  return (
    <Table
      caption={texts.title}
      columns={columns(isAdmin)}
      rows={rows}
      keyOf={({ certificateId }) => certificateId}
      busy={busy}
      dense
    />
  )
}

const columns = (isAdmin: boolean): readonly Column<CertificateRow>[] => [
  { title: texts.columns.paper, cell: (row) => <Paper row={row} /> },
  { title: texts.columns.product, cell: (row) => <Product row={row} /> },
  { title: texts.columns.heats, cell: ({ heatNos }) => heatNos.join(', ') || '–' },
  { title: texts.columns.quantity, cell: (row) => <Quantity row={row} />, numeric: true },
  ...(isAdmin ? [{ title: texts.columns.keeper, cell: keeperOf }] : []),
  { title: texts.columns.outcome, cell: (row) => <Outcome row={row} /> },
]

const keeperOf = ({ sellerName }: CertificateRow) => sellerName ?? texts.house

interface CellProps {
  row: CertificateRow
}

const Paper = ({ row: { certificateId, certificateNo, fileName, maker } }: CellProps) => (
  <>
    <Link to={`/certificates/${certificateId}`} className="link font-medium wrap-anywhere">
      {certificateNo ?? fileName}
    </Link>
    <p className="text-sm text-ink-soft">{maker}</p>
  </>
)

/** As the paper has it, in the trade's signs. */
function sayPipe(size: string | null, thickness: string | null) {
  if (size !== null && thickness !== null) return formatSection({ size, thickness })
  return size === null ? (thickness ?? '–') : formatSize(size)
}

const Product = ({ row: { standard, grade, size, thickness } }: CellProps) => (
  <>
    <p>{sayPipe(size, thickness)}</p>
    <p className="text-sm text-ink-soft">{[standard, grade].filter(Boolean).join(', ')}</p>
  </>
)

const Quantity = ({ row: { kg, bookedKg } }: CellProps) => (
  <>
    <p className="whitespace-nowrap">{kg === null ? '–' : formatKg(kg)}</p>
    {bookedKg > 0 && <p className="text-sm text-ink-soft">{texts.tied(formatKg(bookedKg))}</p>}
  </>
)

const Outcome = ({ row: { state, outcome, alarmCount } }: CellProps) => (
  <div className="flex flex-wrap gap-2">
    {state === 'draft' ? <Badge>{certificateTexts.states.draft}</Badge> : <OutcomeBadge outcome={outcome} />}
    {alarmCount > 0 && <Badge tone="red">{texts.alarms(alarmCount)}</Badge>}
  </div>
)
