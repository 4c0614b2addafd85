import type { AwardSum } from '@lohahaat/contract/sourcing/awards/award-preview'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatTons } from '../../../../parts/platform/format'
import { CheckIcon } from '../../../../ui/icons'
import { texts } from '../texts'
import type { Row } from './rows'

/** What each party's order would cost, landed; nothing before a cell is chosen. */
export function chosenRow(sum: AwardSum | null): Row[] {
  if (!sum) return []
  return [
    {
      key: 'chosen',
      title: (
        <span className="inline-flex items-center gap-2 text-steel">
          <CheckIcon className="size-4.5" />
          {texts.table.chosen}
        </span>
      ),
      isMain: true,
      cell: ({ quoteId }) => {
        const lot = sum.lots.find((each) => each.quoteId === quoteId)
        if (!lot) return <span className="font-normal text-ink-soft">–</span>
        return (
          <>
            {formatRupees(rupees(lot.totalPrice))}
            <p className="text-[0.9em] font-normal whitespace-nowrap text-ink-soft">
              {texts.table.chosenOf(lot.enquiryItemIds.length, formatTons(lot.totalTons))}
            </p>
          </>
        )
      },
    },
  ]
}
