import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { IstTime } from '../../../parts/platform/ist-time'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

type Mail = ResponseOf<typeof mailQueue>['failing'][number]

const columns = (): readonly Column<Mail>[] => [
  { title: texts.failing.to, cell: ({ recipient }) => <span className="font-medium">{recipient}</span> },
  { title: texts.failing.subject, cell: ({ subject }) => subject },
  { title: texts.failing.attempts, cell: ({ attempts }) => formatCount(attempts), numeric: true },
  { title: texts.failing.lastError, cell: ({ lastError }) => lastError },
  { title: texts.failing.nextTry, cell: ({ nextTry }) => <IstTime instant={nextTry} /> },
]

export function FailingMails({ mails }: { mails: readonly Mail[] }) {
  return <Table caption={texts.failing.table} columns={columns()} rows={mails} keyOf={({ mailId }) => mailId} />
}
