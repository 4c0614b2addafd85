import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import { PriceChart } from '../../catalogue/price-chart/price-chart'
import { useStockDesk } from '../stock-desk'
import type { loadItem } from './load-item'
import { StockForm } from './stock-form'
import { texts } from './texts'

export const titleOfItem = (id: string | undefined) => (id === undefined ? texts.create : texts.update)

/** The form of one item, and how its price has moved. */
export function ItemScreen({ id, item, prices, until, isUnknown, choices }: Awaited<ReturnType<typeof loadItem>>) {
  const { paths } = useStockDesk()
  return (
    <Page title={titleOfItem(id)}>
      {isUnknown ? (
        <EmptyState title={texts.unknown}>
          <p className="mb-5">{texts.unknownHint}</p>
          <Link to={paths.list} className={buttonClass()}>
            {texts.stock}
          </Link>
        </EmptyState>
      ) : (
        // Remounts the form for another item.
        <StockForm key={`${id} ${item?.version}`} item={item} choices={choices} />
      )}
      {item && (
        <Card title={texts.priceHistory} className="mt-6">
          <PriceChart changes={prices} until={until} />
        </Card>
      )}
    </Page>
  )
}
