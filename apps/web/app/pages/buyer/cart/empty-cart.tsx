import { cartMessages } from '@lohahaat/contract/platform/messages'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import { texts } from './texts'

export function EmptyCart() {
  return (
    <Page title={texts.title}>
      <EmptyState title={cartMessages.empty}>
        <p>{texts.emptyHint}</p>
        <Link to="/pipeLandingPage" className={`mt-5 ${buttonClass({ variant: 'main' })}`}>
          {texts.browse}
        </Link>
      </EmptyState>
    </Page>
  )
}
