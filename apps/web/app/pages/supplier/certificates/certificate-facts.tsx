import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatKg } from '../../../parts/platform/format'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { texts } from './texts'

const dayOf = (day: string | null) => day && formatDay(day)

/** What a paper says, to be read. */
export function CertificateFacts({ certificate }: { certificate: CertificateAnswer }) {
  const { licenceCheckedOn, licenceCheckedBy, forming, isHotDip, kg } = certificate
  const words = texts.fields
  return (
    <Card title={texts.saysTitle}>
      <FactList
        className="grid-cols-2 sm:grid-cols-3"
        facts={[
          [words.maker, certificate.maker],
          [words.certificateNo, certificate.certificateNo],
          [words.licence, certificate.licence],
          [
            words.licenceCheckedOn,
            licenceCheckedOn && words.checkedBy(formatDay(licenceCheckedOn), licenceCheckedBy ?? ''),
          ],
          [words.standard, certificate.standard],
          [words.grade, certificate.grade],
          [words.size, certificate.size],
          [words.thickness, certificate.thickness && `${certificate.thickness}\u00a0mm`],
          [words.forming, forming && words.formings[forming]],
          [words.hotDip, isHotDip ? words.hotDipped : null],
          [words.testedOn, dayOf(certificate.testedOn)],
          [words.issuedOn, dayOf(certificate.issuedOn)],
          [words.kg, kg === null ? null : formatKg(kg)],
        ]}
      />
    </Card>
  )
}
