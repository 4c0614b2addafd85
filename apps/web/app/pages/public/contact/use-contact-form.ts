import { contactMessage } from '@lohahaat/contract/site/contact/contact-message'
import { messages } from '@lohahaat/contract/platform/messages'
import { contactMessages } from '@lohahaat/contract/platform/messages/at-work'
import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import { formText } from '../../../ui/fields/form-text'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

const fields = ['name', 'email', 'phone', 'message'] as const
type Field = (typeof fields)[number]

/** The error texts of each field, the one for an empty field first. */
const problems = (): Record<Field, readonly [string, ...string[]]> => ({
  name: [contactMessages.nameMissing],
  email: [messages.emailMissing, messages.emailInvalid],
  phone: [contactMessages.phoneMissing, contactMessages.phoneInvalid],
  message: [contactMessages.messageMissing],
})

interface Notice {
  kind: 'sent' | 'failed'
  text: string
}

interface Typed extends Record<Field, string> {
  copy: boolean
}

export function useContactForm() {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const [notice, setNotice] = useState<Notice>()
  const [problem, setProblem] = useState<{ field: Field; text: string }>()
  /** One key per message, the same for every retry. */
  const key = useRef<string>(undefined)

  /** Shows the error at its field and focuses it; other errors are shown below the form. */
  function show(text: string, form: HTMLFormElement) {
    const field = fields.find((name) => problems()[name].includes(text))
    if (field) {
      setProblem({ field, text })
      form.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
    } else setNotice({ kind: 'failed', text: texts.notSent(text) })
  }

  async function send(form: HTMLFormElement) {
    const typed = readForm(form)
    setNotice(undefined)
    setProblem(undefined)
    const empty = fields.find((name) => typed[name].trim() === '')
    if (empty) show(problems()[empty][0], form)
    else await post(typed, form)
  }

  async function post(typed: Typed, form: HTMLFormElement) {
    setBusy(true)
    try {
      key.current ??= newKey()
      const { copied } = await browserApi.send(contactMessage, typed, { idempotencyKey: key.current })
      key.current = undefined
      form.reset()
      setSent((before) => before + 1)
      showToast(contactMessages.sent)
      setNotice({ kind: 'sent', text: textAfter(typed, copied) })
    } catch (error) {
      // A refused message was not stored, so the next one needs a new key.
      if (error instanceof ApiError && error.status === 400) key.current = undefined
      show(errorText(error), form)
    } finally {
      setBusy(false)
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }

  const errorOf = (field: Field) => (problem?.field === field ? problem.text : undefined)

  return { busy, sent, notice, errorOf, submit }
}

const readForm = (form: HTMLFormElement): Typed => ({
  name: formText(form, 'name'),
  email: formText(form, 'email'),
  phone: formText(form, 'phone'),
  message: formText(form, 'message'),
  copy: formText(form, 'copy') !== '',
})

function textAfter({ copy, email }: Typed, copied: boolean): string {
  if (!copy) return texts.received
  return copied ? texts.receivedWithCopy(email.trim()) : texts.receivedWithoutCopy
}
