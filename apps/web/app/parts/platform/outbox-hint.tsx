import { Sentence } from '../../ui/sentence'
import { texts } from './texts'

/** A trial installation sends no mail; this links to its outbox. */
export function OutboxHint() {
  return (
    <p className="text-sm text-ink-soft">
      <Sentence text={texts.outboxHint} marks={{ outbox }} />
    </p>
  )
}

const outbox = (words: string) => (
  <a href="/outbox" className="link">
    {words}
  </a>
)
