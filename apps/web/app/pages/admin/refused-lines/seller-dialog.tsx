import {
  fetchOtherSellers,
  giveLine,
  type OtherSeller,
  type RefusedLine,
} from '@lohahaat/contract/supply/orders/refused-lines'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useEffect, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { formatTons } from '../../../parts/platform/format'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** Who else can supply a line, and gives it to one of them. */
export function SellerDialog({ line, onClose }: { line: RefusedLine; onClose: () => void }) {
  const { orderId, orderLineId } = line
  const [sellers, setSellers] = useState<readonly OtherSeller[] | null>(null)
  const [itemId, setItemId] = useState<number>()
  const { busy, run, revalidate } = useAction(onClose)

  useEffect(() => {
    browserApi.send(fetchOtherSellers, { orderLineId }).then(
      (loaded) => {
        setSellers(loaded)
        setItemId(loaded[0]?.itemId)
      },
      (error: unknown) => showToast(errorText(error), 'error'),
    )
  }, [orderLineId])

  const give = () =>
    run(async () => {
      if (itemId === undefined) return
      await browserApi.send(giveLine, { orderId, orderLineId, itemId })
      showToast(texts.given)
      await revalidate()
      onClose()
    })

  return (
    <Dialog open title={texts.find} onClose={onClose}>
      <p className="mt-1 mb-4 text-ink-soft">{nameItem(line)}</p>
      {sellers === null && <p role="status">{texts.loadingSellers}</p>}
      {sellers?.length === 0 && (
        <>
          <p>{texts.noSellers}</p>
          <div className="mt-4 flex justify-end">
            <Button onClick={onClose}>{texts.close}</Button>
          </div>
        </>
      )}
      {sellers && sellers.length > 0 && (
        <DialogForm
          busy={busy}
          closeLabel={texts.close}
          submitLabel={texts.give}
          onClose={onClose}
          onSubmit={() => void give()}
        >
          <fieldset className="grid max-h-80 gap-1 overflow-y-auto">
            <legend className="mb-2 text-sm font-semibold">{texts.sellers}</legend>
            {sellers.map((seller) => (
              <SellerChoice
                key={seller.itemId}
                seller={seller}
                isChosen={seller.itemId === itemId}
                onChoose={() => setItemId(seller.itemId)}
              />
            ))}
          </fieldset>
        </DialogForm>
      )}
    </Dialog>
  )
}

interface SellerChoiceProps {
  seller: OtherSeller
  isChosen: boolean
  onChoose: () => void
}

function SellerChoice({ seller, isChosen, onChoose }: SellerChoiceProps) {
  const { sellerName, brandName, isSameMake, price, available, isAsked } = seller
  const stock = available === null ? texts.notCounted : texts.inStock(formatTons(available))
  const notes = [isSameMake ? brandName : `${brandName} (${texts.otherMake})`, isAsked ? texts.isAsked : texts.house]
  return (
    <label className="flex items-start gap-3 rounded-box border border-line px-3 py-2 has-checked:border-steel has-checked:bg-steel-wash">
      <input
        type="radio"
        name="seller"
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-steel"
      />
      <span>
        <span className="block font-medium">{sellerName}</span>
        <span className="block text-sm text-ink-soft">{notes.join(' · ')}</span>
        <span className="block text-sm text-ink-soft">{texts.offer(formatRupees(rupees(price)), stock)}</span>
      </span>
    </label>
  )
}
