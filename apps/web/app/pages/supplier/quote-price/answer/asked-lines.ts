import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { AskedLine } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { countedLine, unitsOf } from '../lines/line-values'

/** The lines of the enquiry with what the party may mean by 'ok' and 'same'. */
export const askedLines = ({ enquiryItems, quote }: QuotedEnquiry): AskedLine[] =>
  enquiryItems.map((item) => {
    const { className, size, thickness, offer, lastPrice } = item
    const target = quote?.better?.state === 'asked' ? quote.better.lines.find(isOf(item))?.targetPrice : null
    return {
      ...{ className, size, thickness },
      counted: countedLine(item),
      own: offer && { price: offer.price, unit: offer.priceUnit },
      target: typeof target === 'number' ? { price: target, unit: offer?.priceUnit ?? item.unit } : null,
      last: lastPrice && unitsOf(item).includes('Ton') ? { price: lastPrice.pricePerTon, unit: 'Ton' } : null,
    }
  })

const isOf =
  (item: { enquiryItemId: number }) =>
  ({ enquiryItemId }: { enquiryItemId: number }) =>
    enquiryItemId === item.enquiryItemId
