import { useRef } from 'react'
import { Button } from '../button'
import { CameraIcon } from '../work-icons'
import { texts } from './texts'

interface CameraButtonProps {
  disabled?: boolean
  onPhoto: (photo: File) => void
}

/** Opens the camera of a phone. In an input of its own: one that opens the camera offers nothing else. */
export function CameraButton({ disabled = false, onPhoto }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="hidden pointer-coarse:block">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          const photo = currentTarget.files?.[0]
          if (photo) onPhoto(photo)
          currentTarget.value = ''
        }}
      />
      <Button size="small" disabled={disabled} onClick={() => input.current?.click()}>
        <CameraIcon className="size-4.5" />
        {texts.camera}
      </Button>
    </div>
  )
}
