import { subscribe } from '@lohahaat/contract/site/newsletter/subscribe'
import { type SubmitEvent, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { formText } from '../../../ui/fields/form-text'

type Answer = { kind: 'none' } | { kind: 'mailed' } | { kind: 'refused'; text: string }

/** The server validates the address, so that pages do not load the schema for a rarely used field. */
export function useNewsletter() {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' })

  async function send(form: HTMLFormElement) {
    setBusy(true)
    try {
      await browserApi.send(subscribe, { email: formText(form, 'email') })
      form.reset()
      setAnswer({ kind: 'mailed' })
    } catch (error) {
      setAnswer({ kind: 'refused', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }

  return { busy, answer, submit }
}
