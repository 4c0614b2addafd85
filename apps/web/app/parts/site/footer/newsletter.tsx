import { useId } from 'react'
import { Button } from '../../../ui/button'
import { useHydrated } from '../../../ui/use-hydrated'
import { texts } from './texts'
import { useNewsletter } from './use-newsletter'

export function Newsletter() {
  const id = useId()
  const isHydrated = useHydrated()
  const { busy, answer, submit } = useNewsletter()
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mb-2 block text-base font-semibold">
        {texts.newsletter}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="email"
          name="email"
          placeholder={texts.emailAddress}
          autoComplete="email"
          maxLength={50}
          aria-invalid={answer.kind === 'refused' || undefined}
          aria-describedby={`${id}-note`}
          className="h-11 w-full min-w-0 rounded-box border border-night-soft bg-transparent px-3 text-base text-night-ink placeholder:text-night-soft aria-invalid:border-night-heat"
        />
        <fieldset disabled={!isHydrated} className="contents">
          <Button type="submit" variant="onNight" busy={busy}>
            {texts.subscribe}
          </Button>
        </fieldset>
      </div>
      <p id={`${id}-note`} aria-live="polite" className="mt-2 min-h-10 text-sm text-night-soft">
        {answer.kind === 'none' && texts.newsletterAbout}
        {answer.kind === 'mailed' && <span className="font-medium text-night-ink">{texts.confirmationMailed}</span>}
        {answer.kind === 'refused' && <span className="font-medium text-night-heat">{answer.text}</span>}
      </p>
    </form>
  )
}
