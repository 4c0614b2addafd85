import { buttonClass } from '../../ui/button-class'

/** The box is there, the newsletter isn't yet: sending it does nothing, and above all doesn't leave the page. */
export function Newsletter() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="newsletter-email" className="mb-2 block text-base font-semibold">
        Newsletter
      </label>
      <div className="flex gap-2">
        <input
          id="newsletter-email"
          type="email"
          placeholder="E-mail address"
          autoComplete="email"
          className="h-11 w-full min-w-0 rounded-box border border-night-soft bg-transparent px-3 text-base text-night-ink placeholder:text-night-soft"
        />
        <button type="submit" className={buttonClass({ variant: 'onNight' })}>
          Subscribe
        </button>
      </div>
      <p className="mt-2 text-sm text-night-soft">Rate changes and new sizes, once a month.</p>
    </form>
  )
}
