import type { FulfilmentSettings } from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { allowedKg, compareSlips } from '@lohahaat/domain/fulfilment/weighbridge/shortage'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { signedKilograms } from '../../../parts/fulfilment/weighbridge/show-figures'
import { texts } from './texts'

const INVOICED = 10_000n
const ARRIVED = [9_990n, 9_950n, 9_930n, 9_880n, 10_070n]

/** What the figures as typed mean for a truck of ten tons. */
export function ExampleShortage({ settings }: { settings: FulfilmentSettings }) {
  const rule = {
    percent: BigInt(Math.round(settings.shortagePercent * 100)),
    divisions: BigInt(settings.shortageDivisions),
    divisionKg: BigInt(settings.divisionKg),
  }
  return (
    <>
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-ink-soft">{texts.example.caption}</caption>
        <thead>
          <tr className="border-b border-line text-right">
            <th scope="col" className="py-1.5 text-left font-semibold">
              {texts.example.arrived}
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              {texts.example.difference}
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              {texts.example.settled}
            </th>
          </tr>
        </thead>
        <tbody>
          {ARRIVED.map((otherNetKg) => {
            const compared = compareSlips({ sellerNetKg: INVOICED, otherNetKg, invoicedKg: INVOICED }, rule)
            return (
              <tr key={String(otherNetKg)} className="border-b border-line text-right last:border-0">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {sayKg(otherNetKg)}
                </th>
                <td className="py-1.5">{signedKilograms(Number(compared.differenceKg))}</td>
                <td className={`py-1.5 ${compared.isWithin ? 'text-ink-soft' : 'font-semibold'}`}>
                  {compared.isWithin ? texts.example.nothing : sayKg(settledOf(compared, settings.policy))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">{texts.example.allowed(sayKg(allowedKg(INVOICED, rule)))}</p>
    </>
  )
}

const sayKg = (kg: bigint) => texts.kg(formatCount(Number(kg)))

function settledOf(compared: ReturnType<typeof compareSlips>, policy: FulfilmentSettings['policy']): bigint {
  const size = compared.differenceKg < 0n ? -compared.differenceKg : compared.differenceKg
  return policy === 'full' ? size : size - compared.allowedKg
}
