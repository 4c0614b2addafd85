import type { StatementFormat } from '@lohahaat/contract/supply/statements/statement'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { useDownload } from '../../platform/use-download'
import { texts } from './texts'

type FetchFile = (format: StatementFormat) => Promise<{ blob: Blob; name: string }>

/** The statement to print or to calculate with. */
export const StatementFiles = ({ fetchFile }: { fetchFile: FetchFile }) => (
  <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
    <FileButton format="pdf" fetchFile={fetchFile} />
    <FileButton format="xlsx" fetchFile={fetchFile} />
  </div>
)

function FileButton({ format, fetchFile }: { format: StatementFormat; fetchFile: FetchFile }) {
  const { busy, download } = useDownload(() => fetchFile(format))
  return (
    <Button busy={busy} onClick={download}>
      <DownloadIcon className="size-4.5" />
      {texts[format]}
    </Button>
  )
}
