import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button'
import { ChatIcon } from '../../../ui/icons'
import type { WriteMessage } from './share-dialog'
import { texts } from './texts'

const ShareDialog = lazy(() => import('./share-dialog'))

interface ShareButtonProps {
  /** Loads what writes the text, when it is first wanted. */
  load: () => Promise<WriteMessage>
  path: string
  isPublic?: boolean
  size?: 'small' | 'medium'
  wide?: boolean
}

/** Shares what a screen shows as a text. */
export function ShareButton({ load, path, isPublic = false, size = 'medium', wide = false }: ShareButtonProps) {
  const [opened, setOpened] = useState<{ write: WriteMessage } | null>(null)
  const open = () => load().then((write) => setOpened({ write }))
  return (
    <>
      <Button size={size} wide={wide} onClick={open}>
        <ChatIcon className="size-4.5" />
        {texts.share}
      </Button>
      {opened && (
        <Suspense>
          <ShareDialog write={opened.write} isPublic={isPublic} path={path} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
