import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/messages/states'
import { CreateLinks } from './create-links'
import { texts } from './texts'

interface NoEnquiriesProps {
  /** The link without search and filters, if these match none. */
  showAll?: string | undefined
  /** Whether an enquiry is what the screen is for. */
  isMain?: boolean
}

export function NoEnquiries({ showAll, isMain = true }: NoEnquiriesProps) {
  return (
    <EmptyState title={enquiryMessages.empty}>
      {showAll === undefined ? (
        <>
          <p>{texts.whyCreate}</p>
          <CreateLinks isMain={isMain} className="mt-5 justify-center" />
        </>
      ) : (
        <Link to={showAll} preventScrollReset className="link">
          {texts.showAll}
        </Link>
      )}
    </EmptyState>
  )
}
