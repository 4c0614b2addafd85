import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { Card } from '../../../ui/card'
import { MailIcon, PhoneIcon } from '../../../ui/icons'
import { texts } from './texts'

interface BuyerCardProps {
  contact: NonNullable<QuotedEnquiry['buyerContact']>
}

/** The buyer's contact details after the quote was accepted. */
export function BuyerCard({ contact: { name, legalName, phone, email } }: BuyerCardProps) {
  return (
    <Card title={texts.accepted.title} className="border-green bg-green-wash">
      <p className="text-ink-soft">{texts.accepted.nextStep}</p>
      <p className="mt-3 font-semibold">{legalName}</p>
      <p>{name}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={contactClass}>
            <PhoneIcon className="size-4.5" />
            {phone}
          </a>
        </li>
        <li className="min-w-0">
          <a href={`mailto:${email}`} className={`${contactClass} wrap-anywhere`}>
            <MailIcon className="size-4.5" />
            {email}
          </a>
        </li>
      </ul>
    </Card>
  )
}

const contactClass = 'link inline-flex min-h-11 items-center gap-2 sm:min-h-8'
