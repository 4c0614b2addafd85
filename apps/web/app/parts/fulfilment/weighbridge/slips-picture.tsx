import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { Badge } from '../../../ui/badge'
import { Gauge } from './gauge'
import { kilograms, sharePercent, signedKilograms, signedShare } from './show-figures'
import { texts } from './texts'

interface SlipsPictureProps {
  shortage: Weighment['shortages'][number]
  terms: Weighment['terms']
}

/** One load on two weighbridges: how far they are apart, and how far they may be. */
export function SlipsPicture({ shortage, terms }: SlipsPictureProps) {
  const { side, differenceKg, allowedKg, isWithin, sellerNetKg, invoicedKg } = shortage
  return (
    <section aria-label={texts.slips.title[side]} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="text-[0.9375rem]">{texts.slips.title[side]}</h3>
        <Badge tone={isWithin ? 'green' : 'red'}>
          {isWithin ? texts.within : texts.beyond(kilograms(Math.abs(differenceKg) - allowedKg))}
        </Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {texts.slips.allowed(
          kilograms(allowedKg),
          sharePercent(terms.shortagePercent / 100),
          kilograms(invoicedKg),
          texts.slips.machine(terms.shortageDivisions, kilograms(terms.divisionKg)),
        )}
      </p>
      <Gauge
        limits={{ least: -allowedKg, most: allowedKg }}
        value={differenceKg}
        isWithin={isWithin}
        leastText={signedKilograms(-allowedKg)}
        mostText={signedKilograms(allowedKg)}
        valueText={texts.off(signedKilograms(differenceKg), signedShare(differenceKg / sellerNetKg))}
      />
      <p className="mt-1 text-sm">{said(differenceKg)}</p>
    </section>
  )
}

function said(differenceKg: number): string {
  if (differenceKg === 0) return texts.slips.same
  const size = kilograms(Math.abs(differenceKg))
  return differenceKg < 0 ? texts.slips.less(size) : texts.slips.more(size)
}
