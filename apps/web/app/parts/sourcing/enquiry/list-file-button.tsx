import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { fetchEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/enquiry-file'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { useDownload } from '../../platform/use-download'

/** Downloads the list that the enquiry was created from. */
export function ListFileButton({ enquiry: { enquiryId, fileName } }: { enquiry: Enquiry }) {
  const { busy, download } = useDownload(() => browserApi.download(fetchEnquiryFile, { enquiryId }))
  return (
    <Button size="small" busy={busy} onClick={download} className="max-w-full min-w-0">
      <DownloadIcon className="size-4.5" />
      <span className="truncate">{fileName}</span>
    </Button>
  )
}
