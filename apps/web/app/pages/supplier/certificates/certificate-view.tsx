import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { useState } from 'react'
import { Link } from 'react-router'
import { AlarmList } from '../../../parts/fulfilment/certificates/alarm-list'
import { OutcomeBadge, outcomeInWords } from '../../../parts/fulfilment/certificates/outcome-badge'
import { texts as certificateTexts } from '../../../parts/fulfilment/certificates/texts'
import { Badge } from '../../../ui/badge'
import { Page } from '../../../ui/page'
import { CertificateFacts } from './certificate-facts'
import { CertificateForm } from './certificate-form'
import { HeatCards } from './heat-cards'
import { PaperCard } from './paper-card'
import { texts } from './texts'
import { UsesCard } from './uses-card'

/** The paper beside what it says: to be typed and confirmed, or to be read. */
export function CertificateView({ certificate }: { certificate: CertificateAnswer }) {
  const { certificateNo, fileName, state, outcome, alarms, mayChange, mayKeep, version } = certificate
  const [textLines, setTextLines] = useState<readonly string[]>([])
  return (
    <Page
      title={certificateNo ?? fileName}
      badge={state === 'draft' ? <Badge>{certificateTexts.states.draft}</Badge> : <OutcomeBadge outcome={outcome} />}
      intro={
        <>
          {state === 'confirmed' && outcomeInWords(outcome)}{' '}
          {mayKeep && (
            <Link to="/certificates" className="link">
              {texts.back}
            </Link>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <AlarmList alarms={alarms} />
        <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <div className="grid gap-5 desk:sticky desk:top-20">
            <PaperCard certificate={certificate} textLines={textLines} />
            {state === 'confirmed' && <UsesCard certificate={certificate} />}
          </div>
          <div className="grid min-w-0 gap-5">
            {mayChange ? (
              <CertificateForm key={version} certificate={certificate} onText={setTextLines} />
            ) : (
              <>
                <CertificateFacts certificate={certificate} />
                <HeatCards heats={certificate.heats} />
              </>
            )}
          </div>
        </div>
      </div>
    </Page>
  )
}
