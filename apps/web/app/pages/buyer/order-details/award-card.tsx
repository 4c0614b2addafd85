import type { Award, Order } from '@lohahaat/domain/ordering/order'
import { listFormat } from '@lohahaat/domain/platform/formats'
import { Link } from 'react-router'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { texts } from './texts'

const withCommas = listFormat({ type: 'unit', style: 'short' })

interface AwardCardProps {
  order: Order
  award: Award
}

/** Whose quote the order was made of, and on which terms. */
export function AwardCard({ order: { orderLines }, award }: AwardCardProps) {
  const makes = [...new Set(orderLines.map(({ brandName }) => brandName))]
  const facts = [
    [texts.award.supplier, award.party],
    [texts.award.makes, withCommas(makes)],
    [texts.award.terms, award.paymentTerms ?? texts.award.noTerms],
    [texts.award.remark, award.remark],
  ] as const
  return (
    <Card title={texts.award.title}>
      <FactList facts={facts} className="sm:grid-cols-2 desk:grid-cols-4" />
      <p className="mt-3 text-[0.9375rem]">
        <Link to={`/enquiry/${award.enquiryId}/quotes`} className="link">
          {texts.award.enquiry(award.leadId)}
        </Link>
      </p>
    </Card>
  )
}
