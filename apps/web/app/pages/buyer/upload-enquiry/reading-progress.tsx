import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button'
import { ProgressBar } from '../../../ui/messages/progress-bar'
import { isPhoto, type List } from './use-list'
import { texts } from './texts'

interface ReadingProgressProps {
  reading: NonNullable<List['reading']>
  file: File | null
  onCancel: () => void
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

export function ReadingProgress({ reading: { from, bytes, of }, file, onCancel }: ReadingProgressProps) {
  const box = useRef<HTMLDivElement>(null)
  // The pressed button was replaced by this, so take the focus.
  useEffect(() => box.current?.focus(), [])
  const isSent = from === 'text' || bytes === of
  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap items-center gap-x-6 gap-y-4 outline-none">
      <div className="min-w-0 grow">
        {isSent || bytes === undefined || of === undefined ? (
          <ProgressBar
            label={from === 'file' && file && isPhoto(file) ? texts.list.readingPhoto : texts.list.reading}
          />
        ) : (
          <ProgressBar label={texts.list.sending(file?.name ?? '')} done={kilobytes(bytes)} total={kilobytes(of)} />
        )}
      </div>
      <Button onClick={onCancel}>{texts.list.cancel}</Button>
    </div>
  )
}
