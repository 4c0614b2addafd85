import { texts } from './texts'
/** A trial installation sends no mail; this says where it keeps them. */
export function OutboxHint() {
  return (
    <p className="text-sm text-ink-soft">
      Mails of this trial installation are at{' '}
      <a href="/outbox" className="link">
        {texts.outbox}
      </a>
      .
    </p>
  )
}
