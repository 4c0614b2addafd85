import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { kilograms } from '../weighbridge/show-figures'
import { WorkCard } from '../work-card'
import { texts } from './texts'

interface SettlementCardProps {
  consignment: Consignment
  weighment: Weighment
}

/** What the weighbridges come to in money, or the note that has settled it; nothing where they agree. */
export function SettlementCard({ consignment: { lines, noteNo }, weighment }: SettlementCardProps) {
  const { settlement, terms } = weighment
  if (noteNo !== null)
    return (
      <WorkCard title={texts.title}>
        <p className="text-[0.9375rem]">{texts.settledBy(noteNo)}</p>
      </WorkCard>
    )
  if (!settlement) return null
  const { kind, kg, taxable, gst, total } = settlement
  const pipeOf = (id: number) => lines.find(({ orderLineId }) => orderLineId === id)
  return (
    <WorkCard title={texts.title} aside={<span className="text-sm text-ink-soft">{texts.policy[terms.policy]}</span>}>
      <p className="text-sm text-ink-soft">{texts.kinds[kind]}</p>
      <p className="text-2xl font-semibold">{formatRupees(rupees(total))}</p>
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">{texts.shared(kilograms(kg))}</p>
      <dl className="mt-1 text-[0.9375rem]">
        {settlement.lines.map(({ orderLineId, kg, goods, fees }) => {
          const pipe = pipeOf(orderLineId)
          return (
            <div key={orderLineId} className="flex flex-wrap justify-between gap-x-4 py-0.5">
              <dt>
                {pipe ? formatPipe(pipe) : texts.line} <span className="text-ink-soft">{kilograms(kg)}</span>
              </dt>
              <dd>{formatRupees(rupees(Number((goods + fees).toFixed(2))))}</dd>
            </div>
          )
        })}
        <Sum name={texts.taxable} amount={taxable} />
        <Sum name={texts.gst} amount={gst} />
        <div className="mt-1 flex justify-between gap-4 border-t border-ink pt-1 font-semibold">
          <dt>{texts.total}</dt>
          <dd>{formatRupees(rupees(total))}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{texts.rounded}</p>
    </WorkCard>
  )
}

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <div className="flex justify-between gap-4 py-0.5">
    <dt className="text-ink-soft">{name}</dt>
    <dd>{formatRupees(rupees(amount))}</dd>
  </div>
)
