import type { ChangedPrice } from '@lohahaat/contract/site/desks/buyer-desk'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { formatQuantity } from '../../../../parts/ordering/order/format-quantity'
import { formatRupeesPerTon } from '../../../../parts/platform/format'
import { buttonClass } from '../../../../ui/button-class'
import { CartIcon } from '../../../../ui/icons'
import { ChevronRightIcon } from '../../../../ui/work-icons'
import { Sentence } from '../../../../ui/sentence'
import { Move } from './move'
import { WaitingRow } from './waiting-row'
import { texts } from './texts'

export function PriceRow({ changed }: { changed: ChangedPrice }) {
  const { before, price, difference, addedAt } = changed
  const say = difference > 0 ? texts.waiting.dearer : texts.waiting.cheaper
  return (
    <WaitingRow
      icon={<CartIcon />}
      kind={texts.waiting.price}
      title={nameItem(changed)}
      about={
        <Sentence
          text={texts.waiting.rates(formatRate(before), formatRate(price))}
          marks={{ b: (rate) => <b className="font-semibold text-ink">{rate}</b> }}
        />
      }
      state={
        <>
          <Move amount={price - before} say={texts.waiting.perTon} />
          <p>{say(formatQuantity(changed), formatRupeesPerTon(Math.abs(difference)))}</p>
          <p className="text-ink-soft">{texts.waiting.since(formatIstDate(addedAt))}</p>
        </>
      }
      action={
        <Link
          to="/cart"
          className="max-desk:col-start-2 max-desk:row-start-1 max-desk:after:absolute max-desk:after:inset-0"
        >
          <ChevronRightIcon className="size-5 text-ink-soft desk:hidden" />
          <span className={`max-desk:sr-only ${buttonClass({ variant: 'quiet', size: 'small', wide: true })}`}>
            {texts.waiting.openCart}
          </span>
        </Link>
      }
    />
  )
}
