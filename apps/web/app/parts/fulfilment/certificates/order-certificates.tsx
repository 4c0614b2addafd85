import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { Link } from 'react-router'
import { Card } from '../../../ui/card'
import { OutcomeBadge, outcomeInWords } from './outcome-badge'
import { PaperButton } from './paper-button'
import { texts } from './texts'

/** The certificates that came with an order; nothing until there is one. */
export function OrderCertificates({ certificates }: { certificates: readonly CertificateAnswer[] }) {
  if (certificates.length === 0) return null
  return (
    <Card title={texts.certificates} className="print:hidden">
      <p className="mb-4 text-ink-soft">{texts.papersIntro}</p>
      <ul className="grid gap-4">
        {certificates.map((certificate) => (
          <CertificateLine key={certificate.certificateId} certificate={certificate} />
        ))}
      </ul>
    </Card>
  )
}

function CertificateLine({ certificate }: { certificate: CertificateAnswer }) {
  const { certificateId, certificateNo, fileName, maker, outcome, uses } = certificate
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {[maker, certificateNo ?? fileName].filter(Boolean).join(' · ')}
          <OutcomeBadge outcome={outcome} />
        </p>
        <p>{outcomeInWords(outcome)}</p>
        <p className="text-sm text-ink-soft">
          {texts.forItems([...new Set(uses.map(({ item, heatNo }) => `${item} (${texts.heat(heatNo)})`))].join(', '))}
        </p>
        <Link to={`/certificates/${certificateId}`} className="link text-sm">
          {texts.details}
        </Link>
      </div>
      <PaperButton certificateId={certificateId} />
    </li>
  )
}
