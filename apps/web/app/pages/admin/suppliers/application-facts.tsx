import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchApplication } from '@lohahaat/contract/supply/applications/applications'
import { fetchApplicationFile } from '@lohahaat/contract/supply/applications/own-application'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { browserApi } from '../../../api/browser-api'
import { useDownload } from '../../../parts/platform/use-download'
import { texts as applicationTexts } from '../../../parts/supply/application/texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { DownloadIcon } from '../../../ui/work-icons'
import { texts } from './texts'

export type SeenApplication = ResponseOf<typeof fetchApplication>[number]

export function ApplicationFacts({ application }: { application: SeenApplication }) {
  const { applicant, seller, holidays, files } = application
  const words = texts.application
  return (
    <Card title={words.business}>
      <FactList
        className="sm:grid-cols-2"
        facts={[
          [words.gstNumber, application.gstNumber],
          [words.pan, application.pan],
          [words.bankAccount, application.bankAccount],
          [words.ifsc, application.ifsc],
          [words.yards, application.yards.join(', ')],
          [words.seller, seller?.name ?? words.noSeller],
          [words.brands, application.brands.join(', ')],
          [words.classes, application.classes.join(', ')],
          [words.udyam, application.udyam || null],
          [words.licence, application.licence || null],
          [words.applicant, [applicant.name, applicant.phone, applicant.email].join(', ')],
          [words.holidays, holidays && `${formatDay(holidays.from)} – ${formatDay(holidays.to)}`],
        ]}
      />
      <h3 className="mt-6 mb-2 text-base">{words.papers}</h3>
      {files.length === 0 && <p className="text-ink-soft">{words.noPapers}</p>}
      <ul className="flex flex-wrap gap-3">
        {files.map((file) => (
          <li key={file.fileId}>
            <Paper file={file} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Paper({ file: { fileId, kind, name, isWaiting } }: { file: SeenApplication['files'][number] }) {
  const { busy, download } = useDownload(() => browserApi.download(fetchApplicationFile, { fileId }))
  return (
    <Button busy={busy} onClick={download} title={name}>
      <DownloadIcon className="size-4.5" />
      {isWaiting ? texts.changes.paper(applicationTexts.kinds[kind]) : applicationTexts.kinds[kind]}
    </Button>
  )
}
