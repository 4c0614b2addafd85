import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { CameraButton } from '../../../ui/files/camera-button'
import { UploadIcon } from '../../../ui/work-icons'
import { RemoveButton } from '../../../ui/remove-button'
import { texts } from './texts'

const MOST = 10

interface PhotosFieldProps {
  photos: readonly File[]
  onChange: (photos: readonly File[]) => void
}

/** Photos that go with the receipt. */
export function PhotosField({ photos, onChange }: PhotosFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isFull = photos.length >= MOST
  const add = (more: Iterable<File>) => onChange([...photos, ...more].slice(0, MOST))
  return (
    <div className="mt-2">
      <ul className="text-[0.9375rem]">
        {photos.map((photo, at) => (
          <li key={`${photo.name} ${at}`} className="flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">{photo.name}</span>
            <RemoveButton
              aria-label={texts.removePhoto(photo.name)}
              onClick={() => onChange(photos.filter((other) => other !== photo))}
            />
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? [])
          currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isFull} onClick={() => input.current?.click()}>
          <UploadIcon className="size-4.5" />
          {texts.addPhotos}
        </Button>
        <CameraButton disabled={isFull} onPhoto={(photo) => add([photo])} />
      </div>
    </div>
  )
}
