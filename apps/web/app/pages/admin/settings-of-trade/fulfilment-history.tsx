import type { FulfilmentSettingsRow } from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { type Column, Table } from '../../../ui/lists/table'
import { withChanges } from './figures'
import { texts } from './texts'

type Row = ReturnType<typeof withChanges>[number]

/** Who changed what, and when. */
export function FulfilmentHistory({ history }: { history: readonly FulfilmentSettingsRow[] }) {
  const inForce = history[0]?.settingsId
  const columns: readonly Column<Row>[] = [
    {
      title: texts.history.when,
      cell: ({ settingsId, changedAt }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <IstTime instant={changedAt} />
          {settingsId === inForce && <Badge tone="green">{texts.history.inForce}</Badge>}
        </span>
      ),
    },
    { title: texts.history.who, cell: ({ changedBy }) => changedBy ?? texts.history.nobody },
    {
      title: texts.history.changes,
      cell: ({ changes }) => (
        <ul className="text-sm">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <Table
      caption={texts.history.table}
      columns={columns}
      rows={withChanges(history)}
      keyOf={({ settingsId }) => settingsId}
      dense
    />
  )
}
