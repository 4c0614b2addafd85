import { billingSettings, type BillingSettingsRow } from '@lohahaat/contract/billing/settings/billing-settings'
import { IstTime } from '../../../../parts/platform/ist-time'
import { Badge } from '../../../../ui/badge'
import { type Column, Table } from '../../../../ui/lists/table'
import { changesOf, partOf } from './settings-fields'
import { texts as all } from './texts'

interface Step extends BillingSettingsRow {
  isInForce: boolean
  said: string[]
}

/** Each version with what it changed; the first changed the usual figures. */
function stepsOf(history: readonly BillingSettingsRow[]): Step[] {
  return history.map((row, at) => ({
    ...row,
    isInForce: at === 0,
    said: sayChanges(changesOf(history[at + 1] ?? billingSettings.parse({}), row)),
  }))
}

function sayChanges({ changed, hasNewLimits }: ReturnType<typeof changesOf>): string[] {
  const { history: texts, fields, parts } = all
  const say = (value: string | boolean) =>
    typeof value === 'boolean' ? (value ? texts.on : texts.off) : value || texts.empty
  return [
    ...changed.map(({ path, was, is }) => texts.change(parts[partOf(path)], fields[path].label, say(was), say(is))),
    ...(hasNewLimits ? [texts.newLimits] : []),
  ]
}

export function SettingsHistory({ history }: { history: readonly BillingSettingsRow[] }) {
  const { history: texts } = all
  const columns: readonly Column<Step>[] = [
    {
      title: texts.when,
      cell: ({ changedAt, isInForce }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <IstTime instant={changedAt} />
          {isInForce && <Badge tone="green">{texts.inForce}</Badge>}
        </span>
      ),
    },
    { title: texts.who, cell: ({ changedBy }) => changedBy ?? texts.unknown },
    {
      title: texts.what,
      cell: ({ said }) => (
        <ul className="wrap-anywhere">
          {said.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <Table caption={texts.table} columns={columns} rows={stepsOf(history)} keyOf={({ settingsId }) => settingsId} />
  )
}
