import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { ChecksTable } from '../../../parts/fulfilment/certificates/checks-table'
import { OutcomeBadge } from '../../../parts/fulfilment/certificates/outcome-badge'
import { texts as certificateTexts } from '../../../parts/fulfilment/certificates/texts'
import { Card } from '../../../ui/card'

/** The heats of a paper to be read, each figure beside its limit. */
export const HeatCards = ({ heats }: Pick<CertificateAnswer, 'heats'>) =>
  heats.map((heat) => (
    <Card key={heat.heatNo}>
      <h2 className="mb-4 flex flex-wrap items-center gap-3 text-lg">
        {certificateTexts.heat(heat.heatNo)}
        <OutcomeBadge outcome={heat.outcome} />
      </h2>
      <ChecksTable heat={heat} />
    </Card>
  ))
