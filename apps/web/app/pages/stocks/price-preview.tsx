import type { ReactNode } from 'react'
import { formatRupeesPerTon } from '../../parts/format'
import { sayMatching } from './price-change-values'
import type { PricePreview as Preview } from './use-price-preview'
import { texts } from './texts'

interface PricePreviewProps {
  preview: Preview | null
  busy: boolean
}

/** What would become of the prices, before anything is changed. */
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
        <p className="text-ink-soft">
          {busy ? 'Looking up the prices…' : 'The new prices are shown here before anything is changed.'}
        </p>
      )}
    </div>
  )
}

function Changes({ preview: { count, lowest, highest, examples } }: { preview: Preview }) {
  return (
    <>
      <p className="font-semibold">{sayMatching(count)}</p>
      {lowest && highest && (
        <dl className="mt-3 border-b border-line pb-3">
          <Change of="Cheapest" old={lowest.old} now={lowest.new} />
          <Change of="Dearest" old={highest.old} now={highest.new} />
        </dl>
      )}
      {examples.length > 0 && (
        <dl aria-label={texts.examples} className="mt-3 text-sm">
          {examples.map(({ stockDetailId, description, oldPrice, newPrice }) => (
            <Change key={stockDetailId} of={description} old={oldPrice} now={newPrice} />
          ))}
        </dl>
      )}
    </>
  )
}

function Change({ of, old, now }: { of: ReactNode; old: number; now: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-0.5">
      <dt className="text-ink-soft">{of}</dt>
      <dd className="ml-auto whitespace-nowrap">
        {formatRupeesPerTon(old)} <span aria-hidden="true">→</span>
        <span className="sr-only">{texts.becomes}</span>{' '}
        <span className="font-semibold">{formatRupeesPerTon(now)}</span>
        <span className="text-ink-soft"> {texts.mt}</span>
      </dd>
    </div>
  )
}
