import { useState } from 'react'
import { typedOrZero, typedRupees } from '../use-money-form'
import { totalOf } from './total-of'

/** What is typed of a supplier's invoice, and what of it is sent. */
export function useTypedInvoice(today: string) {
  const [typed, setTyped] = useState({ number: '', issuedOn: today, taxable: '', gst: '', roundOff: '' })
  const { number, issuedOn, taxable, gst, roundOff } = typed
  return {
    typed,
    total: totalOf([taxable, gst, roundOff]),
    set: (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value }),
    sent: {
      ...{ number, issuedOn, taxable: typedRupees(taxable), gst: typedRupees(gst) },
      roundOff: typedOrZero(roundOff),
    },
  }
}

export type TypedInvoice = ReturnType<typeof useTypedInvoice>
