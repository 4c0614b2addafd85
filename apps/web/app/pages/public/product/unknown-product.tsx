import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { texts } from './texts'

export function UnknownProduct({ department }: { department: string }) {
  return (
    <Page title={texts.unknown.title} intro={texts.unknown.intro}>
      <Link to={`/pipe/${encodeURIComponent(department)}`} className={buttonClass({ variant: 'main' })}>
        {texts.unknown.viewAll}
      </Link>
    </Page>
  )
}
