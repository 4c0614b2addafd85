import type { RatedSeller } from '@lohahaat/contract/supply/ratings/ratings'
import { useSession } from '../../../api/session/use-session'
import { Card } from '../../../ui/card'
import { RatingForm } from './rating-form'
import { RatingText } from './rating-text'
import { texts } from './texts'

interface OrderRatingsProps {
  orderId: number
  sellers: readonly RatedSeller[]
}

/** For the buyer of a delivered order: a rating of each seller. */
export function OrderRatings({ orderId, sellers }: OrderRatingsProps) {
  const { buys } = useSession()
  if (sellers.length === 0) return null
  return (
    <Card title={texts.title} className="print:hidden">
      <p className="mb-4 text-ink-soft">{texts.intro}</p>
      <ul className="grid gap-x-8 gap-y-6 desk:grid-cols-2">
        {sellers.map((seller) => (
          <li key={seller.sellerId} className="grid content-start gap-2">
            <h3 className="font-semibold">{seller.sellerName}</h3>
            {seller.rating && <RatingText rating={seller.rating} />}
            {buys && seller.canRate && <RatingForm key={seller.rating?.ratedAt} orderId={orderId} seller={seller} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
