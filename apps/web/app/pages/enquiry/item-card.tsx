import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import { formatWeight } from '../../parts/format'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { formatCount } from '../../ui/format-count'
import { Sentence } from '../../ui/sentence'
import { EmptyState } from '../../ui/states'
import type { FormState } from './form-state'
import { type Item, itemGrams } from './item'
import { ItemTable } from './item-table'
import { texts } from './texts'

interface ItemCardProps {
  items: readonly Item[]
  /** Whether an item isn't in the department that is chosen. */
  isForeign: (item: Item) => boolean
  change: Dispatch<SetStateAction<FormState>>
}

/** So many are drawn at first, and again with each press: nobody reads two thousand at once. */
const STEP = 50

export function ItemCard({ items, isForeign, change }: ItemCardProps) {
  const [shown, setShown] = useState(STEP)
  const grams = useMemo(() => items.reduce((sum, item) => sum + (itemGrams(item) ?? 0n), 0n), [items])
  const left = items.length - shown
  return (
    <section className="rounded-box border border-line bg-card p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{texts.items.title}</h2>
        <Badge tone="steel">{formatCount(items.length)}</Badge>
        {items.length > 0 && (
          <p className="ml-auto text-[0.9375rem] text-ink-soft">
            <Sentence
              text={texts.items.total}
              marks={{ weight: () => <span className="font-semibold text-ink">{formatWeight(grams)}</span> }}
            />
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState title={texts.items.none}>{texts.items.noneHint}</EmptyState>
      ) : (
        <ItemTable items={items.slice(0, shown)} isForeign={isForeign} change={change} />
      )}
      {left > 0 && (
        <Button wide className="mt-4" onClick={() => setShown(shown + STEP)}>
          {texts.items.showMore(Math.min(STEP, left), left)}
        </Button>
      )}
    </section>
  )
}
