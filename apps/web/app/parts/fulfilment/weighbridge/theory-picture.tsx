import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { Badge } from '../../../ui/badge'
import { Gauge } from './gauge'
import { kilograms, signedKilograms, signedShare } from './show-figures'
import { texts } from './texts'

type Lot = Weighment['lots'][number]

/** What a slip says of one kind of pipe against the standard's mass: how the mill rolled. */
export function TheoryPicture({ lot }: { lot: Lot }) {
  const { standard, tubeClass, tolerance, differenceKg, theoreticalKg } = lot
  const kind = [standard, tubeClass && (texts.tubeClasses[tubeClass] ?? tubeClass)].filter(Boolean).join(', ')
  const off = texts.off(signedKilograms(differenceKg), signedShare(differenceKg / theoreticalKg))
  if (!tolerance)
    return (
      <section aria-label={texts.theory.title} className="min-w-0">
        <h3 className="text-[0.9375rem]">{texts.theory.title}</h3>
        <p className="text-sm text-ink-soft">{kind ? texts.theory.unknown(kind) : texts.theory.noStandard}</p>
        <p className="mt-2 text-[0.9375rem] font-medium">{off}</p>
      </section>
    )
  const [minus, plus] = [-tolerance.minusPercent / 100, tolerance.plusPercent / 100]
  return (
    <section aria-label={texts.theory.title} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="text-[0.9375rem]">{texts.theory.title}</h3>
        <Badge tone={tolerance.isWithin ? 'green' : 'red'}>
          {tolerance.isWithin ? texts.within : texts.theory.beyond}
        </Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {texts.theory.allowed[tolerance.per](kind, signedShare(minus), signedShare(plus), kilograms(theoreticalKg))}
      </p>
      <Gauge
        limits={{ least: minus, most: plus }}
        value={differenceKg / theoreticalKg}
        isWithin={tolerance.isWithin}
        leastText={signedShare(minus)}
        mostText={signedShare(plus)}
        valueText={off}
      />
      <p className="mt-1 text-sm">{tolerance.isWithin ? texts.theory.isWithin : texts.theory.isBeyond}</p>
      <p className="text-sm text-ink-soft">
        {texts.theory.source(tolerance.source, texts.theory.certainty[tolerance.certainty])}
      </p>
    </section>
  )
}
