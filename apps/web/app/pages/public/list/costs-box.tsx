import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatRupees, type Paise } from '@lohahaat/domain/platform/money'
import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import { gramsPerTon } from '@lohahaat/domain/platform/weight-units'
import { totalsOfList } from '@lohahaat/domain/sourcing/priced-list'
import { lazy, Suspense, useId } from 'react'
import { texts as amountTexts } from '../../../parts/ordering/amounts/texts'
import { formatWeight } from '../../../parts/platform/format'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { Button } from '../../../ui/button'
import { linesIn, soldLines } from './list-lines'
import type { ListState } from './list-state'
import { TruckFill } from './truck-fill'
import type { List } from './use-list'
import { useListActions } from './use-list-actions'
import { texts } from './texts'

const FreightBox = lazy(() => import('../../../parts/ordering/freight/freight-box'))

interface CostsBoxProps {
  state: List
  list: ListState
}

/** What the priced lines cost together by the rules of the cart, and what can be done with the list. */
export function CostsBox({ state, list }: CostsBoxProps) {
  const title = useId()
  const actions = useListActions(state, list)
  const sold = soldLines(list)
  const asking = linesIn(list, 'ask')
  const open = linesIn(list, 'doubt').length + linesIn(list, 'quantity').length
  const totals = sold.length === 0 ? null : totalsOfList(sold, list.fees)
  return (
    <section aria-labelledby={title} className={boxClass}>
      <div className="max-desk:rounded-box max-desk:border max-desk:border-line max-desk:bg-card max-desk:p-5">
        <h2 id={title} className="mb-4 text-lg">
          {texts.whatItCosts}
        </h2>
        {totals && (
          <>
            <dl className="grid gap-2 text-[0.9375rem]">
              <Amount label={texts.goods(sold.length)} paise={totals.goods} />
              <Amount label={amountTexts.weighment} paise={totals.weighment} />
              <Amount label={amountTexts.loading} paise={totals.loading} />
              <Amount label={amountTexts.platform} paise={totals.platform} />
              <Amount label={amountTexts.handling} paise={totals.handling} />
              <Amount label={texts.gst(String(list.fees.gstPercent))} paise={totals.gst} />
              <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold">
                <dt>{texts.total}</dt>
                <dd>{formatRupees(totals.total)}</dd>
              </div>
            </dl>
            <p className="mt-1 text-right text-sm text-ink-soft">
              {texts.totalNote(
                formatCount(sold.reduce((sum, { pieces }) => sum + (pieces ?? 0n), 0n)),
                formatWeight(totals.grams),
                formatRupees(divideHalfUp(totals.goods * gramsPerTon, totals.grams)),
              )}
            </p>
            <Suspense>
              <FreightBox items={sold.map(({ offer, grams }) => ({ itemId: offer.itemId, grams }))} />
            </Suspense>
            <TruckFill grams={totals.grams} />
          </>
        )}
        {open > 0 && (
          <p className="mt-3 rounded-box bg-amber-wash px-3 py-2 text-sm text-amber">{texts.openLines(open)}</p>
        )}
        {asking.length > 0 && (
          <Button wide className="mt-4" busy={actions.isAsking} onClick={() => actions.ask(asking)}>
            {texts.ask(asking.length, sold.length > 0 && asking.length > 1)}
          </Button>
        )}
      </div>
      <ActionBar
        title={totals && formatRupees(totals.total)}
        note={totals && texts.withGst(formatWeight(totals.grams))}
      >
        <Button
          variant="main"
          disabled={sold.length === 0}
          busy={actions.isAdding}
          onClick={() => actions.add(sold)}
          className={barButtonClass}
        >
          {texts.add(sold.length)}
        </Button>
      </ActionBar>
    </section>
  )
}

const boxClass =
  'max-desk:contents desk:top-20 desk:mt-13 desk:rounded-box desk:border desk:border-line desk:bg-card desk:p-5 desk:[@media(min-height:46rem)]:sticky print:break-inside-avoid'

const Amount = ({ label, paise }: { label: string; paise: Paise }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="min-w-0 text-ink-soft">{label}</dt>
    <dd className="font-medium whitespace-nowrap">{formatRupees(paise)}</dd>
  </div>
)
