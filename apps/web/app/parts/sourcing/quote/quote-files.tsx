import { fetchQuoteFile } from '@lohahaat/contract/sourcing/quotes/quote-files'
import type { QuoteFile } from '@lohahaat/domain/sourcing/quote'
import { browserApi } from '../../../api/browser-api'
import { useDownload } from '../../platform/use-download'

export const QuoteFiles = ({ files }: { files: readonly QuoteFile[] }) => (
  <ul>
    {files.map((file) => (
      <li key={file.quoteFileId}>
        <FileButton file={file} />
      </li>
    ))}
  </ul>
)

function FileButton({ file: { quoteFileId, fileName } }: { file: QuoteFile }) {
  const { busy, download } = useDownload(() => browserApi.download(fetchQuoteFile, { quoteFileId }))
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={() => void download()}
      className="link min-h-8 cursor-pointer text-left wrap-anywhere max-sm:min-h-11"
    >
      {fileName}
    </button>
  )
}
