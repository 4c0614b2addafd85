import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { type Column, Table } from '../../../ui/lists/table'
import type { AuditEntry } from './audit-entry'
import { EntryChanges } from './entry-changes'
import { EntryRecord } from './entry-record'
import { ManyChanges } from './many-changes'
import { texts } from './texts'

function ActionBadge({ action }: { action: string }) {
  const name = texts.actions[action] ?? action
  if (action === 'Created') return <Badge tone="green">{name}</Badge>
  return <Badge tone={action === 'Deleted' ? 'red' : 'steel'}>{name}</Badge>
}

const columns = (): readonly Column<AuditEntry>[] => [
  {
    title: texts.columns.when,
    cell: ({ at }) => (
      <span className="lg:whitespace-nowrap">
        <IstTime instant={at} />
      </span>
    ),
  },
  {
    title: texts.columns.who,
    cell: ({ by, byEmail }) => (
      <div className="wrap-anywhere sm:w-max sm:max-w-28 md:max-w-40 lg:max-w-52">
        <p className="font-medium">{by}</p>
        <p className="text-ink-soft">{byEmail}</p>
      </div>
    ),
  },
  { title: texts.columns.action, cell: ({ action }) => <ActionBadge action={action} /> },
  { title: texts.columns.record, cell: (entry) => <EntryRecord entry={entry} /> },
  {
    title: texts.columns.changes,
    cell: (entry) => (entry.rowCount === null ? <EntryChanges entry={entry} /> : <ManyChanges entry={entry} />),
  },
]

export function AuditTable({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) {
  return <Table caption={texts.table} columns={columns()} rows={entries} keyOf={(entry) => entry.auditId} busy={busy} />
}
