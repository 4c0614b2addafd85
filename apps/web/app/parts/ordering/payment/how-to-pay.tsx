import { paymentTexts } from '@lohahaat/domain/ordering/payment-texts'
import { paymentReference, type Payment } from '@lohahaat/domain/ordering/payment'
import type { Paise } from '@lohahaat/domain/platform/money'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card'
import { texts } from './texts'
import { UpiCode } from './upi-code'

interface HowToPayProps {
  payment: Payment
  total: Paise
  /** Undefined before there is an order: then there is no reference and no code yet. */
  orderNo?: string
}

/** Terms, account and reference of an order, with a QR code for UPI apps. */
export function HowToPay({ payment: { payee, bank, upiId, terms }, total, orderNo }: HowToPayProps) {
  const reference = orderNo && paymentReference(orderNo)
  return (
    <Card title={texts.title} className="break-inside-avoid">
      <div className="flex flex-wrap items-start gap-6">
        <dl className="grid min-w-0 grow basis-64 gap-2 text-[0.9375rem]">
          <Fact name={texts.terms}>{terms ?? paymentTexts.inAdvance}</Fact>
          <Fact name={texts.payee}>{payee}</Fact>
          <Fact name={texts.bank}>{bank ?? texts.noAccount}</Fact>
          {upiId !== null && <Fact name={texts.upi}>{upiId}</Fact>}
          <Fact name={texts.reference}>
            {reference ? <strong className="font-semibold">{reference}</strong> : texts.referenceLater}
          </Fact>
        </dl>
        {upiId !== null && reference && <UpiCode payment={{ upiId, payee, paise: total, reference }} />}
      </div>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
