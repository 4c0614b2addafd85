import { hasGstinCheckDigit, isGstinPattern } from '@lohahaat/domain/identity/gstin'
import { stateOfGstin } from '@lohahaat/domain/reference/states'
import { expect, test } from 'vitest'
import { demoAccounts } from './demo-accounts'
import { buyerAddresses, demoPeople } from './people'
import { demoSellers } from './sellers'

const people = demoAccounts.map(({ email, label }) => ({ email, label, ...demoPeople[email] }))

test.each(people)('$label can sign up with what the demo account holds', (person) => {
  expect(isGstinPattern(person.gstNumber)).toBe(true)
  expect(hasGstinCheckDigit(person.gstNumber)).toBe(true)
  expect(person.email.length).toBeLessThanOrEqual(50)
  expect(person.contactName.length).toBeLessThanOrEqual(70)
  expect(person.legalName.length).toBeLessThanOrEqual(70)
  expect(person.legalName.normalize('NFC')).toBe(person.legalName)
  expect(person.phone).toMatch(/^[0-9]{10}$/)
  expect(person.pinCode).toMatch(/^[1-9][0-9]{5}$/)
})

test('only the supplier speaks for a firm', () => {
  expect(people.map(({ seller }) => seller !== null)).toEqual([false, false, false, false, true])
})

test('who is in the company of another goes by its name and GST number', () => {
  const members = people.flatMap(({ memberOf, ...member }) => (memberOf ? [{ ...member, memberOf }] : []))
  expect(members.map(({ memberOf }) => memberOf.role)).toEqual(['Approver', 'Accounts'])
  for (const { memberOf, legalName, gstNumber } of members)
    expect(demoPeople[memberOf.owner]).toMatchObject({ legalName, gstNumber })
})

test('the supplier is a verified seller', () => {
  const verified: string[] = demoSellers.filter((seller) => seller.verified).map((seller) => seller.organizationName)
  expect(verified).toContain(demoPeople['supplier@lohahaat.example'].seller)
})

test('the buyer has one address of each kind, billed in the state of the GSTIN', () => {
  expect(buyerAddresses.map(({ kind }) => kind)).toEqual(['billing', 'shipping'])
  const [billing] = buyerAddresses
  expect(hasGstinCheckDigit(billing.gstNumber)).toBe(true)
  expect(stateOfGstin(billing.gstNumber)?.name).toBe(billing.state)
})
