import type { FreightTermsRow } from '@lohahaat/contract/inventory/freight/freight-terms'
import { priceWay } from '@lohahaat/domain/inventory/freight/freight'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { texts } from './texts'

type Terms = Omit<FreightTermsRow, 'termsId' | 'changedBy' | 'changedAt'>

const WAYS = [50, 250, 500, 1000, 1500]

/** What the figures as typed mean for a full truck over some distances. */
export function ExampleFreight({ terms, problem }: { terms: Terms | null; problem: string | null }) {
  if (!terms) return <p className="text-[0.9375rem] text-amber">{problem}</p>
  const applied = {
    ...terms,
    leastPaisePerTon: rupees(terms.leastRupeesPerTon),
    rates: terms.rates.map((rate) => ({ ...rate, paisePerTonKm: rupees(rate.rupeesPerTonKm) })),
  }
  const ways = WAYS.map((km) => priceWay(applied, km))
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-left text-ink-soft">{texts.example.caption}</caption>
      <thead>
        <tr className="border-b border-line text-right">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {texts.example.way}
          </th>
          {ways[0]?.trucks.map(({ truckTons }) => (
            <th key={truckTons} scope="col" className="py-1.5 font-semibold">
              {texts.example.truck(truckTons)}
            </th>
          ))}
          <th scope="col" className="py-1.5 font-semibold">
            {texts.example.days}
          </th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({ km, days, trucks }) => (
          <tr key={km} className="border-b border-line text-right last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {texts.example.km(formatCount(km))}
            </th>
            {trucks.map(({ truckTons, paisePerTon }) => (
              <td key={truckTons} className="py-1.5">
                {formatRupees(paisePerTon).replace(/\.00$/, '')}
              </td>
            ))}
            <td className="py-1.5">{days}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
