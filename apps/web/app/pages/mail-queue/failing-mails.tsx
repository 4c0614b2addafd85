import type { ResponseOf } from '@lohahaat/contract/define-call'
import type { mailQueue } from '@lohahaat/contract/mail/mail-queue'
import { IstTime } from '../../parts/ist-time'
import { type Column, Table } from '../../ui/table'
import { texts } from './texts'

type Mail = ResponseOf<typeof mailQueue>['failing'][number]

const columns: readonly Column<Mail>[] = [
  { title: 'To', cell: ({ recipient }) => <span className="font-medium">{recipient}</span> },
  { title: 'Subject', cell: ({ subject }) => subject },
  { title: 'Attempts', cell: ({ attempts }) => attempts, numeric: true },
  { title: 'Last error', cell: ({ lastError }) => lastError },
  { title: 'Next try', cell: ({ nextTry }) => <IstTime instant={nextTry} /> },
]

export function FailingMails({ mails }: { mails: readonly Mail[] }) {
  return <Table caption={texts.mailsThatCouldNot} columns={columns} rows={mails} keyOf={({ mailId }) => mailId} />
}
