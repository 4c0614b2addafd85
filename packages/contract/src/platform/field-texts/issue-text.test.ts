import { expect, test } from 'vitest'
import { z } from 'zod'
import { everyCall } from '../../every-call'
import type { Call } from '../define-call'
import { issueText } from './issue-text'
import { inputSpelling } from '../wire/spelling'
import { cartMessages } from '../messages'
import { enquiryMessages } from '../messages/enquiries'
import { orderMessages } from '../messages/orders'
import { oneWayNeeded } from '../../inventory/prices/price-change'

const calls = everyCall.flatMap(({ call }) =>
  call.input ? [{ call, method: call.method, path: call.path, input: call.input }] : [],
)
type Tried = (typeof calls)[number]

/** As the server asks for the text of an issue. */
const inWireNames =
  (call: Call): z.core.$ZodErrorMap =>
  (issue) =>
    issueText(issue, inputSpelling(call).toWire)

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
  by: /amount/i,
  otp: /OTP/,
  roundTo: /rounded/,
  unit: /quantity for all items in the cart/,
  gstPercent: /GST/,
  brandId: /brand/i,
  bankAccount: /account number/i,
  // Weighbridge slips and settings of fulfilment.
  slipNo: /slip number/i,
  bridge: /weighbridge/i,
  vehicleNo: /vehicle number/i,
  grossKg: /gross weight/i,
  tareKg: /tare weight/i,
  netKg: /net weight/i,
  grossAt: /full truck/i,
  tareAt: /empty truck/i,
  loadingTolerancePercent: /loading tolerance/i,
  shortagePercent: /allowed difference/i,
  shortageDivisions: /divisions/i,
  divisionKg: /division of a bridge/i,
  policy: /settlement/i,
  hydrostaticLeast: /test pressure/i,
  zincEnough: /zinc to pass/i,
  leastTareKg: /lightest tare/i,
  mostTareKg: /heaviest tare/i,
  mostGrossKg: /heaviest gross/i,
  zincLeast: /minimum zinc/i,
  certificateNo: /certificate number/i,
  heatNo: /heat/i,
  heats: /heat/i,
  issuedOn: /date of certificate/i,
  licenceCheckedOn: /BIS Care/,
  testedOn: /date of test/i,
  size: /size/i,
  brandIds: /makes/i,
  classIds: /classes/i,
  licence: /CM\/L number/,
  yards: /yard/i,
  buyerOrderNo: /your order number/i,
  buyerContactName: /full name/i,
  buyerContactPhone: /contact number/i,
  buyerEmail: /e-?mail address/i,
  buyerLegalName: /business name/i,
  deliveryPlace: /PIN code/,
  cells: /line|buyerItemDetailId|quoteId/i,
  classId: /class/i,
  commissionIsDefault: /default commission/i,
  commissionPercent: /commission/i,
  deliveryDays: /delivery timeline/,
  deliveryId: /delivery/i,
  departmentId: /department|product category/i,
  enquiryDay: /date/,
  answerHours: /hours to answer/i,
  askedItems: /item|class|quantity|unit/i,
  fingerprint: /preview/,
  gradeId: /grade/i,
  gstNo: /GST ?N/i,
  gstNumber: /GST ?N/i,
  imageFileName: /picture/i,
  items: /item|class|quantity|unit/i,
  isCharged: /charged/,
  kmPerDay: /kilometres a day/i,
  leastRupeesPerTon: /least freight/i,
  lines: /line|list|quantity|priced|stockDetailId|buyerItemDetailId|orderId/i,
  loadingCharge: /loading charges/i,
  orderLimitTons: /order limit in tons/i,
  monthLimitTons: /month limit in tons/i,
  handlingFee: /material handling fees/i,
  numbers: /number of the invoice/i,
  shares: /share|number of the invoice/i,
  orderLineIds: /line/,
  noteLines: /line/i,
  noteReason: /why/,
  password: /password|OTP/,
  paymentDays: /days until payment/i,
  phoneNo: /contact no/i,
  platformFee: /platform fees/i,
  prices: /price|buyerInstructionId|stockDetailId/i,
  rates: /rate|distance|truck/i,
  reason: /why/,
  response: /answer of the passkey/,
  roadFactorPercent: /road factor/i,
  secret: /link/,
  sellerId: /seller/i,
  sellerLocation: /location|PIN code/i,
  sellerOfficeAddress: /office address/i,
  sellerPhoneNo: /phone no/i,
  stampId: /stamp/i,
  standardId: /standard/i,
  status: /active|status/i,
  thicknessId: /thickness|sub ?class/i,
  sizeId: /sub ?class/i,
  thickness: /sub class1 name|thickness/i,
  termsAccepted: /terms and condition/,
  text: /text|list/,
  token: /link/,
  username: /username|e-?mail address/i,
  weighmentCharge: /weighment charges/i,
  weightPerPiece: /weight per piece/i,
  ewayBillNo: /e-way bill number/,
  generatedAt: /generated/,
  vehicleEnteredAt: /vehicle was entered/,
  cancelReason: /cancelled/,
  km: /distance in km/i,
  ackNo: /acknowledgement number/,
  ackAt: /acknowledged/,
  signedQr: /QR code/,
  portalAnswer: /portal’s answer/,
  // Consignments.
  driverPhone: /driver's phone/,
  transporterName: /transporter/i,
  transporterId: /transporter/i,
  lrNo: /LR number/,
  expectedOn: /day of arrival/,
  outcome: /short or damaged/,
  // What a browser says of itself when it subscribes to messages; no person types it.
  endpoint: /browser/,
  p256dh: /browser/,
  auth: /browser/,
  kinds: /browser/,
}

/** Said of several fields together. */
const spokenOfAsAWhole: string[] = [
  cartMessages.billingIncomplete,
  cartMessages.shippingIncomplete,
  enquiryMessages.noPrices,
  oneWayNeeded(),
]

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const isNamed = (call: Call, field: string, text: string) =>
  plain(text).includes(plain(inputSpelling(call).toWire(field))) ||
  calledOtherwise[field]?.test(text) === true ||
  spokenOfAsAWhole.includes(text)

const fieldsOf = (input: z.ZodType): string[] => {
  if (input instanceof z.ZodObject) return Object.keys(input.shape)
  if (input instanceof z.ZodUnion) return (input.options as z.ZodType[]).flatMap(fieldsOf)
  return []
}

const textsFor = ({ input, call }: Tried, given: unknown, field: string) =>
  (input.safeParse(given, { error: inWireNames(call) }).error?.issues ?? [])
    .filter(({ path }) => path.length === 0 || path[0] === field)
    .map(({ message }) => message)

test.each(calls)('$method $path says what is missing or wrong by its name, in words', (tried) => {
  const unclear = fieldsOf(tried.input).flatMap((field) =>
    Object.entries(wrong).flatMap(([how, value]) =>
      textsFor(tried, { [field]: value }, field)
        .filter((text) => !isNamed(tried.call, field, text) || /invalid input|expected|received/i.test(text))
        .map((text) => `${field}, ${how}: ${text}`),
    ),
  )
  expect(unclear).toEqual([])
})

test.each(calls.filter(({ method, input }) => method === 'GET' && fieldsOf(input).includes('orderId')))(
  '$method $path without an order',
  (tried) => {
    for (const given of [{}, { orderId: 'x' }, { orderId: ['1', '2'] }])
      expect(textsFor(tried, given, 'orderId')).toEqual([orderMessages.idInvalid])
  },
)
