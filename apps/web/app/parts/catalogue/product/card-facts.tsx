import type { Item as Product } from '@lohahaat/domain/catalogue/item'
import type { ReactNode } from 'react'
import { formatKg } from '../../platform/format'
import { Availability } from './availability'
import { texts } from './texts'

/** A small table on a wide screen; inline and without visible labels on a phone. */
export function CardFacts({ product }: { product: Product }) {
  const { length, weightPerPiece: kg, delivery, available } = product
  return (
    <dl className="card-facts">
      <Fact label={texts.length}>{length}&nbsp;m</Fact>
      <Fact label={texts.piece}>{kg === null ? texts.byTheTon : formatKg(kg)}</Fact>
      <Fact label={texts.delivery} isWide>
        {delivery || '–'}
      </Fact>
      <Fact label={texts.stock} isWide>
        <Availability available={available} />
      </Fact>
    </dl>
  )
}

interface FactProps {
  label: string
  isWide?: boolean
  children: ReactNode
}

function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={`card-fact ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="max-sm:sr-only">{label}</dt>
      <dd className="card-fact-value">{children}</dd>
    </div>
  )
}
