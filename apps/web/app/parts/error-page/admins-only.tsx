import { Link } from 'react-router'
import { useSession } from '../../api/use-session'
import { buttonClass } from '../../ui/button-class'
import { Page } from '../../ui/page'

export function AdminsOnly() {
  const { email } = useSession()
  return (
    <Page
      title="For administrators"
      intro={`You are signed in as ${email}. This screen is open to administrators only; if you need it, ask one of them.`}
    >
      <Link to="/" className={buttonClass()}>
        Go to the home page
      </Link>
    </Page>
  )
}
