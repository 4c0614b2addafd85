import type { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { CartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { RateCard } from '../../../parts/ordering/offers/rate-card'
import { EmptyState } from '../../../ui/messages/states'
import type { CardFilters } from '../../../parts/ordering/offers/use-offers'
import { texts } from './table/texts'

interface MatrixViewProps {
  rates: { card: ResponseOf<typeof fetchRates>; filters: CardFilters } | null
  cart: CartItems
}

/** The rate card of the chosen class: sizes of several classes don't share walls. */
export default function MatrixView({ rates, cart }: MatrixViewProps) {
  if (!rates) return <EmptyState title={texts.chooseClass}>{texts.chooseClassHint}</EmptyState>
  return <RateCard key={rates.filters.classId} {...rates} cart={cart} />
}
