import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { texts } from './texts'

export function AdminsOnly() {
  const { email } = useSession()
  return (
    <Page title={texts.adminsOnly} intro={texts.adminsOnlyIntro(email)}>
      <Link to="/" className={buttonClass()}>
        {texts.home}
      </Link>
    </Page>
  )
}
