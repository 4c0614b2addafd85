import { useState } from 'react'
import { errorText } from '../../api/api-error'
import { saveFile } from '../../api/files/save-file'
import { showToast } from '../../ui/messages/toast-store'

/** Downloads a file and saves it; errors are shown as a toast. */
export function useDownload(fetchFile: () => Promise<{ blob: Blob; name: string }>) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      saveFile(await fetchFile())
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  return { busy, download }
}
