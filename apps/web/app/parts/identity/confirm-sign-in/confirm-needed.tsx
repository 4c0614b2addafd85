import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { confirmation } from '../../../api/session/confirmation'
import { signInAgainPath } from '../../../api/session/return-to'
import { useSession } from '../../../api/session/use-session'
import { Button } from '../../../ui/button'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

interface ConfirmNeededProps {
  /** Whether to open the dialog at once: not if the user has just declined it. */
  opensAtOnce: boolean
}

/** Replaces content that requires a recent sign-in, and loads it afterwards. */
export default function ConfirmNeeded({ opensAtOnce }: ConfirmNeededProps) {
  const { email } = useSession()
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()

  async function confirm() {
    if (await confirmation.ask('any')) await revalidate()
  }

  const begin = useEffectEvent(() => void (opensAtOnce && confirm()))
  useEffect(() => begin(), [])

  return (
    <div className="rounded-box border border-line bg-card px-6 py-12 text-center">
      <p className="mx-auto max-w-xl text-ink-soft">{texts.why(email)}</p>
      <Button variant="main" className="mt-5" busy={state !== 'idle'} onClick={confirm}>
        {texts.confirm}
      </Button>
      <noscript>
        <p className="mt-4 text-sm text-ink-soft">
          <Sentence
            text={texts.signInAgain}
            marks={{ login: (words) => <SignInAgain to={pathname + search} words={words} /> }}
          />
        </p>
      </noscript>
    </div>
  )
}

const SignInAgain = ({ to, words }: { to: string; words: string }) => (
  <Link reloadDocument to={signInAgainPath(to)} className="link">
    {words}
  </Link>
)
