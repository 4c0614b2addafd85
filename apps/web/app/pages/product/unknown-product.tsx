import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class'
import { Page } from '../../ui/page'

export function UnknownProduct({ department }: { department: string }) {
  return (
    <Page
      title="Not in the catalogue"
      intro="This item is not sold here, or not any more. The catalogue shows what is, with today’s prices."
    >
      <Link to={`/pipe/${encodeURIComponent(department)}`} className={buttonClass({ variant: 'main' })}>
        View All Products
      </Link>
    </Page>
  )
}
