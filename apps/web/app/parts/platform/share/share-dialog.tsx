import type { Message } from '@lohahaat/domain/site/messages/message'
import { useState } from 'react'
import { useHref } from 'react-router'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { Dialog } from '../../../ui/messages/dialog'
import ShareWays from './share-ways'
import { texts } from './texts'

/** Writes the text of what is shared, with prices where the one who shares it wants that. */
export type WriteMessage = (showsPrices: boolean) => Message

interface ShareDialogProps {
  write: WriteMessage
  /** What everybody may see has no choice of prices. */
  isPublic: boolean
  /** The page that the text leads back to. */
  path: string
  onClose: () => void
}

export default function ShareDialog({ write, isPublic, path, onClose }: ShareDialogProps) {
  const [showsPrices, setShowsPrices] = useState(isPublic)
  // In the language of the page, as the text is.
  const href = useHref(path)
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {!isPublic && (
        <>
          <p className="mt-2 text-ink-soft">{texts.note}</p>
          <div className="mt-3">
            <Checkbox
              label={texts.withPrices}
              checked={showsPrices}
              onChange={({ currentTarget }) => setShowsPrices(currentTarget.checked)}
            />
          </div>
        </>
      )}
      <ShareWays message={write(showsPrices)} back={new URL(href, window.location.href).href} />
      <div className="flex justify-end">
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
