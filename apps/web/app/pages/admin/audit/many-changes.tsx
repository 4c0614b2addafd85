import { fetchAuditRows } from '@lohahaat/contract/platform/audit/audit-details'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { ChevronDownIcon } from '../../../ui/icons'
import { showToast } from '../../../ui/messages/toast-store'
import type { AuditEntry } from './audit-entry'
import { Differences } from './entry-changes'
import { describeMany } from './many-words'
import { resourceNamed } from './resources'
import { texts } from './texts'

type Rows = ResponseOf<typeof fetchAuditRows>
const PAGE_SIZE = 20

/** One change of many records: what it was, and on a press its rows, page by page. */
export function ManyChanges({ entry }: { entry: AuditEntry }) {
  const { auditId, rowCount } = entry
  const [isOpen, setOpen] = useState(false)
  const [rows, setRows] = useState<Rows>([])
  const [isBusy, setBusy] = useState(false)
  const left = (rowCount ?? 0) - rows.length

  async function loadMore() {
    setBusy(true)
    try {
      const page = rows.length / PAGE_SIZE + 1
      const next = await browserApi.sendPaged(fetchAuditRows, { auditId, page, pageSize: PAGE_SIZE })
      setRows([...rows, ...next.rows])
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  function toggle() {
    setOpen(!isOpen)
    if (!isOpen && rows.length === 0) void loadMore()
  }

  return (
    <div>
      <p>{describeMany(entry)}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        className="inline-flex min-h-6 cursor-pointer items-center gap-1 font-medium text-steel hover:underline"
      >
        <ChevronDownIcon className={`size-4 transition-transform ${isOpen ? '' : '-rotate-90'}`} />
        {texts.many.rows(rowCount ?? 0)}
      </button>
      {isOpen && (
        <div aria-busy={isBusy || undefined} className="mt-2 grid gap-3">
          <ChangedRows rows={rows} resource={entry.resource} />
          {(left > 0 || isBusy) && (
            <Button size="small" busy={isBusy} onClick={loadMore} className="justify-self-start">
              {texts.many.more(Math.min(left, PAGE_SIZE), left)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function ChangedRows({ rows, resource }: { rows: Rows; resource: string }) {
  const known = resourceNamed(resource)
  return (
    <ul className="grid gap-2 border-l-2 border-line pl-3">
      {rows.map(({ recordId, before, after }) => (
        <li key={recordId}>
          <Link to={known?.formOf(recordId, after) ?? '?'} className="link">
            {known?.nameOf(after) ?? texts.record(texts.resources[resource] ?? resource, recordId)}
          </Link>
          <Differences before={before} after={after} fields={known?.fields ?? {}} />
        </li>
      ))}
    </ul>
  )
}
