import { Link } from 'react-router'
import { hrefWith } from '../../../parts/platform/list/list-state'
import type { AuditEntry } from './audit-entry'
import { resourceNamed } from './resources'
import { texts } from './texts'

/** The record of an entry. A deleted record has no link to its form. */
export function EntryRecord({ entry }: { entry: AuditEntry }) {
  const { resource, recordId, rowCount, action, before, after } = entry
  const known = resourceNamed(resource)
  const kind = texts.resources[resource] ?? resource
  const title = recordId === null ? kind : texts.record(kind, recordId)
  const contents = after ?? before
  const name = rowCount === null ? contents && known?.nameOf(contents) : texts.many.records(rowCount)
  const form = known && recordId !== null && action !== 'Deleted' ? known.formOf(recordId, contents ?? {}) : null
  return (
    <div className="wrap-anywhere sm:w-max sm:max-w-28 md:max-w-40 lg:max-w-60">
      <div className="flex flex-wrap items-baseline gap-x-3">
        {form !== null ? (
          <Link to={form} className="link font-medium">
            {title}
          </Link>
        ) : (
          <span className="font-medium">{title}</span>
        )}
        {recordId !== null && (
          <Link
            to={hrefWith(new URLSearchParams(), { resource, record: recordId })}
            aria-label={texts.allEntriesOf(title)}
            className="inline-flex min-h-6 items-center text-sm text-steel hover:underline"
          >
            {texts.allEntries}
          </Link>
        )}
      </div>
      {name && <p className="text-ink-soft">{name}</p>}
    </div>
  )
}
