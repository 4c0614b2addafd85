import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchApplications } from '@lohahaat/contract/supply/applications/applications'
import { Link } from 'react-router'
import { IstTime } from '../../../parts/platform/ist-time'
import { SupplierStatusBadge } from '../../../parts/supply/application/status-badge'
import { Badge } from '../../../ui/badge'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

type Row = ResponseOf<typeof fetchApplications>[number]

const columns = (): readonly Column<Row>[] => [
  {
    title: texts.columns.business,
    cell: ({ companyId, businessName }) => (
      <Link to={`/suppliers/${companyId}`} className="link font-medium">
        {businessName}
      </Link>
    ),
  },
  { title: texts.columns.gstNumber, cell: ({ gstNumber }) => gstNumber },
  { title: texts.columns.yards, cell: ({ yards }) => yards.join(', ') },
  { title: texts.columns.applicant, cell: ({ applicant }) => applicant },
  { title: texts.columns.changed, cell: ({ updatedAt }) => <IstTime instant={updatedAt} /> },
  {
    title: texts.columns.status,
    cell: ({ status, isChanging }) => (
      <>
        <SupplierStatusBadge status={status} />
        {isChanging && <Badge tone="amber">{texts.changes.badge}</Badge>}
      </>
    ),
  },
]

export const ApplicationTable = ({ rows, busy }: { rows: readonly Row[]; busy: boolean }) => (
  <Table caption={texts.title} columns={columns()} rows={rows} keyOf={({ companyId }) => companyId} busy={busy} />
)
