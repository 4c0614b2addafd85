import { fromUnits } from '../platform/decimal'
import type { Paise } from '../platform/money'
import type { Seller } from '../reference/seller'

/** How an order is paid. */
export interface Payment {
  payee: string
  /** The account, in one line; null where it isn't given. */
  bank: string | null
  upiId: string | null
  /** When to pay; null: in advance. */
  terms: string | null
}

export const paymentTo = ({ name, bank, upiId, paymentTerms }: Seller): Payment => ({
  payee: name,
  bank,
  upiId,
  terms: paymentTerms,
})

/** Names a payment on a bank statement. Letters and digits only, since many banks drop everything else. */
export const paymentReference = (orderNo: string) => orderNo.replaceAll(/[^\dA-Za-z]/g, '')

interface UpiPayment {
  upiId: string
  payee: string
  paise: Paise
  reference: string
}

/** The link that UPI apps read from a QR code: whom to pay, how much and what for. */
export function upiLink({ upiId, payee, paise, reference }: UpiPayment): string {
  const parts = { pa: upiId, pn: payee, am: fromUnits(paise, 2), cu: 'INR', tn: reference }
  return `upi://pay?${Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}

/** What most banks let one person pay by UPI in a day: ₹1,00,000. */
export const UPI_DAILY_PAISE: Paise = 10_000_000n
