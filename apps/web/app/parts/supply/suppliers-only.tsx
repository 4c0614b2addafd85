import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class'
import { Page } from '../../ui/page'
import { texts } from './texts'

/** In place of a supplier's screen, for whoever is none. */
export const SuppliersOnly = () => (
  <Page title={texts.suppliersOnly} intro={texts.suppliersOnlyIntro}>
    <Link to="/" className={buttonClass()}>
      {texts.home}
    </Link>
  </Page>
)
