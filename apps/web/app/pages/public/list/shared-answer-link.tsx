import { Link } from 'react-router'
import { storeSharedAnswer } from '../../../api/device/shared-answer'
import { useSession } from '../../../api/session/use-session'
import { texts } from './texts'

/** A supplier may have shared an answer of his mill or yard, and no list: it goes to the quote that he opens next. */
export function SharedAnswerLink({ text }: { text: string }) {
  const { sellingRole } = useSession()
  if (text === '' || sellingRole === '') return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3">
      {texts.isAnswer}{' '}
      <Link
        to="/supplier/enquiries"
        className="link inline-flex min-h-10 items-center"
        onClick={() => storeSharedAnswer(text)}
      >
        {texts.toQuote}
      </Link>
    </p>
  )
}
