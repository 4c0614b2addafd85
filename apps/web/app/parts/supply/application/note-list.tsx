import type { Application } from '@lohahaat/contract/supply/applications/application'
import type { ShownStatus } from '@lohahaat/domain/supply/application'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { IstTime } from '../../platform/ist-time'
import { SupplierStatusBadge } from './status-badge'
import { texts } from './texts'

/** What happened to an application and what was written about it, the oldest first. */
export function NoteList({ notes, className }: Pick<Application, 'notes'> & { className?: string }) {
  if (notes.length === 0) return null
  return (
    <Card title={texts.history} {...(className && { className })}>
      <ol className="grid gap-4">
        {notes.map((note, at) => (
          <li key={at} className="border-l-2 border-line pl-3 text-[0.9375rem]">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {note.status && <SupplierStatusBadge status={note.status as ShownStatus} />}
              {!note.isShown && <Badge>{texts.onlyUs}</Badge>}
              <span className="text-sm text-ink-soft">
                {note.by} · <IstTime instant={note.at} />
              </span>
            </p>
            {note.text && <p className="mt-1 wrap-anywhere whitespace-pre-line">{note.text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
