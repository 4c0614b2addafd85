import type { ApprovalRequest } from '@lohahaat/domain/ordering/approvals/approval'
import { Link } from 'react-router'
import { exceededText } from '../../../parts/ordering/approvals/exceeded-text'
import { FrozenTime } from '../../../parts/ordering/approvals/frozen-time'
import { RequestStatus } from '../../../parts/ordering/approvals/request-status'
import { BuyerNotesList, hasNotes } from '../../../parts/ordering/buyer-notes/buyer-notes-list'
import { texts as notesTexts } from '../../../parts/ordering/buyer-notes/texts'
import { IstTime } from '../../../parts/platform/ist-time'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import { DecideBar } from './decide-bar'
import { Outcome } from './outcome'
import { RequestAmounts } from './request-amounts'
import { RequestLines } from './request-lines'
import { texts } from './texts'
import { useDecision } from './use-decision'

interface RequestScreenProps {
  request: ApprovalRequest
  now: string
}

/** One request with its state, and what its reader can do about it. */
export function RequestScreen({ request, now }: RequestScreenProps) {
  const decision = useDecision(request)
  const facts = [
    [texts.limit, request.exceeded ? exceededText(request.exceeded) : texts.noLimit],
    [texts.note, request.note],
    [texts.billing, request.billingAddress],
    [texts.shipping, request.shippingAddress],
  ] as const
  return (
    <Page
      title={texts.requestOf(request.askedBy)}
      badge={<RequestStatus status={request.status} />}
      intro={<Asked request={request} />}
    >
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_24rem] desk:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-6 desk:row-span-2">
          {!request.mayDecide && <Outcome request={request} />}
          <Card title={texts.items(request.lineCount)}>
            <RequestLines request={request} decision={decision} />
          </Card>
          <Card>
            <FactList facts={facts} className="sm:grid-cols-2" />
            {request.enquiryId !== null && (
              <p className="mt-3 text-[0.9375rem]">
                <Link to={`/enquiry/${request.enquiryId}/quotes`} className="link">
                  {texts.enquiry}
                </Link>
              </p>
            )}
          </Card>
          {hasNotes(request) && (
            <Card title={notesTexts.title}>
              <BuyerNotesList notes={request} isAdmin={false} />
            </Card>
          )}
        </div>
        {/* Who decides on a phone sees first what it comes to, and what has changed. */}
        <Card title={texts.amounts} className={request.mayDecide ? 'max-desk:order-first' : ''}>
          <RequestAmounts request={request} />
          {request.status === 'Waiting' && (
            <div className="mt-4">
              <FrozenTime request={request} now={now} />
            </div>
          )}
        </Card>
        <DecideBar request={request} decision={decision} />
      </div>
    </Page>
  )
}

const Asked = ({ request }: { request: ApprovalRequest }) => (
  <>
    <Sentence text={texts.asked} marks={{ time: () => <IstTime instant={request.askedAt} /> }} />
    <span className="print:hidden">
      {' · '}
      <Link to="/approvals" className="link">
        {texts.all}
      </Link>
    </span>
  </>
)
