import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The list and the form of one kind; what they show is in its description in the contract. */
const masterData = (list: string, form: string) => [
  route(list, 'pages/master-data/list-page.tsx', { id: list }),
  route(`${form}/:id?`, 'pages/master-data/form-page.tsx', { id: form }),
]

export default [
  index('pages/landing/landing-page.tsx'),
  route('about', 'pages/about/about-page.tsx'),
  route('help', 'pages/help/help-page.tsx'),
  route('contact', 'pages/contact/contact-page.tsx'),
  route('newsletter/confirm', 'pages/newsletter/confirm-page.tsx'),
  route('newsletter/unsubscribe', 'pages/newsletter/unsubscribe-page.tsx'),
  route('termsandConditions', 'pages/termsand-conditions/termsand-conditions-page.tsx'),
  route('privacyPolicy', 'pages/privacy-policy/privacy-policy-page.tsx'),
  route('legal', 'pages/legal/legal-page.tsx'),
  route('weight-calculator', 'pages/weight-calculator/weight-calculator-page.tsx'),
  route('login', 'pages/login/login-page.tsx'),
  route('signup', 'pages/signup/signup-page.tsx'),
  route('pipeLandingPage', 'pages/pipe-landing-page/pipe-landing-page.tsx'),
  route('pipe/:department', 'pages/pipe/catalogue-page.tsx'),
  route('pipe/:department/:stockDetailId', 'pages/product/product-page.tsx'),

  layout('guards/account.tsx', [
    route('profile', 'pages/profile/profile-page.tsx'),
    route('settings', 'pages/settings/settings-page.tsx'),
  ]),

  layout('guards/signed-in.tsx', [
    route('cart', 'pages/cart/cart-page.tsx'),
    route('checkOut', 'pages/check-out/check-out-page.tsx'),
    route('orderSuccess/:groupOrderId?', 'pages/order-success/order-success-page.tsx'),
    route('myOrdersList', 'pages/my-orders-list/my-orders-list-page.tsx'),
    route('orderDetails/:groupOrderId?', 'pages/order-details/order-details-page.tsx'),
    route('EnquiryList', 'pages/enquiry-list/enquiry-list-page.tsx'),
    route('enquiry/:id?', 'pages/enquiry/enquiry-page.tsx'),
    route('uploadEnquiry', 'pages/upload-enquiry/upload-enquiry-page.tsx'),
    route('quotePrice/:buyerInstructionId', 'pages/quote-price/quote-price-page.tsx'),
    route('enquiry/:buyerInstructionId/quotes', 'pages/quotes/quotes-page.tsx'),
    layout('guards/admin.tsx', [
      route('AllEnquiryList', 'pages/all-enquiry-list/all-enquiry-list-page.tsx'),
      ...masterData('brands', 'brand'),
      ...masterData('paraMaster', 'pm'),
      ...masterData('departments', 'department'),
      ...masterData('classes', 'class'),
      ...masterData('subClasses', 'subClass'),
      ...masterData('subClasses1', 'subClass1'),
      ...masterData('sellers', 'seller'),
      route('fees', 'pages/fees/fees-page.tsx'),
      route('audit', 'pages/audit/audit-page.tsx'),
      route('stocks', 'pages/stocks/stocks-page.tsx'),
      route('stockImport', 'pages/stock-import/stock-import-page.tsx'),
      route('stock/:id?', 'pages/stock/stock-page.tsx'),
      route('allOrders', 'pages/all-orders/all-orders-page.tsx'),
      route('mailQueue', 'pages/mail-queue/mail-queue-page.tsx'),
    ]),
  ]),

  route('*', 'pages/unknown-path.tsx'),
] satisfies RouteConfig
