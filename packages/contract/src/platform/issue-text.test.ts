import { expect, test } from 'vitest'
import { z } from 'zod'
import { everyCall } from '../every-call'
import { issueText } from './issue-text'
import { cartMessages, enquiryMessages, orderMessages } from './messages'
import { oneWayNeeded } from '../inventory/prices/price-change'

const calls = everyCall.flatMap(({ call: { method, path, input } }) => (input ? [{ method, path, input }] : []))

/** What no field of any call takes all of, and what is left out altogether. */
const wrong: Record<string, unknown> = {
  missing: undefined,
  null: null,
  blank: '',
  object: {},
  'list of objects': [{}],
  'list of nulls': [null],
  'said twice': ['1', '2'],
  yes: true,
  text: 'x',
  'long text': 'x'.repeat(3000),
  'control characters': '\u0000',
  negative: -5.5,
  zero: 0,
  huge: 1e300,
}

/** The fields that are asked for by another name than the wire has, as the forms and the spec's texts call them. */
const calledOtherwise: Record<string, RegExp> = {
  By: /amount/i,
  OTP: /OTP/,
  RoundTo: /rounded/,
  Unit: /quantity for all items in the cart/,
  applicable_GST: /GST/,
  brandId: /brand/i,
  buyerContactName: /full name/i,
  buyerContactPhone: /contact number/i,
  buyerEmail: /e-?mail address/i,
  buyerLegalName: /business name/i,
  cityofDelivery: /PIN code/,
  classId: /class/i,
  comissionIsDefault: /default commission/i,
  comissionPercentage: /commission/i,
  deliveryDays: /delivery timeline/,
  deliveryId: /delivery/i,
  departmentId: /department|product category/i,
  enquiryId: /date/,
  enquiryItemDetails: /item|class|quantity|unit/i,
  fingerprint: /preview/,
  gSTNo: /GST ?N/i,
  gradeId: /grade/i,
  gstNo: /GST Number/i,
  imageFileName: /picture/i,
  items: /item|class|quantity|unit/i,
  loading_Charges: /loading charges/i,
  material_Handling_Fees: /material handling fees/i,
  password: /password|OTP/,
  phoneNo: /contact no/i,
  plattform_Fees: /platform fees/i,
  prices: /price|buyerInstructionId/,
  response: /answer of the passkey/,
  sellerId: /seller/i,
  sellerLocation: /location|PIN code/i,
  sellerOfficeAddress: /office address/i,
  sellerPhoneNo: /phone no/i,
  stampId: /stamp/i,
  standardId: /standard/i,
  status: /active|status/i,
  subClassId1: /thickness|sub ?class/i,
  subClassId: /sub ?class/i,
  subClassName1: /sub class1 name/i,
  termsAndConditionChecked: /terms and condition/,
  text: /text|list/,
  token: /link/,
  username: /username|e-?mail address/i,
  weight_Charges: /weighment charges/i,
  weight_Per_Piece: /weight per piece/i,
}

/** Said of several fields together. */
const spokenOfAsAWhole: string[] = [
  cartMessages.billingIncomplete,
  cartMessages.shippingIncomplete,
  enquiryMessages.noPrices,
  oneWayNeeded(),
]

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const isNamed = (field: string, text: string) =>
  plain(text).includes(plain(field)) || calledOtherwise[field]?.test(text) === true || spokenOfAsAWhole.includes(text)

const fieldsOf = (input: z.ZodType): string[] => {
  if (input instanceof z.ZodObject) return Object.keys(input.shape)
  if (input instanceof z.ZodUnion) return (input.options as z.ZodType[]).flatMap(fieldsOf)
  return []
}

const textsFor = (input: z.ZodType, given: unknown, field: string) =>
  (input.safeParse(given, { error: issueText }).error?.issues ?? [])
    .filter(({ path }) => path.length === 0 || path[0] === field)
    .map(({ message }) => message)

test.each(calls)('$method $path says what is missing or wrong by its name, in words', ({ input }) => {
  const unclear = fieldsOf(input).flatMap((field) =>
    Object.entries(wrong).flatMap(([how, value]) =>
      textsFor(input, { [field]: value }, field)
        .filter((text) => !isNamed(field, text) || /invalid input|expected|received/i.test(text))
        .map((text) => `${field}, ${how}: ${text}`),
    ),
  )
  expect(unclear).toEqual([])
})

test.each(calls.filter(({ input }) => fieldsOf(input).includes('GroupOrderId')))(
  '$method $path without an order',
  ({ input }) => {
    for (const given of [{}, { GroupOrderId: 'x' }, { GroupOrderId: ['1', '2'] }])
      expect(textsFor(input, given, 'GroupOrderId')).toEqual([orderMessages.idInvalid])
  },
)
