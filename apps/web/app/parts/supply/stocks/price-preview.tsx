import type { ReactNode } from 'react'
import { formatRupeesPerTon } from '../../../parts/platform/format'
import { ArrowRightIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'
import type { PricePreview as Preview } from './use-price-preview'

interface PricePreviewProps {
  preview: Preview | null
  busy: boolean
}

/** The effect on the prices, before the change is made. */
export function PricePreview({ preview, busy }: PricePreviewProps) {
  return (
    <div
      aria-live="polite"
      aria-busy={busy || undefined}
      className={`min-h-52 rounded-box bg-paper p-4 transition-opacity ${busy && preview ? 'opacity-60' : ''}`}
    >
      {preview ? (
        <Changes preview={preview} />
      ) : (
        <p className="text-ink-soft">{busy ? texts.priceChange.looking : texts.priceChange.nothingYet}</p>
      )}
    </div>
  )
}

function Changes({ preview: { count, lowest, highest, examples } }: { preview: Preview }) {
  return (
    <>
      <p className="font-semibold">{texts.priceChange.matching(count)}</p>
      {lowest && highest && (
        <dl className="mt-3 border-b border-line pb-3">
          <Change of={texts.priceChange.cheapest} old={lowest.old} now={lowest.new} />
          <Change of={texts.priceChange.dearest} old={highest.old} now={highest.new} />
        </dl>
      )}
      {examples.length > 0 && (
        <dl aria-label={texts.priceChange.examples} className="mt-3 text-sm">
          {examples.map(({ itemId, description, oldPrice, newPrice }) => (
            <Change key={itemId} of={description} old={oldPrice} now={newPrice} />
          ))}
        </dl>
      )}
    </>
  )
}

const changeMarks = {
  arrow: () => <ArrowRightIcon className="inline size-4 align-[-0.2em]" />,
  unseen: (words: string) => <span className="sr-only">{words}</span>,
  now: (words: string) => <span className="font-semibold">{words}</span>,
  unit: (words: string) => <span className="text-ink-soft">{words}</span>,
}

function Change({ of, old, now }: { of: ReactNode; old: number; now: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-0.5">
      <dt className="text-ink-soft">{of}</dt>
      <dd className="ml-auto whitespace-nowrap">
        <Sentence
          text={texts.priceChange.becomes(formatRupeesPerTon(old), formatRupeesPerTon(now))}
          marks={changeMarks}
        />
      </dd>
    </div>
  )
}
