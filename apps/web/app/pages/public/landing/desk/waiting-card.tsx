import type { BuyerDesk } from '@lohahaat/contract/site/desks/buyer-desk'
import { Link } from 'react-router'
import { DeskCard, NoRows } from '../../../../parts/platform/desk-card'
import { PriceRow } from './price-row'
import { RequestsRow } from './requests-row'
import { QuotesRow } from './quotes-row'
import { texts } from './texts'

export function WaitingCard({
  desk: { quotesToDecide, changedPrices, requestsToDecide = 0, now },
}: {
  desk: BuyerDesk
}) {
  const total = quotesToDecide.total + changedPrices.total + requestsToDecide
  const moreQuotes = quotesToDecide.total - quotesToDecide.shown.length
  const morePrices = changedPrices.total - changedPrices.shown.length
  return (
    <DeskCard
      title={texts.waiting.title}
      count={total}
      aside={quotesToDecide.shown.length > 1 && texts.waiting.order}
      foot={
        moreQuotes + morePrices > 0 && (
          <>
            {moreQuotes > 0 && (
              <Link to="/enquiryList" className="link">
                {texts.waiting.more(moreQuotes)}
              </Link>
            )}
            {morePrices > 0 && (
              <Link to="/cart" className="link">
                {texts.waiting.morePrices(morePrices)}
              </Link>
            )}
          </>
        )
      }
    >
      {total === 0 ? (
        <NoRows>{texts.waiting.none}</NoRows>
      ) : (
        <ul>
          {requestsToDecide > 0 && <RequestsRow count={requestsToDecide} />}
          {quotesToDecide.shown.map((waiting, at) => (
            <QuotesRow key={waiting.enquiryId} waiting={waiting} now={now} isFirst={at === 0} />
          ))}
          {changedPrices.shown.map((changed) => (
            <PriceRow key={changed.itemId} changed={changed} />
          ))}
        </ul>
      )}
    </DeskCard>
  )
}
