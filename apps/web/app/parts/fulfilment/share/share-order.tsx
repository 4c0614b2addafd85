import { fetchOrderLink, shareOrder, unshareOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextField } from '../../../ui/fields/text-field'
import { LinkIcon } from '../../../ui/icons'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { IstTime } from '../../platform/ist-time'
import { useAction } from '../../platform/use-action'
import { texts } from './texts'

/** Shows strangers, such as the people at a building site, how far an order is. */
export function ShareOrder({ orderId }: { orderId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <LinkIcon className="size-4.5" />
        {texts.share}
      </Button>
      <Dialog open={isOpen} title={texts.title} onClose={() => setOpen(false)}>
        {isOpen && <ShareForm orderId={orderId} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

/** Makes a link, which replaces the one before, or ends it. */
function ShareForm({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const [showsPrices, setShowsPrices] = useState(false)
  const [showsPapers, setShowsPapers] = useState(false)
  const [address, setAddress] = useState('')
  const { endsAt, setEndsAt } = useOpenLink(orderId)
  const { busy, run } = useAction(onClose)

  const share = () =>
    run(async () => {
      const made = await browserApi.send(shareOrder, { orderId, showsPrices, showsPapers })
      const link = new URL(`/track?token=${made.secret}`, window.location.href).href
      setAddress(link)
      setEndsAt(made.endsAt)
      await navigator.clipboard.writeText(link).then(
        () => showToast(texts.copied),
        () => undefined,
      )
    })
  const end = () =>
    run(async () => {
      await browserApi.send(unshareOrder, { orderId })
      setAddress('')
      setEndsAt(null)
      showToast(texts.ended)
    })

  return (
    <>
      <p className="mt-2 text-ink-soft">{texts.note}</p>
      <DialogForm
        busy={busy}
        closeLabel={texts.close}
        submitLabel={texts.make}
        onClose={onClose}
        onSubmit={() => void share()}
      >
        <div className="mt-4">
          <Checkbox
            label={texts.withPrices}
            checked={showsPrices}
            onChange={({ currentTarget }) => setShowsPrices(currentTarget.checked)}
          />
          <Checkbox
            label={texts.withPapers}
            checked={showsPapers}
            onChange={({ currentTarget }) => setShowsPapers(currentTarget.checked)}
          />
          {address && <TextField label={texts.link} readOnly value={address} />}
          {endsAt && (
            <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              <span>
                {texts.open} <IstTime instant={endsAt} dateOnly />. {!address && texts.replaced}
              </span>
              <Button size="small" busy={busy} onClick={end}>
                {texts.end}
              </Button>
            </p>
          )}
        </div>
      </DialogForm>
    </>
  )
}

/** When the link that is there ends; null where there is none. */
function useOpenLink(orderId: number) {
  const [endsAt, setEndsAt] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    void browserApi.send(fetchOrderLink, { orderId }).then(
      ({ link }) => isLeft || setEndsAt(link?.endsAt ?? null),
      // A new link can be made all the same.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [orderId])
  return { endsAt, setEndsAt }
}
