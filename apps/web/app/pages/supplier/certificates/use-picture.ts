import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { fetchCertificateFile } from '@lohahaat/contract/fulfilment/certificates/certificates'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** A photo of a paper as the page may show it; null for a PDF, and until it is there. */
export function usePicture({ certificateId, mediaType }: Pick<CertificateAnswer, 'certificateId' | 'mediaType'>) {
  const [picture, setPicture] = useState<string | null>(null)
  const isPicture = mediaType === 'image/jpeg' || mediaType === 'image/png'
  useEffect(() => {
    if (!isPicture) return
    const reader = new FileReader()
    reader.onload = () => setPicture(typeof reader.result === 'string' ? reader.result : null)
    browserApi.download(fetchCertificateFile, { certificateId: String(certificateId) }).then(
      ({ blob }) => reader.readAsDataURL(new Blob([blob], { type: mediaType })),
      // It can still be saved by its button, which says what is wrong.
      () => {},
    )
    return () => {
      reader.onload = null
    }
  }, [certificateId, mediaType, isPicture])
  return picture
}
