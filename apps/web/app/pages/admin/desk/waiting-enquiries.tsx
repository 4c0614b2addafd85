import type { AdminDesk } from '@lohahaat/contract/site/desks/admin-desk'
import { Link } from 'react-router'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

type Waiting = AdminDesk['waitingEnquiries']
type Enquiry = Waiting['shown'][number]

const columns = (): readonly Column<Enquiry>[] => [
  {
    title: texts.waiting.enquiry,
    cell: ({ enquiryId, leadId, itemCount }) => (
      <>
        <Link to={`/enquiry/${enquiryId}/quotes`} className="link font-semibold">
          {leadId}
        </Link>
        <span className="block text-sm text-ink-soft">{texts.waiting.lines(itemCount)}</span>
      </>
    ),
  },
  { title: texts.waiting.buyer, cell: ({ buyerName }) => buyerName },
  {
    title: texts.waiting.quotes,
    cell: ({ quotes }) => (quotes === 0 ? <Badge tone="amber">{texts.waiting.none}</Badge> : texts.waiting.got(quotes)),
  },
  { title: texts.waiting.since, cell: ({ createdAt }) => <IstTime instant={createdAt} dateOnly /> },
]

export function WaitingEnquiries({ waiting: { total, shown } }: { waiting: Waiting }) {
  return (
    <Card>
      <h2 className="mb-4 flex items-center gap-2 text-lg">
        {texts.waiting.title}
        <Badge tone="steel">{total}</Badge>
        <Link to="/AllEnquiryList" className="link ml-auto text-sm font-normal">
          {texts.waiting.all}
        </Link>
      </h2>
      {total === 0 ? (
        <p className="text-sm text-ink-soft">{texts.waiting.nothing}</p>
      ) : (
        <Table
          caption={texts.waiting.title}
          columns={columns()}
          rows={shown}
          keyOf={({ enquiryId }) => enquiryId}
          dense
        />
      )}
    </Card>
  )
}
