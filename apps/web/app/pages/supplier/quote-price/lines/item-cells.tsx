import type { Enquiry, EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { formatKg, formatTons } from '../../../../parts/platform/format'
import { formatQuantity } from '../../../../parts/ordering/order/format-quantity'
import { formatAskedPipe } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import { Sentence } from '../../../../ui/sentence'
import type { Column } from '../../../../ui/lists/table'
import { texts } from '../texts'

/** The item, in the columns before the price. */
export const itemColumns = <Shown extends EnquiryItem>({ brand }: Pick<Enquiry, 'brand'>): readonly Column<Shown>[] => [
  { title: texts.items.item, cell: (item) => <Item item={item} brand={brand} />, speaksForItself: true },
  { title: texts.items.quantity, cell: (item) => <Quantity item={item} />, numeric: true },
]

/** On a phone the drawing takes the label column of the card. */
function Item({ item, brand }: { item: EnquiryItem; brand: string | null }) {
  return (
    <div className="relative flex items-center gap-3 max-sm:min-h-16">
      <div className="shrink-0 text-steel max-sm:absolute max-sm:inset-y-0 max-sm:right-full max-sm:mr-3 max-sm:w-27">
        <PipeSection size={item.size} thickness={item.thickness} className="size-14 sm:size-11" />
      </div>
      <div className="min-w-0">
        <p className="font-medium">{item.className}</p>
        <p>{formatAskedPipe(item)}</p>
        <p className="text-sm text-ink-soft">
          {[item.make ?? brand ?? texts.items.anyBrand, item.grade].filter(Boolean).join(', ')}
        </p>
        {item.asWritten && (
          <p className="text-sm wrap-anywhere text-ink-soft">
            <Sentence
              text={texts.items.asWritten}
              marks={{ unseen: (words) => <span className="sr-only">{words}</span>, words: () => item.asWritten }}
            />
          </p>
        )}
        {item.remark && <p className="text-sm wrap-anywhere">{texts.items.remark(item.remark)}</p>}
      </div>
    </div>
  )
}

function Quantity({ item }: { item: EnquiryItem }) {
  const { unit, tons, weightPerPiece: kg } = item
  return (
    <>
      <p className="whitespace-nowrap">{formatQuantity(item)}</p>
      {unit === 'Pieces' && (
        <p className="text-sm text-ink-soft">
          <Sentence
            text={kg === null ? formatTons(tons) : texts.items.weight(formatTons(tons), formatKg(kg))}
            marks={{ piece: (words) => <span className="whitespace-nowrap">{words}</span> }}
          />
        </p>
      )}
    </>
  )
}
