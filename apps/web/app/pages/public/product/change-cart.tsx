import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import type { Quantity } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import { useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { Button } from '../../../ui/button'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from '../../../parts/ordering/quantity/texts'

interface ChangeCartProps {
  itemId: number
  wanted: Quantity
}

/** Another quantity of what is in the cart already. */
export default function ChangeCart({ itemId, wanted: { quantity, unit } }: ChangeCartProps) {
  const [isBusy, setBusy] = useState(false)
  const figure = formatQuantity({ quantity: Number(quantity), unit })

  async function change() {
    setBusy(true)
    try {
      await browserApi.send(saveCart, { itemId, quantity, unit })
      showToast(texts.cartChanged(figure))
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button wide busy={isBusy} onClick={change}>
      {texts.changeCart(figure)}
    </Button>
  )
}
