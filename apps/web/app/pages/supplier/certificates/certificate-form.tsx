import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { PlusIcon } from '../../../ui/icons'
import { HeatFields } from './heat-fields'
import { PaperFields } from './paper-fields'
import { texts } from './texts'
import { useCertificateForm } from './use-certificate-form'

interface CertificateFormProps {
  certificate: CertificateAnswer
  /** Given the text of a PDF once it was read. */
  onText: (lines: readonly string[]) => void
}

/** What a paper says, typed or read, until somebody confirms it. */
export function CertificateForm({ certificate, onText }: CertificateFormProps) {
  const form = useCertificateForm(certificate, onText)
  const isDraft = certificate.state === 'draft'
  const isPdf = certificate.mediaType === 'application/pdf'
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-5">
      {form.problem && (
        <p role="alert" className="rounded-box border border-red bg-red-wash px-5 py-3 font-medium text-red">
          {form.problem}
        </p>
      )}
      <Card title={texts.saysTitle}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">{texts.hints.empty}</p>
          {isDraft && isPdf && (
            <Button variant="quiet" busy={form.busy === 'read'} onClick={form.read}>
              {texts.read}
            </Button>
          )}
        </div>
        <PaperFields form={form} />
      </Card>
      {form.values.heats.map((heat, at) => (
        <HeatFields key={at} form={form} heat={heat} at={at} saved={certificate.heats[at]} />
      ))}
      <div>
        <Button onClick={form.addHeat}>
          <PlusIcon className="size-4.5" />
          {texts.addHeat}
        </Button>
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5 max-sm:*:grow">
        {isDraft ? (
          <>
            <Button variant="main" busy={form.busy === 'confirm'} onClick={form.confirm}>
              {texts.confirm}
            </Button>
            <Button busy={form.busy === 'save'} onClick={form.save}>
              {texts.saveDraft}
            </Button>
            <Button busy={form.busy === 'delete'} onClick={form.remove} className="sm:ml-auto">
              {texts.delete}
            </Button>
          </>
        ) : (
          <Button variant="main" busy={form.busy === 'save'} onClick={form.save}>
            {texts.correct}
          </Button>
        )}
      </div>
    </form>
  )
}
