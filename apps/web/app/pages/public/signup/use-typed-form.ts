import type { signUpForm } from '@lohahaat/contract/identity/accounts/sign-up-form'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { storeForAnHour, takeStored } from '../../../api/hour-storage'

type Form = Pick<UseFormReturn<z.input<typeof signUpForm>>, 'getValues' | 'setValue'>

const FORM_KEY = 'LHSignUp'
const textFields = ['buyerContactName', 'buyerLegalName', 'buyerContactPhone', 'gstNo'] as const

interface Options {
  /** A link was mailed, so the input is stored when the page is left. */
  isLinkOut: boolean
  /** The page was opened by the link: restores the input of the other tab. */
  confirmed: string | null
}

/** The link in a sign-up mail opens the form in a new tab, where the input is restored. */
export function useTypedForm(form: Form, { isLinkOut, confirmed }: Options) {
  const fillIn = useEffectEvent((email: string) => {
    const typed = typedBefore(email)
    for (const name of textFields) {
      const value = typed[name]
      if (typeof value === 'string' && !form.getValues(name)) form.setValue(name, value)
    }
    if (typed['termsAccepted'] === true) form.setValue('termsAccepted', true)
    form.setValue('buyerEmail', email)
  })
  useEffect(() => {
    if (confirmed !== null) fillIn(confirmed)
  }, [confirmed])

  const keep = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') storeForAnHour(FORM_KEY, form.getValues())
  })
  useEffect(() => {
    if (!isLinkOut) return
    const leave = () => keep()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [isLinkOut])
}

export const forgetTyped = () => void takeStored(FORM_KEY)

/** Nothing if it belongs to another address. */
function typedBefore(email: string): Record<string, unknown> {
  const kept = takeStored(FORM_KEY)
  const typed = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const typedEmail = typed['buyerEmail']
  return typeof typedEmail === 'string' && typedEmail.trim().toLowerCase() === email ? typed : {}
}
