import { expect, test } from 'vitest'
import { paymentReference, upiLink } from './payment'

test('the reference is the order number without what a bank statement drops', () => {
  expect(paymentReference('LH/26-27/000042')).toBe('LH2627000042')
})

test('a UPI app reads whom to pay, how much and what for', () => {
  const reference = 'LH2627000042'
  expect(upiLink({ upiId: 'lohahaat@sample', payee: 'Loha & Sons', paise: 7_507_884n, reference })).toBe(
    'upi://pay?pa=lohahaat%40sample&pn=Loha%20%26%20Sons&am=75078.84&cu=INR&tn=LH2627000042',
  )
})
