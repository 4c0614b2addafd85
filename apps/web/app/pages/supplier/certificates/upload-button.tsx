import { addCertificate } from '@lohahaat/contract/fulfilment/certificates/certificates'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { UploadIcon } from '../../../ui/work-icons'
import { texts } from './texts'

/** Uploads a paper and opens its form. */
export function UploadButton() {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { busy, run } = useAction(() => null)
  const upload = (file: File) =>
    run(async () => {
      const { certificateId } = await browserApi.send(addCertificate, { file })
      await navigate(`/certificates/${certificateId}`)
    })
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.jpg,.jpeg,.png"
        aria-label={texts.upload}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void upload(file)
          currentTarget.value = ''
        }}
      />
      <Button variant="main" busy={busy} onClick={() => input.current?.click()}>
        <UploadIcon className="size-4.5" />
        {texts.upload}
      </Button>
    </>
  )
}
