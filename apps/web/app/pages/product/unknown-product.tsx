import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class'
import { Page } from '../../ui/page'
import { texts } from './texts'

export function UnknownProduct({ department }: { department: string }) {
  return (
    <Page title={texts.notInTheCatalogue} intro={texts.thisItemIsNot}>
      <Link to={`/pipe/${encodeURIComponent(department)}`} className={buttonClass({ variant: 'main' })}>
        {texts.viewAllProducts}
      </Link>
    </Page>
  )
}
