import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { language } from '@lohahaat/domain/platform/language'
import { shareList, unshareList } from '@lohahaat/contract/sourcing/lists/list-link'
import { lazy, Suspense, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import type { KeptList } from './list-card'
import { texts } from './texts'

const ShareWays = lazy(() => import('../../../parts/platform/share/share-ways'))

interface ShareDialogProps {
  kept: KeptList
  open: boolean
  onClose: () => void
}

/** Makes a link for strangers, which replaces the one before, or ends it. */
export function ShareDialog({ kept: { listId, name, lineCount, link }, open, onClose }: ShareDialogProps) {
  const [showsPrices, setShowsPrices] = useState(false)
  const [address, setAddress] = useState('')
  const { busy, run, revalidate } = useAction(onClose)

  const share = () =>
    run(async () => {
      const { secret } = await browserApi.send(shareList, { listId, showsPrices })
      const made = new URL(inLanguage(`/list?token=${secret}`, language()), window.location.href).href
      setAddress(made)
      await navigator.clipboard.writeText(made).then(
        () => showToast(texts.copied),
        () => undefined,
      )
      await revalidate()
    })
  const end = () =>
    run(async () => {
      await browserApi.send(unshareList, { listId })
      setAddress('')
      showToast(texts.ended)
      await revalidate()
    })

  return (
    <Dialog open={open} title={texts.shareTitle} onClose={onClose}>
      <p className="mt-2 text-ink-soft">{texts.shareNote}</p>
      <DialogForm
        busy={busy}
        closeLabel={texts.close}
        submitLabel={texts.makeLink}
        onClose={onClose}
        onSubmit={() => void share()}
      >
        <div className="mt-4">
          <Checkbox
            label={texts.withPrices}
            checked={showsPrices}
            onChange={({ currentTarget }) => setShowsPrices(currentTarget.checked)}
          />
          {address && (
            <>
              <TextField label={texts.link} readOnly value={address} />
              <Suspense>
                <ShareWays
                  message={{ title: name, facts: [texts.lines(lineCount)], lines: [], totals: [] }}
                  back={address}
                />
              </Suspense>
            </>
          )}
          {link && (
            <Button size="small" busy={busy} onClick={end}>
              {texts.endLink}
            </Button>
          )}
        </div>
      </DialogForm>
    </Dialog>
  )
}
