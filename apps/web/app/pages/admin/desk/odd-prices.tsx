import type { AdminDesk, OddPrice } from '@lohahaat/contract/site/desks/admin-desk'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { Link } from 'react-router'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { formatRupeesPerTon } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { type Column, Table } from '../../../ui/lists/table'
import { OffMedian } from './off-median'
import { texts } from './texts'

const columns = (): readonly Column<OddPrice>[] => [
  { title: texts.odd.item, cell: (item) => <Item item={item} /> },
  { title: texts.odd.seller, cell: ({ sellerName }) => sellerName },
  { title: texts.odd.price, numeric: true, cell: ({ price }) => formatRupeesPerTon(price) },
  {
    title: texts.odd.median,
    numeric: true,
    cell: ({ median, offers }) => (
      <>
        {median === null ? texts.odd.noMedian : formatRupeesPerTon(median)}
        <span className="block text-sm text-ink-soft">{texts.odd.offers(offers)}</span>
      </>
    ),
  },
  {
    title: texts.odd.off,
    cell: ({ price, median }) => (median === null ? '–' : <OffMedian price={price} median={median} />),
  },
  { title: texts.odd.changed, cell: ({ changedAt }) => <IstTime instant={changedAt} dateOnly /> },
]

/** Prices off the median of the same size, and prices that nobody has touched for a week. */
export function OddPrices({ odd: { total, shown } }: { odd: AdminDesk['oddPrices'] }) {
  return (
    <Card>
      <h2 className="mb-1 flex items-center gap-2 text-lg">
        {texts.odd.title}
        <Badge tone={total > 0 ? 'amber' : 'green'}>{total}</Badge>
      </h2>
      <p className="text-sm text-ink-soft">{total === 0 ? texts.odd.none : texts.odd.rule}</p>
      {total > 0 && (
        <div className="mt-4">
          <Table caption={texts.odd.title} columns={columns()} rows={shown} keyOf={({ itemId }) => itemId} dense />
          <p className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <Link to="/stocks?sort=updatedAt" className={buttonClass({ variant: 'main' })}>
              {texts.odd.lookThrough}
            </Link>
            {total > shown.length && (
              <span className="text-sm text-ink-soft">{texts.odd.more(total - shown.length)}</span>
            )}
          </p>
        </div>
      )}
    </Card>
  )
}

function Item({ item }: { item: OddPrice }) {
  return (
    <Link to={`/stock/${item.itemId}`} className="flex items-center gap-3 hover:text-steel">
      <PipeSection size={item.size} thickness={item.thickness} className="size-8 shrink-0 text-steel" />
      <span>
        <span className="block font-semibold">{`${item.className} ${formatSection(item)}`}</span>
        <span className="text-sm text-ink-soft">{item.brandName}</span>
      </span>
    </Link>
  )
}
