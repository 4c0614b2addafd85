import accountDetails from './identity/accounts/account-details.route'
import endSessions from './identity/accounts/end-sessions.route'
import auditDetails from './platform/audit/audit-details.route'
import auditFilters from './platform/audit/audit-filters.route'
import securityEvents from './platform/security-log/security-events.route'
import getCaptcha from './identity/captcha/get-captcha.route'
import addBillingAddressDetail from './ordering/addresses/add-billing-address-detail.route'
import addShippingAddressDetail from './ordering/addresses/add-shipping-address-detail.route'
import confirmOrder from './ordering/checkout/confirm-order.route'
import deleteCartFromCartPage from './ordering/cart/delete-cart-from-cart-page.route'
import deleteCart from './ordering/cart/delete-cart.route'
import fetchCartData from './ordering/cart/fetch-cart-data.route'
import fetchStockDetailsData from './ordering/cart/fetch-stock-details-data.route'
import saveCart from './ordering/cart/save-cart.route'
import updateCart from './ordering/cart/update-cart.route'
import classDetailsBasedOnDepartment from './reference/kinds/class-details-based-on-department.route'
import classDetails from './reference/kinds/class-details.route'
import brandDetails from './reference/kinds/brand-details.route'
import marketFigures from './catalogue/market-figures/market-figures.route'
import pinCodeDetails from './reference/pin-codes/pin-code-details.route'
import siteInfo from './site/site-info.route'
import allOrders from './ordering/order-lists/all-orders.route'
import deleteItem from './ordering/order-changes/delete-item.route'
import deleteOrder from './ordering/order-changes/delete-order.route'
import exportOrders from './ordering/order-lists/export-orders.route'
import myOrder from './ordering/orders/my-order.route'
import orderAgain from './ordering/order-again/order-again.route'
import orderStatus from './ordering/order-changes/order-status.route'
import orderSuccessDetail from './ordering/orders/order-success-detail.route'
import proformaInvoice from './ordering/orders/proforma-invoice.route'
import contactMessage from './site/contact/contact-message.route'
import departmentDetails from './reference/kinds/department-details.route'
import acceptQuote from './sourcing/quotes/accept-quote.route'
import closeEnquiry from './sourcing/enquiries/close-enquiry.route'
import enquiryDetailsBasedOnUser from './sourcing/enquiries/enquiry-details-based-on-user.route'
import enquiryDetails from './sourcing/enquiries/enquiry-details.route'
import enquiryFile from './sourcing/list-reader/enquiry-file.route'
import enquiryHierarchyDetails from './sourcing/enquiries/enquiry-hierarchy-details.route'
import exportQuotes from './sourcing/quotes/export-quotes.route'
import paraMasterDetailsWithParaCode1 from './sourcing/enquiries/para-master-details-with-para-code1.route'
import quotePrice from './sourcing/quotes/quote-price.route'
import quotes from './sourcing/quotes/quotes.route'
import readEnquiryFile from './sourcing/list-reader/read-enquiry-file.route'
import readEnquiryLines from './sourcing/list-reader/read-enquiry-lines.route'
import splitQuotes from './sourcing/quotes/split-quotes.route'
import uploadEnquiry from './sourcing/list-reader/upload-enquiry.route'
import feeDetails from './ordering/fees/fee-details.route'
import confirmSignIn from './identity/sign-in/confirm-sign-in.route'
import linkDetails from './identity/sign-in/link-details.route'
import loginByLink from './identity/sign-in/login-by-link.route'
import loginCheck from './identity/sessions/login-check.route'
import login from './identity/sign-in/login.route'
import logout from './identity/sessions/logout.route'
import profile from './identity/accounts/profile.route'
import saveUserByLink from './identity/accounts/save-user-by-link.route'
import saveUser from './identity/accounts/save-user.route'
import sendConfirmationCode from './identity/sign-in/send-confirmation-code.route'
import sessions from './identity/sessions/sessions.route'
import signOutEverywhere from './identity/sessions/sign-out-everywhere.route'
import emailLoginSent from './identity/sign-in/email-login-sent.route'
import emailSent from './identity/sign-in/email-sent.route'
import mailQueue from './platform/mail/mail-queue.route'
import confirmNewsletter from './site/newsletter/confirm.route'
import subscribe from './site/newsletter/subscribe.route'
import unsubscribe from './site/newsletter/unsubscribe.route'
import paraCodeDetails from './reference/kinds/para-code-details.route'
import paraMasterDetails from './reference/kinds/para-master-details.route'
import confirmPasskeyOptions from './identity/passkeys/confirm-options.route'
import confirmWithPasskey from './identity/passkeys/confirm-sign-in.route'
import passkeyOffer from './identity/passkeys/offer.route'
import passkeys from './identity/passkeys/passkeys.route'
import registerPasskey from './identity/passkeys/register.route'
import registrationOptions from './identity/passkeys/registration-options.route'
import signInOptions from './identity/passkeys/sign-in-options.route'
import signInWithPasskey from './identity/passkeys/sign-in.route'
import productClassData from './catalogue/products/product-class-data.route'
import productClassFilterData from './catalogue/products/product-class-filter-data.route'
import productData from './catalogue/products/product-data.route'
import productFilteredClassData from './catalogue/products/product-filtered-class-data.route'
import productPriceHistory from './catalogue/products/product-price-history.route'
import sellerDetails from './reference/kinds/seller-details.route'
import changePrices from './inventory/prices/change-prices.route'
import exportStock from './inventory/sheets/export-stock.route'
import importStock from './inventory/sheets/import-stock.route'
import priceChangePreview from './inventory/prices/price-change-preview.route'
import priceHistory from './inventory/prices/price-history.route'
import stockDetails from './inventory/stock/stock-details.route'
import stockImage from './inventory/stock/stock-image.route'
import stockPrice from './inventory/prices/stock-price.route'
import stockTemplate from './inventory/sheets/stock-template.route'
import subClassDetailsBasedOnClass from './reference/kinds/sub-class-details-based-on-class.route'
import subClassDetails from './reference/kinds/sub-class-details.route'
import subClass1DetailsBasedOnSubClass from './reference/kinds/sub-class1-details-based-on-sub-class.route'
import subClass1Details from './reference/kinds/sub-class1-details.route'

/** Every call the server answers. */
export const routes = [
  getCaptcha,
  siteInfo,
  marketFigures,
  pinCodeDetails,
  linkDetails,
  login,
  confirmSignIn,
  sendConfirmationCode,
  loginByLink,
  loginCheck,
  logout,
  ...profile,
  saveUser,
  saveUserByLink,
  ...sessions,
  signOutEverywhere,
  registrationOptions,
  registerPasskey,
  signInOptions,
  signInWithPasskey,
  confirmPasskeyOptions,
  confirmWithPasskey,
  ...passkeys,
  passkeyOffer,
  emailLoginSent,
  emailSent,
  mailQueue,
  contactMessage,
  subscribe,
  confirmNewsletter,
  unsubscribe,
  ...brandDetails,
  paraCodeDetails,
  ...paraMasterDetails,
  paraMasterDetailsWithParaCode1,
  ...departmentDetails,
  ...classDetails,
  classDetailsBasedOnDepartment,
  ...subClassDetails,
  subClassDetailsBasedOnClass,
  ...subClass1Details,
  subClass1DetailsBasedOnSubClass,
  productData,
  productClassData,
  productFilteredClassData,
  productClassFilterData,
  productPriceHistory,
  ...sellerDetails,
  ...stockDetails,
  stockPrice,
  priceChangePreview,
  changePrices,
  priceHistory,
  exportStock,
  importStock,
  stockTemplate,
  stockImage,
  ...feeDetails,
  fetchCartData,
  fetchStockDetailsData,
  saveCart,
  deleteCart,
  deleteCartFromCartPage,
  updateCart,
  confirmOrder,
  addShippingAddressDetail,
  addBillingAddressDetail,
  orderSuccessDetail,
  proformaInvoice,
  myOrder,
  deleteOrder,
  deleteItem,
  orderAgain,
  allOrders,
  orderStatus,
  exportOrders,
  ...enquiryDetails,
  enquiryDetailsBasedOnUser,
  enquiryHierarchyDetails,
  closeEnquiry,
  ...quotePrice,
  quotes,
  ...splitQuotes,
  acceptQuote,
  exportQuotes,
  readEnquiryLines,
  readEnquiryFile,
  uploadEnquiry,
  enquiryFile,
  accountDetails,
  endSessions,
  auditDetails,
  auditFilters,
  securityEvents,
]
