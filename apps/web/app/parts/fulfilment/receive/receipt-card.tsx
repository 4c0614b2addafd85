import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { useState } from 'react'
import { Badge } from '../../../ui/badge'
import { IstTime } from '../../platform/ist-time'
import type { Typed } from '../../../api/device/send-later'
import { useMended } from '../../platform/kept-form/use-mended'
import { WorkCard } from '../work-card'
import { ReceiveForm } from './receive-form'
import { texts } from './texts'

const tones = { InOrder: 'green', Short: 'amber', Damaged: 'red' } as const

/** What the buyer found on the truck; nothing until he has received it. */
export function ReceiptCard({ consignment }: { consignment: Consignment }) {
  const { receipt, receivedAt, lines } = consignment
  const [isLate, setLate] = useState(false)
  useMended('receipt', ({ input }) => setLate((input as Typed['receipt']).consignmentId === consignment.consignmentId))
  if (!receipt || !receivedAt) return null
  const countOf = (id: number) => receipt.lines.find(({ orderLineId }) => orderLineId === id)?.pieces ?? null
  return (
    <WorkCard
      title={texts.title}
      badge={<Badge tone={tones[receipt.outcome]}>{texts.outcomes[receipt.outcome]}</Badge>}
    >
      <p className="-mt-2 mb-2 text-sm text-ink-soft">
        {texts.by(receipt.receivedBy)}, <IstTime instant={receivedAt} />
      </p>
      <ul className="divide-y divide-line text-[0.9375rem]">
        {lines.map((line) => (
          <li key={line.orderLineId} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span>{nameItem(line)}</span>
            <span className="font-medium">{countText(countOf(line.orderLineId), line.pieces)}</span>
          </li>
        ))}
      </ul>
      {receipt.remark && <p className="mt-2 wrap-anywhere">{receipt.remark}</p>}
      {isLate && (
        <section aria-label={texts.late} className="mt-5 border-t border-line pt-4">
          <h3 className="mb-3 text-base">{texts.late}</h3>
          <ReceiveForm consignment={consignment} />
        </section>
      )}
    </WorkCard>
  )
}

function countText(counted: number | null, loaded: number | null): string {
  if (counted === null) return texts.notCounted
  return loaded === null ? texts.pieces(counted) : texts.countedOf(formatCount(counted), formatCount(loaded))
}
