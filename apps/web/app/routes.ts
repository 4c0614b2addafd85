import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { pagesFor, type GuardedPages } from './guarded-pages'

/** The list and the form of one kind; what they show is in its description in the contract. */
const masterData = (list: string, form: string) => [
  route(list, 'pages/admin/master-data/list-page.tsx', { id: list }),
  route(`${form}/:id?`, 'pages/admin/master-data/form-page.tsx', { id: form }),
]

/** Pages about the person himself, which don't exist for a visitor. */
const accountPages: GuardedPages = {
  'manage the own account': [
    route('profile', 'pages/buyer/profile/profile-page.tsx'),
    route('settings', 'pages/buyer/settings/settings-page.tsx'),
  ],
}

/** Which guard stands before them is decided by the table of permissions. */
const guardedPages: GuardedPages = {
  buy: [route('cart', 'pages/buyer/cart/cart-page.tsx'), route('checkOut', 'pages/buyer/check-out/check-out-page.tsx')],
  'list own orders': [route('myOrdersList', 'pages/buyer/my-orders-list/my-orders-list-page.tsx')],
  'list requests': [route('approvals', 'pages/buyer/approvals/approvals-page.tsx')],
  'see a request': [route('approvals/:requestId', 'pages/buyer/approvals/request-page.tsx')],
  'see the company': [route('company', 'pages/buyer/company/company-page.tsx')],
  'keep lists': [route('lists', 'pages/buyer/lists/lists-page.tsx')],
  'see an order': [
    route('orderSuccess/:orderId?', 'pages/buyer/order-success/order-success-page.tsx'),
    route('orderDetails/:orderId?', 'pages/buyer/order-details/order-details-page.tsx'),
  ],
  'list consignments': [route('supplier/consignments', 'pages/supplier/consignments/consignments-page.tsx')],
  'see a consignment': [
    route('supplier/consignments/:consignmentId', 'pages/supplier/consignments/consignment-page.tsx'),
    route('consignment/:consignmentId', 'pages/buyer/consignment/consignment-page.tsx'),
  ],
  'manage consignments': [
    route('consignments', 'pages/admin/consignments/consignments-page.tsx'),
    route('consignments/:consignmentId', 'pages/admin/consignments/consignment-page.tsx'),
    route('settings-of-trade', 'pages/admin/settings-of-trade/fulfilment-page.tsx'),
  ],
  'see enquiries': [route('EnquiryList', 'pages/buyer/enquiry-list/enquiry-list-page.tsx')],
  'raise an enquiry': [
    route('enquiry/:id?', 'pages/buyer/enquiry/enquiry-page.tsx'),
    route('uploadEnquiry', 'pages/buyer/upload-enquiry/upload-enquiry-page.tsx'),
  ],
  'quote for an enquiry': [route('quotePrice/:enquiryId', 'pages/supplier/quote-price/quote-price-page.tsx')],
  'compare quotes': [route('enquiry/:enquiryId/quotes', 'pages/buyer/quotes/quotes-page.tsx')],
  'see orders to load': [
    route('supplier/orders', 'pages/supplier/orders/orders-page.tsx'),
    route('supplier/orders/:orderId', 'pages/supplier/orders/order-page.tsx'),
  ],
  "see the supplier's desk": [
    route('supplier', 'pages/supplier/desk/desk-page.tsx'),
    route('supplier/enquiries', 'pages/supplier/enquiries/enquiries-page.tsx'),
  ],
  'manage own stock': [
    route('supplier/stock', 'pages/supplier/stock/stock-page.tsx'),
    route('supplier/item/:id?', 'pages/supplier/item/item-page.tsx'),
    route('supplier/stockImport', 'pages/supplier/stock-import/stock-import-page.tsx'),
  ],
  'manage suppliers': [
    route('suppliers', 'pages/admin/suppliers/suppliers-page.tsx'),
    route('suppliers/:companyId', 'pages/admin/suppliers/application-page.tsx'),
  ],
  'see the own score': [route('supplier/score', 'pages/supplier/score/score-page.tsx')],
  'see the own statement': [route('supplier/statement', 'pages/supplier/statement/statement-page.tsx')],
  'issue an invoice': [route('invoice/:invoiceId/portals', 'pages/supplier/invoice-portals/invoice-portals-page.tsx')],
  'keep certificates': [
    route('certificates', 'pages/supplier/certificates/certificates-page.tsx'),
    route('certificates/:certificateId', 'pages/supplier/certificates/certificate-page.tsx'),
  ],
  'see the own account': [route('account', 'pages/buyer/account/account-page.tsx')],
  "see the supplier's account": [route('supplier/account', 'pages/supplier/account/account-page.tsx')],
  'manage money': [
    route('money', 'pages/admin/money/money-page.tsx'),
    route('money/receipts', 'pages/admin/money/receipts/receipts-page.tsx'),
    route('money/bank', 'pages/admin/money/bank/bank-page.tsx'),
    route('money/companies/:companyId', 'pages/admin/money/companies/company-account-page.tsx'),
    route('money/suppliers/:sellerId', 'pages/admin/money/suppliers/seller-account-page.tsx'),
  ],
  'oversee enquiries': [route('AllEnquiryList', 'pages/admin/all-enquiry-list/all-enquiry-list-page.tsx')],
  'see the desk': [route('admin', 'pages/admin/desk/desk-page.tsx')],
  'manage master data': [
    ...masterData('brands', 'brand'),
    ...masterData('paraMaster', 'pm'),
    ...masterData('departments', 'department'),
    ...masterData('classes', 'class'),
    ...masterData('subClasses', 'subClass'),
    ...masterData('subClasses1', 'subClass1'),
    ...masterData('sellers', 'seller'),
  ],
  'manage fees': [route('fees', 'pages/admin/fees/fees-page.tsx')],
  'manage freight': [route('freight', 'pages/admin/freight/freight-page.tsx')],
  'read the logs': [
    route('audit', 'pages/admin/audit/audit-page.tsx'),
    route('audit/security', 'pages/admin/audit/security/security-page.tsx'),
  ],
  'manage stock': [
    route('stocks', 'pages/admin/stocks/stocks-page.tsx'),
    route('stockImport', 'pages/admin/stock-import/stock-import-page.tsx'),
    route('stock/:id?', 'pages/admin/stock/stock-page.tsx'),
  ],
  'manage orders': [
    route('allOrders', 'pages/admin/all-orders/all-orders-page.tsx'),
    route('refusedLines', 'pages/admin/refused-lines/refused-lines-page.tsx'),
    route('statements', 'pages/admin/statements/statements-page.tsx'),
    route('ratings', 'pages/admin/ratings/ratings-page.tsx'),
  ],
  'see an invoice': [route('invoice/:invoiceId', 'pages/buyer/invoice/invoice-page.tsx')],
  'manage invoices': [
    route('invoices', 'pages/admin/invoices/invoices-page.tsx'),
    route('settings-of-trade/billing', 'pages/admin/settings-of-trade/billing/billing-settings-page.tsx'),
  ],
  'manage accounts': [route('accounts', 'pages/admin/accounts/accounts-page.tsx')],
  'merge companies': [route('companies', 'pages/admin/companies/companies-page.tsx')],
  'watch the mail queue': [route('mailQueue', 'pages/admin/mail-queue/mail-queue-page.tsx')],
}

export default [
  index('pages/public/landing/landing-page.tsx'),
  route('about', 'pages/public/about/about-page.tsx'),
  route('help', 'pages/public/help/help-page.tsx'),
  route('contact', 'pages/public/contact/contact-page.tsx'),
  route('newsletter/confirm', 'pages/public/newsletter/confirm-page.tsx'),
  route('newsletter/unsubscribe', 'pages/public/newsletter/unsubscribe-page.tsx'),
  route('termsandConditions', 'pages/public/termsand-conditions/termsand-conditions-page.tsx'),
  route('privacyPolicy', 'pages/public/privacy-policy/privacy-policy-page.tsx'),
  route('legal', 'pages/public/legal/legal-page.tsx'),
  route('weight-calculator', 'pages/public/weight-calculator/weight-calculator-page.tsx'),
  route('list', 'pages/public/list/list-page.tsx'),
  route('track', 'pages/public/track/track-page.tsx'),
  route('sell', 'pages/public/sell/sell-page.tsx'),
  route('login', 'pages/public/login/login-page.tsx'),
  route('login/link', 'pages/public/login/link-page.tsx'),
  route('join', 'pages/public/join/join-page.tsx'),
  route('signup', 'pages/public/signup/signup-page.tsx'),
  route('pipeLandingPage', 'pages/public/pipe-landing-page/pipe-landing-page.tsx'),
  route('rates/:class?', 'pages/public/rates/rates-page.tsx'),
  route('pipe/:department', 'pages/public/pipe/catalogue-page.tsx'),
  route('pipe/:department/:itemId', 'pages/public/product/product-page.tsx'),

  layout('guards/account.tsx', pagesFor('signed-in', accountPages)),
  layout('guards/signed-in.tsx', [
    ...pagesFor('signed-in', guardedPages),
    layout('guards/admin.tsx', pagesFor('admin', guardedPages)),
  ]),

  route('*', 'pages/public/unknown-path.tsx'),
] satisfies RouteConfig
