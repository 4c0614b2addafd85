import { fetchSharedCertificate, type fetchSharedOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { browserApi } from '../../../api/browser-api'
import { formatKg } from '../../../parts/platform/format'
import { useDownload } from '../../../parts/platform/use-download'
import { Button } from '../../../ui/button'
import { FactList } from '../../../ui/fact-list'
import { DownloadIcon } from '../../../ui/work-icons'
import { texts } from './texts'

type Papers = NonNullable<ResponseOf<typeof fetchSharedOrder>['trucks'][number]['papers']>

/** The papers of a truck that its buyer shows: figures, and the certificates to save. */
export function SharedPapers({ papers, secret }: { papers: Papers; secret: string }) {
  const { invoiceNo, lrNo, ewayBillNo, ewayLastDay, slips, certificates } = papers
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h4 className="mb-3 text-[0.9375rem] font-semibold">{texts.papers}</h4>
      <FactList
        className="grid-cols-2 sm:grid-cols-4"
        facts={[
          [texts.lr, lrNo],
          [texts.invoice, invoiceNo],
          [texts.ewayBill, ewayBillNo],
          [texts.ewayLastDay, ewayLastDay && formatDay(ewayLastDay)],
          ...slips.map(({ side, slipNo, netKg }) => [texts.slips[side], texts.slip(formatKg(netKg), slipNo)] as const),
        ]}
      />
      {certificates.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {certificates.map((certificate) => (
            <Certificate key={certificate.certificateId} certificate={certificate} secret={secret} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Certificate({ certificate, secret }: { certificate: Papers['certificates'][number]; secret: string }) {
  const { certificateId, certificateNo, maker } = certificate
  const { busy, download } = useDownload(() => browserApi.download(fetchSharedCertificate, { secret, certificateId }))
  const name = [maker, certificateNo].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0">
        <span className="text-ink-soft">{texts.certificate}</span> {name}
      </p>
      <Button busy={busy} onClick={download} aria-label={texts.saveNamed(name)}>
        <DownloadIcon className="size-4.5" />
        {texts.save}
      </Button>
    </li>
  )
}
