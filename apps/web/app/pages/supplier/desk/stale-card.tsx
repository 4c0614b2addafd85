import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { confirmOwnPrices } from '@lohahaat/contract/supply/own-stock/own-stock'
import type { fetchStalePrices } from '@lohahaat/contract/supply/own-stock/stale-prices'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { sellsFor } from '@lohahaat/domain/identity/permissions'
import { untouchedDays } from '@lohahaat/domain/supply/stale-price'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { DeskCard, NoRows } from '../../../parts/platform/desk-card'
import { useAction } from '../../../parts/platform/use-action'
import { ownStock } from '../../../parts/supply/stock-desk'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { showToast } from '../../../ui/messages/toast-store'
import type { SupplierDesk } from './desk-head'
import { texts } from './texts'

type StaleItem = ResponseOf<typeof fetchStalePrices>[number]

interface StaleCardProps {
  desk: SupplierDesk
  rows: readonly StaleItem[]
  total: number
}

/** Prices that nobody has looked at for long, to be confirmed by one press. */
export function StaleCard({ desk, rows, total }: StaleCardProps) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const confirm = () =>
    run(async () => {
      await browserApi.send(confirmOwnPrices, {})
      showToast(texts.stale.held)
      await revalidate()
    })
  const offers = sellsFor('manage own stock', desk)
  return (
    <DeskCard title={texts.stale.title} count={total} aside={texts.stale.aside}>
      {total === 0 && <NoRows>{texts.stale.none}</NoRows>}
      <ul>
        {rows.map((item) => (
          <StaleRow key={item.itemId} item={item} now={desk.now} />
        ))}
      </ul>
      {total > 0 && offers && (
        <div className="flex flex-wrap gap-3 border-t border-line px-4 py-3 *:grow">
          <Button size="small" variant="quiet" busy={busy} onClick={confirm}>
            {texts.stale.hold(total)}
          </Button>
          <Link to={`${ownStock.paths.list}?sort=updatedAt`} className={buttonClass({ size: 'small' })}>
            {texts.stale.change}
          </Link>
        </div>
      )}
    </DeskCard>
  )
}

function StaleRow({ item, now }: { item: StaleItem; now: string }) {
  const { brandName, className, size, thickness, price, lowestPrice, updatedAt } = item
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-2.5 text-sm leading-5">
      <PipeSection size={size} thickness={thickness} className="size-9 shrink-0 text-steel" />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {className} {formatPipe(item)}
        </p>
        <p className="text-ink-soft">
          {brandName}, {texts.stale.days(untouchedDays(updatedAt, new Date(now)))}
        </p>
      </div>
      <p className="text-right">
        <strong className="block tabular-nums">{formatRate(price)}</strong>
        <span className="whitespace-nowrap text-ink-soft">{texts.stale.lowest(formatRate(lowestPrice))}</span>
      </p>
    </li>
  )
}
