import { type Dispatch, type SetStateAction, useMemo } from 'react'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatWeight } from '../../../parts/platform/format'
import { Badge } from '../../../ui/badge'
import { Sentence } from '../../../ui/sentence'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { EmptyState } from '../../../ui/messages/states'
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

export function ItemCard({ items, isForeign, change }: ItemCardProps) {
  const drawn = useShown(items)
  const grams = useMemo(() => items.reduce((sum, item) => sum + (itemGrams(item) ?? 0n), 0n), [items])
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
        <ItemTable items={drawn.shown} isForeign={isForeign} change={change} />
      )}
      <ShowMore of={drawn} />
    </section>
  )
}
