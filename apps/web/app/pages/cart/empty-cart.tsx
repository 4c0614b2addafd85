import { cartMessages } from '@lohahaat/contract/messages'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class'
import { Page } from '../../ui/page'
import { EmptyState } from '../../ui/states'

export function EmptyCart() {
  return (
    <Page title="Cart">
      <EmptyState title={cartMessages.empty}>
        <p>Sizes, weights and today’s rates are in the catalogue.</p>
        <Link to="/pipeLandingPage" className={`mt-5 ${buttonClass({ variant: 'main' })}`}>
          Browse steel pipes
        </Link>
      </EmptyState>
    </Page>
  )
}
