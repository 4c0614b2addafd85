import { type EInvoiceCheck, fetchEInvoiceFile } from '@lohahaat/contract/billing/einvoices/einvoice'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { browserApi } from '../../../api/browser-api'
import { ProblemList } from '../../../parts/billing/problems/problem-list'
import { WorkCard } from '../../../parts/fulfilment/work-card'
import { IstTime } from '../../../parts/platform/ist-time'
import { useDownload } from '../../../parts/platform/use-download'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { FactList } from '../../../ui/fact-list'
import { EInvoiceCancelled } from './einvoice-cancelled'
import { EInvoiceForm } from './einvoice-form'
import { texts } from './einvoice-texts'

/** The registration of an invoice or a note: its file, and what the portal answered. */
export function EInvoiceSection({ check }: { check: EInvoiceCheck }) {
  const { isNeeded, irn, irnCancelledAt, problems, reportBy, hasQr } = check
  if (!isNeeded)
    return (
      <WorkCard title={texts.title}>
        <p className="text-ink-soft">{texts.notNeeded}</p>
      </WorkCard>
    )
  return (
    <div id="e-invoice" className="scroll-mt-24">
      <WorkCard title={texts.title} badge={<State check={check} />}>
        <div className="grid gap-5">
          {irn ? (
            <FactList className="grid-cols-1" facts={factsOf(check)} />
          ) : (
            reportBy && <p className="font-medium">{texts.reportBy(formatDay(reportBy))}</p>
          )}
          <ProblemList title={texts.problems} problems={problems} places={check} isAdmin tone="red" />
          {!irnCancelledAt && <Download check={check} />}
          {!irnCancelledAt && !(irn && hasQr) && <EInvoiceForm check={check} />}
          {irn && !irnCancelledAt && check.isInvoice && <EInvoiceCancelled invoiceId={check.invoiceId} />}
        </div>
      </WorkCard>
    </div>
  )
}

const factsOf = ({ irn, ackNo, ackAt, irnCancelledAt, hasQr, signature }: EInvoiceCheck) =>
  [
    [texts.irn, irn],
    [texts.ackNo, ackNo],
    [texts.ackAt, ackAt && <IstTime key="ack" instant={ackAt} />],
    [texts.cancelledAt, irnCancelledAt && <IstTime key="cancelled" instant={irnCancelledAt} />],
    [texts.qr, hasQr ? texts.withQr : texts.noQr],
    [texts.signature, signature && texts.signatures[signature]],
  ] as const

function State({ check: { irn, irnCancelledAt } }: { check: EInvoiceCheck }) {
  if (irnCancelledAt) return <Badge tone="red">{texts.cancelled}</Badge>
  return <Badge tone={irn ? 'green' : 'amber'}>{irn ? texts.registered : texts.open}</Badge>
}

function Download({ check: { invoiceId, problems } }: { check: EInvoiceCheck }) {
  const { busy, download } = useDownload(() =>
    browserApi.download(fetchEInvoiceFile, { invoiceIds: String(invoiceId) }),
  )
  return (
    <div>
      <Button className="max-sm:w-full" busy={busy} disabled={problems.length > 0} onClick={download}>
        {texts.download}
      </Button>
      <p className="mt-1.5 text-sm text-ink-soft">{texts.downloadHint}</p>
    </div>
  )
}
