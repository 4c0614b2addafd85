import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { PaperButton } from '../../../parts/fulfilment/certificates/paper-button'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { texts } from './texts'
import { usePicture } from './use-picture'

interface PaperCardProps {
  certificate: CertificateAnswer
  /** What was read of a PDF, line by line. */
  textLines: readonly string[]
}

/** The paper: a photo as it is, of a PDF its text once it was read, and both to save. */
export function PaperCard({ certificate, textLines }: PaperCardProps) {
  const { certificateId, fileName, uploadedAt, uploadedBy, confirmedAt, confirmedBy, mayKeep } = certificate
  const picture = usePicture(certificate)
  return (
    <Card title={texts.paper}>
      {picture && <img src={picture} alt={fileName} className="mb-4 w-full rounded-box border border-line bg-white" />}
      {textLines.length > 0 && (
        <figure className="mb-4">
          <figcaption className="mb-1.5 text-sm font-semibold">{texts.textTitle}</figcaption>
          <pre
            tabIndex={0}
            className="max-h-96 overflow-y-auto rounded-box border border-line bg-paper p-3 text-sm whitespace-pre-wrap"
          >
            {textLines.join('\n')}
          </pre>
        </figure>
      )}
      <PaperButton certificateId={certificateId} />
      <FactList
        className="mt-4"
        facts={[
          [texts.uploaded, mayKeep ? texts.by(uploadedBy ?? '', formatIstTime(uploadedAt)) : null],
          [texts.confirmed, mayKeep && confirmedAt ? texts.by(confirmedBy ?? '', formatIstTime(confirmedAt)) : null],
        ]}
      />
    </Card>
  )
}
