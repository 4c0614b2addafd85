import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import { texts } from './texts'

/** In the place of an account that isn't there. */
export const NoAccount = ({ title, problem }: { title: string; problem: string }) => (
  <Page title={title}>
    <EmptyState title={problem}>
      <Link to="/money" className={`mt-4 ${buttonClass()}`}>
        {texts.title}
      </Link>
    </EmptyState>
  </Page>
)
