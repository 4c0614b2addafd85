import { useEffect, useState } from 'react'
import { CameraIcon } from '../../../ui/work-icons'
import { texts } from './texts'

/** Says that the lines were read from a photo, and shows it beside them for as long as the page is open. */
export function PhotoNotice({ photo }: { photo: File | null }) {
  return (
    <div className="mb-3 rounded-box border border-amber bg-amber-wash px-4 py-3 print:hidden">
      <p className="flex items-center gap-2 font-medium text-amber">
        <CameraIcon />
        {texts.photo.notice}
      </p>
      {photo && (
        <details className="mt-1">
          <summary className="min-h-8 cursor-pointer py-1 text-sm font-semibold text-amber">{texts.photo.show}</summary>
          <Picture photo={photo} />
        </details>
      )}
    </div>
  )
}

/** By its data: the page's policy allows no other address of something that lies on the reader's own machine. */
function Picture({ photo }: { photo: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setUrl(typeof reader.result === 'string' ? reader.result : null)
    reader.readAsDataURL(photo)
    return () => reader.abort()
  }, [photo])
  return url && <img src={url} alt={texts.photo.of} className="mt-2 max-h-[70vh] w-full rounded-box object-contain" />
}
