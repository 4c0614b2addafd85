import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { language } from '@lohahaat/domain/platform/language'
import { fetchOrderLink, shareOrder, unshareOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import type { Order } from '@lohahaat/domain/ordering/order'
import { lazy, Suspense, useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextField } from '../../../ui/fields/text-field'
import { LinkIcon } from '../../../ui/work-icons'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { Sentence } from '../../../ui/sentence'
import { IstTime } from '../../platform/ist-time'
import { useAction } from '../../platform/use-action'
import { texts } from './texts'

const OrderText = lazy(() => import('./order-text'))

/** Shows strangers, such as the people at a building site, how far an order is. */
export function ShareOrder({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <LinkIcon className="size-4.5" />
        {texts.share}
      </Button>
      <Dialog open={isOpen} title={texts.title} onClose={() => setOpen(false)}>
        {isOpen && <ShareForm order={order} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

/** Makes a link, which replaces the one before, or ends it. */
function ShareForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { orderId } = order
  const [showsPrices, setShowsPrices] = useState(false)
  const [showsPapers, setShowsPapers] = useState(false)
  const [made, setMade] = useState<{ address: string; showsPrices: boolean } | null>(null)
  const { endsAt: openUntil, setEndsAt } = useOpenLink(orderId)
  const { busy, run } = useAction(onClose)

  const share = () =>
    run(async () => {
      const { secret, endsAt } = await browserApi.send(shareOrder, { orderId, showsPrices, showsPapers })
      const link = new URL(inLanguage(`/track?token=${secret}`, language()), window.location.href).href
      setMade({ address: link, showsPrices })
      setEndsAt(endsAt)
      await navigator.clipboard.writeText(link).then(
        () => showToast(texts.copied),
        () => undefined,
      )
    })
  const end = () =>
    run(async () => {
      await browserApi.send(unshareOrder, { orderId })
      setMade(null)
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
          {made && (
            <>
              <TextField label={texts.link} readOnly value={made.address} />
              <Suspense>
                <OrderText order={order} showsPrices={made.showsPrices} link={made.address} />
              </Suspense>
            </>
          )}
          {openUntil && (
            <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              <span>
                <Sentence text={texts.open} marks={{ day: () => <IstTime instant={openUntil} dateOnly /> }} />{' '}
                {!made && texts.replaced}
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
