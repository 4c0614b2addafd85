import { fetchCertificateFile } from '@lohahaat/contract/fulfilment/certificates/certificates'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { useDownload } from '../../platform/use-download'
import { texts } from './texts'

/** Saves the paper itself. */
export function PaperButton({ certificateId }: { certificateId: number }) {
  const { busy, download } = useDownload(() =>
    browserApi.download(fetchCertificateFile, { certificateId: String(certificateId) }),
  )
  return (
    <Button busy={busy} onClick={download}>
      <DownloadIcon className="size-4.5" />
      {texts.save}
    </Button>
  )
}
