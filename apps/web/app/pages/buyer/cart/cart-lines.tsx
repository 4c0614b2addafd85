import type { CartLine } from '@lohahaat/domain/ordering/cart'
import type { Converted } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { useRef } from 'react'
import { LineCard } from '../../../parts/ordering/cart/line-card'
import { LineQuantity } from '../../../parts/ordering/cart/line-quantity'
import { conversionNote } from '../../../parts/ordering/quantity/conversion-note'
import { texts as cartTexts } from '../../../parts/ordering/cart/texts'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { useConfirm } from '../../../ui/messages/confirm'
import { RemoveButton } from '../../../ui/remove-button'
import { QuantityField } from './quantity-field'
import type { CartState } from './use-cart'
import { texts } from './texts'

export function CartLines({ cart, typedIn, convertedIn, type, settle, changeUnit, remove }: CartState) {
  const confirm = useConfirm()
  const list = useRef<HTMLUListElement>(null)

  async function askAndRemove(line: CartLine) {
    const question = { title: texts.removeTitle, text: cartMessages.removeQuestion, action: texts.removeAction }
    if (!(await confirm({ ...question, isDanger: true }))) return
    await remove(line)
    // The pressed button was removed with its line, so focus the list.
    list.current?.focus()
  }

  return (
    <ul ref={list} tabIndex={-1} aria-label={texts.items} className="grid gap-3 outline-none sm:gap-4">
      {cart.cartLines.map((line) => (
        <li key={line.cartLineId}>
          <LineCard
            line={line}
            note={noteOf(line, convertedIn(line))}
            onMakePieces={() => changeUnit(line, 'Pieces')}
            action={
              <RemoveButton
                size="small"
                aria-label={texts.removeItem(cartTexts.item(formatPipe(line), line.brandName))}
                onClick={() => askAndRemove(line)}
                className="self-start max-sm:w-10 max-sm:px-0! print:hidden"
              >
                <span className="max-sm:sr-only">{texts.remove}</span>
              </RemoveButton>
            }
          >
            <LineQuantity line={line} className="hidden print:block" />
            <QuantityField
              line={line}
              typed={typedIn(line)}
              onType={(typed) => type(line, typed)}
              onSettle={(typed) => settle(line, typed)}
              onUnit={(unit) => changeUnit(line, unit)}
            />
          </LineCard>
        </li>
      ))}
    </ul>
  )
}

const noteOf = ({ weightPerPiece: kg }: CartLine, converted: Converted) =>
  kg === null ? null : conversionNote(converted, toUnits(kg, 3))
