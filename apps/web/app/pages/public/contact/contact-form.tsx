import { useSession } from '../../../api/session/use-session'
import { PhoneField } from '../../../parts/identity/phone-field'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextArea } from '../../../ui/fields/text-area'
import { TextField } from '../../../ui/fields/text-field'
import { useHydrated } from '../../../ui/use-hydrated'
import { texts } from './texts'
import { useContactForm } from './use-contact-form'

const MAX_NAME = 50

/** Uncontrolled fields: text typed before hydration stays, and a failed submission changes nothing. */
export function ContactForm() {
  const session = useSession()
  const isHydrated = useHydrated()
  const { busy, sent, notice, errorOf, submit } = useContactForm()
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        name="name"
        label={texts.name}
        autoComplete="name"
        required
        maxLength={MAX_NAME}
        defaultValue={session.name.slice(0, MAX_NAME)}
        error={errorOf('name')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          required
          maxLength={50}
          defaultValue={session.email}
          hint={texts.emailHint}
          error={errorOf('email')}
        />
        <PhoneField
          name="phone"
          label={texts.phone}
          autoComplete="tel"
          required
          longest={15}
          hint={texts.phoneHint}
          error={errorOf('phone')}
        />
      </div>
      <TextArea
        // Reset after a message has been sent.
        key={sent}
        name="message"
        label={texts.message}
        required
        rows={7}
        maxLength={2000}
        countDown
        error={errorOf('message')}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <Checkbox name="copy" label={texts.copy} />
        <fieldset disabled={!isHydrated} className="max-sm:w-full">
          <Button type="submit" variant="main" busy={busy} className="max-sm:w-full">
            {texts.send}
          </Button>
        </fieldset>
      </div>
      <div role="status">
        {notice && (
          <p
            className={`rounded-box px-4 py-3 text-[0.9375rem] font-medium ${notice.kind === 'sent' ? 'bg-green-wash text-green' : 'bg-red-wash text-red'}`}
          >
            {notice.text}
          </p>
        )}
      </div>
    </form>
  )
}
