import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import { texts } from './texts'

/** In the place of a truck that isn't there, or isn't the caller's. */
export const NoConsignment = ({ problem, back }: { problem: string; back: string }) => (
  <Page title={texts.consignment}>
    <EmptyState title={problem}>
      <Link to={back} className={`mt-4 ${buttonClass()}`}>
        {texts.goBack}
      </Link>
    </EmptyState>
  </Page>
)
