import { type EwayBillCheck, fetchEwayBillFile } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { browserApi } from '../../../api/browser-api'
import { Validity } from '../../../parts/billing/eway-card/validity'
import { ProblemList } from '../../../parts/billing/problems/problem-list'
import { WorkCard } from '../../../parts/fulfilment/work-card'
import { useDownload } from '../../../parts/platform/use-download'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { FactList } from '../../../ui/fact-list'
import { texts as cancelledTexts } from './cancelled-texts'
import { EwayChanges } from './eway-changes'
import { EwayForm } from './eway-form'
import { texts } from './eway-texts'

/** Whether a bill is needed and why, its file, and what came back. */
export function EwaySection({ check, isAdmin }: { check: EwayBillCheck; isAdmin: boolean }) {
  const { bill, isNeeded, problems, warnings } = check
  const counts = bill !== null && bill.cancelledAt === null
  return (
    <WorkCard title={texts.title} badge={<State isNeeded={isNeeded} hasBill={counts} />}>
      <div className="grid gap-5">
        {counts && <Validity {...bill} from={bill.extendedAt ?? bill.vehicleEnteredAt} />}
        {bill?.cancelledAt && bill.cancelReason && (
          <p className="text-ink-soft">{texts.cancelled(bill.ewayBillNo, cancelledTexts.reasons[bill.cancelReason])}</p>
        )}
        <FactList className="grid-cols-2" facts={factsOf(check)} />
        <ProblemList title={texts.problems} problems={problems} places={check} isAdmin={isAdmin} tone="red" />
        <ProblemList title={texts.warnings} problems={warnings} places={check} isAdmin={isAdmin} tone="amber" />
        <Download check={check} isMain={!counts} />
        {counts && <EwayChanges bill={bill} />}
        <EwayForm check={check} bill={counts ? bill : null} />
      </div>
    </WorkCard>
  )
}

function State({ isNeeded, hasBill }: { isNeeded: boolean; hasBill: boolean }) {
  if (hasBill) return null
  return <Badge tone={isNeeded ? 'amber' : 'neutral'}>{isNeeded ? texts.needed : texts.notNeeded}</Badge>
}

function factsOf({ value, limit, limitOf, transactionType, km, aboutKm }: EwayBillCheck) {
  const about = aboutKm === null ? null : texts.about(formatCount(aboutKm))
  return [
    [texts.value, formatRupees(rupees(value))],
    [texts.limit, `${formatRupees(rupees(limit))} ${texts.limitOf[limitOf]}`],
    [texts.type, texts.types[transactionType]],
    [texts.distance, [km === 0 ? texts.portalKm : texts.km(formatCount(km)), about].filter(Boolean).join(', ')],
  ] as const
}

function Download({ check: { invoiceId, problems }, isMain }: { check: EwayBillCheck; isMain: boolean }) {
  const { busy, download } = useDownload(() =>
    browserApi.download(fetchEwayBillFile, { invoiceIds: String(invoiceId) }),
  )
  return (
    <div>
      <Button
        variant={isMain ? 'main' : 'plain'}
        className="max-sm:w-full"
        busy={busy}
        disabled={problems.length > 0}
        onClick={download}
      >
        {texts.download}
      </Button>
      <p className="mt-1.5 text-sm text-ink-soft">{texts.downloadHint}</p>
    </div>
  )
}
