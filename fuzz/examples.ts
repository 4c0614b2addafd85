import type { Call } from '@lohahaat/contract/platform/define-call'
import { someItem } from './some-item'
import { billingExamples } from './after-order/billing-examples'
import { firmExamples } from './firm-examples'
import { CODE, linkOf, NEW_EMAIL, type Owner, type Population } from './fill-world'
import { truckExamples } from './after-order/truck-examples'

export type Example = (world: Population, owner: Owner) => readonly unknown[]

const signUp = {
  buyerId: 0,
  buyerContactName: 'Asha Verma',
  buyerLegalName: 'Verma Fabricators',
  buyerContactPhone: '9812345678',
  buyerEmail: NEW_EMAIL,
  gstNo: '06AAACA0000A1Z2',
  termsAccepted: true,
  otp: CODE,
}

const seller = {
  organizationName: 'Shakti Tube Yard',
  sellerName: 'R. K. Gupta',
  sellerLocation: 123401,
  status: true,
  sellerPhoneNo: '9812345678',
  sellerOfficeAddress: '12 Loha Mandi, Rewari',
  commissionIsDefault: true,
  commissionPercent: 1.25,
}

const orderIds: Example = ({ things }, owner) => things[owner].orders.map(({ id }) => ({ orderId: id }))
const enquiryIds: Example = ({ things }, owner) => things[owner].enquiries.map(({ id }) => ({ enquiryId: id }))

/** Whole inputs for calls whose fields depend on each other, so that they name existing records. */
const examples: Record<string, Example> = {
  ...firmExamples,
  ...truckExamples,
  ...billingExamples,
  'POST /Login/LH/Login': ({ people }, owner) => [{ username: people[owner].email, password: CODE }],
  'GET /Login/LH/LoginCheck': ({ people }, owner) => [{ key: people[owner].key }],
  'POST /Login/LH/SaveUser': () => [signUp],
  'POST /Login/LH/LoginByLink': ({ people }, owner) => [{ link: linkOf(people[owner].email) }],
  'POST /Login/LH/LinkDetails': ({ people }, owner) => [{ link: linkOf(people[owner].email) }],
  'POST /Login/LH/SaveUserByLink': () => [{ ...signUp, link: linkOf(NEW_EMAIL) }],
  'POST /Mail/LH/EmailSent': () => [signUp],
  'GET /Cart/LH/UpdateCart': ({ things }, owner) =>
    things[owner].cart.flatMap((line) => [
      { ...line, quantity: '2.5', unit: 'Ton' },
      { ...line, quantity: '37', unit: 'Pieces' },
    ]),
  'GET /Cart/LH/DeleteCartFromCartPage': ({ things }, owner) => things[owner].cart,
  'GET /ConfirmOrder/LH/OrderSuccessDetail': orderIds,
  'GET /ConfirmOrder/LH/ProformaInvoice': orderIds,
  'GET /ConfirmOrder/LH/DeleteOrder': orderIds,
  'POST /ConfirmOrder/LH/OrderAgain': ({ things }, owner) => things[owner].orders.map(({ id }) => ({ orderId: id })),
  'GET /ConfirmOrder/LH/DeleteItem': ({ things }, owner) =>
    things[owner].orders.flatMap(({ id, lineIds }) => lineIds.map((orderLineId) => ({ orderId: id, orderLineId }))),
  'PUT /ConfirmOrder/LH/OrderStatus': ({ things }, owner) =>
    things[owner].orders.flatMap(({ id }) =>
      ['Processing', 'Dispatched', 'Cancelled'].map((status) => ({ orderId: id, status, note: 'By road' })),
    ),
  'GET /Enquiry/LH/EnquiryDetails': enquiryIds,
  'POST /Enquiry/LH/EnquiryDetails': ({ enquiryForm }) => [enquiryForm],
  'PUT /Enquiry/LH/EnquiryDetails': ({ things, enquiryForm }, owner) =>
    things[owner].enquiries.map(({ id }) => ({ ...enquiryForm, enquiryId: id })),
  'POST /Enquiry/LH/CloseEnquiry': ({ things }, owner) =>
    things[owner].enquiries.map(({ id }) => ({ enquiryId: id, reason: 'Bought elsewhere' })),
  'GET /Enquiry/LH/QuotePrice': enquiryIds,
  'POST /Enquiry/LH/QuotePrice': ({ things }) =>
    things.stranger.enquiries.flatMap((enquiry) => [
      pricesFor(enquiry),
      { prices: pricesFor(enquiry), remark: 'FOR site' },
    ]),
  'GET /Enquiry/LH/Quotes': enquiryIds,
  'GET /Enquiry/LH/SplitQuotes': enquiryIds,
  'POST /Enquiry/LH/SplitQuotes': ({ things }, owner) => things[owner].enquiries.map(({ id }) => ({ enquiryId: id })),
  'POST /Enquiry/LH/AcceptQuote': ({ things }, owner) => things[owner].quoteIds.map((quoteId) => ({ quoteId })),
  'GET /Enquiry/LH/ExportQuotes': enquiryIds,
  'GET /Enquiry/LH/EnquiryFile': enquiryIds,
  'POST /Seller/LH/SellerDetails': () => [seller],
  'PUT /Seller/LH/SellerDetails': ({ ids }) => (ids.get('sellerid') ?? []).map((id) => ({ ...seller, id })),
  'POST /Stock/LH/StockDetails': (world) => [someItem(world)],
  'PUT /Stock/LH/StockDetails': (world) =>
    (world.ids.get('itemid') ?? []).map((itemId) => ({ ...someItem(world), itemId })),
  'GET /Stock/LH/PriceChangePreview': ({ ids }) =>
    (ids.get('brandid') ?? []).flatMap((brandId) => [
      { brandId, by: 10 },
      { brandId, percent: '-2.5', roundTo: 10 },
    ]),
  'POST /Stock/LH/ImportStock': () => [{ mode: 'check' }, { mode: 'import' }],
  'POST /Enquiry/LH/UploadEnquiry': () => [{ name: 'Asha', phoneNo: '+91 98123 45678', deliveryDays: '-1' }],
  'POST /Contact/LH/ContactMessage': () => [
    { name: 'Asha', email: 'asha@works.example', phone: '+91 98123-45678', message: 'Do you\ndeliver?', copy: true },
  ],
  'GET /ProductDetail/LH/ProductClassData': ({ ids }) =>
    (ids.get('classid') ?? []).map((classId) => ({ departmentId: -1, classId, itemId: -2, page: 1 })),
  'GET /ProductDetail/LH/ProductClassFilterData': ({ ids }) =>
    (ids.get('classid') ?? []).map((classId) => ({ departmentId: -1, classId })),
  'GET /ProductDetail/LH/ProductFilteredClassData': ({ ids }) =>
    (ids.get('classid') ?? []).map((classId) => ({ departmentId: -1, classId, page: 1 })),
}

const pricesFor = ({ id, itemIds }: { id: number; itemIds: readonly number[] }) =>
  itemIds.map((enquiryItemId) => ({ enquiryId: id, enquiryItemId, price: 61_000.5 }))

export const examplesOf = ({ method, path }: Call, world: Population, owner: Owner): readonly unknown[] =>
  examples[`${method} ${path}`]?.(world, owner) ?? []
