import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { texts } from './texts'

const bands = ['to30', 'to60', 'to90', 'older'] as const

/** One bar for each age; what is over 60 days is hatched. */
export function AgeingBars({ ageing }: Pick<Account, 'ageing'>) {
  const hatch = useId()
  const highest = Math.max(...Object.values(ageing), 1)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2">
      {bands.map((band) => (
        <div key={band} className="col-span-3 grid grid-cols-subgrid items-center">
          <dt className="text-sm text-ink-soft">{texts.bands[band]}</dt>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full text-steel">
            <defs>
              <pattern
                id={`${hatch}${band}`}
                width="3"
                height="3"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line x1="0" y1="0" x2="0" y2="3" stroke="currentColor" strokeWidth="1.6" />
              </pattern>
            </defs>
            <rect
              width={(ageing[band] / highest) * 100}
              height="10"
              fill={band === 'to30' || band === 'to60' ? 'currentColor' : `url(#${hatch}${band})`}
            />
            <line x1="0" x2="100" y1="10" y2="10" className="stroke-line" strokeWidth="1" />
          </svg>
          <dd className="text-right font-medium tabular-nums">{formatRupees(rupees(ageing[band]))}</dd>
        </div>
      ))}
    </dl>
  )
}
