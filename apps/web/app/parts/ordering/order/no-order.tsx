import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import { texts } from './texts'

/** Replaces an order that does not exist, with links to go on. */
export function NoOrder({ title, problem }: { title: string; problem: string }) {
  return (
    <Page title={title}>
      <EmptyState title={problem}>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Link to="/myOrdersList" className={buttonClass()}>
            {texts.myOrders}
          </Link>
          <Link to="/pipe/pipe" className={buttonClass()}>
            {texts.browseCatalogue}
          </Link>
        </div>
      </EmptyState>
    </Page>
  )
}
