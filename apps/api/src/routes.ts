import auditDetails from './audit/audit-details.route'
import auditFilters from './audit/audit-filters.route'
import getCaptcha from './captcha/get-captcha.route'
import addBillingAddressDetail from './cart/add-billing-address-detail.route'
import addShippingAddressDetail from './cart/add-shipping-address-detail.route'
import confirmOrder from './cart/confirm-order.route'
import deleteCartFromCartPage from './cart/delete-cart-from-cart-page.route'
import deleteCart from './cart/delete-cart.route'
import fetchCartData from './cart/fetch-cart-data.route'
import fetchStockDetailsData from './cart/fetch-stock-details-data.route'
import saveCart from './cart/save-cart.route'
import updateCart from './cart/update-cart.route'
import classDetailsBasedOnDepartment from './class/class-details-based-on-department.route'
import classDetails from './class/class-details.route'
import brandDetails from './common/brand-details.route'
import marketFigures from './common/market-figures.route'
import pinCodeDetails from './common/pin-code-details.route'
import siteInfo from './common/site-info.route'
import allOrders from './confirm-order/all-orders.route'
import deleteItem from './confirm-order/delete-item.route'
import deleteOrder from './confirm-order/delete-order.route'
import exportOrders from './confirm-order/export-orders.route'
import myOrder from './confirm-order/my-order.route'
import orderAgain from './confirm-order/order-again.route'
import orderStatus from './confirm-order/order-status.route'
import orderSuccessDetail from './confirm-order/order-success-detail.route'
import proformaInvoice from './confirm-order/proforma-invoice.route'
import contactMessage from './contact/contact-message.route'
import departmentDetails from './department/department-details.route'
import acceptQuote from './enquiry/accept-quote.route'
import closeEnquiry from './enquiry/close-enquiry.route'
import enquiryDetailsBasedOnUser from './enquiry/enquiry-details-based-on-user.route'
import enquiryDetails from './enquiry/enquiry-details.route'
import enquiryFile from './enquiry/enquiry-file.route'
import enquiryHierarchyDetails from './enquiry/enquiry-hierarchy-details.route'
import exportQuotes from './enquiry/export-quotes.route'
import paraMasterDetailsWithParaCode1 from './enquiry/para-master-details-with-para-code1.route'
import quotePrice from './enquiry/quote-price.route'
import quotes from './enquiry/quotes.route'
import readEnquiryFile from './enquiry/read-enquiry-file.route'
import readEnquiryLines from './enquiry/read-enquiry-lines.route'
import splitQuotes from './enquiry/split-quotes.route'
import uploadEnquiry from './enquiry/upload-enquiry.route'
import feeDetails from './fee/fee-details.route'
import loginCheck from './login/login-check.route'
import login from './login/login.route'
import logout from './login/logout.route'
import profile from './login/profile.route'
import saveUser from './login/save-user.route'
import sessions from './login/sessions.route'
import signOutEverywhere from './login/sign-out-everywhere.route'
import emailLoginSent from './mail/email-login-sent.route'
import emailSent from './mail/email-sent.route'
import mailQueue from './mail/mail-queue.route'
import confirmNewsletter from './newsletter/confirm.route'
import subscribe from './newsletter/subscribe.route'
import unsubscribe from './newsletter/unsubscribe.route'
import paraCodeDetails from './para-master/para-code-details.route'
import paraMasterDetails from './para-master/para-master-details.route'
import productClassData from './product-detail/product-class-data.route'
import productClassFilterData from './product-detail/product-class-filter-data.route'
import productData from './product-detail/product-data.route'
import productFilteredClassData from './product-detail/product-filtered-class-data.route'
import productPriceHistory from './product-detail/product-price-history.route'
import sellerDetails from './seller/seller-details.route'
import changePrices from './stock/change-prices.route'
import exportStock from './stock/export-stock.route'
import importStock from './stock/import-stock.route'
import priceChangePreview from './stock/price-change-preview.route'
import priceHistory from './stock/price-history.route'
import stockDetails from './stock/stock-details.route'
import stockImage from './stock/stock-image.route'
import stockPrice from './stock/stock-price.route'
import stockTemplate from './stock/stock-template.route'
import subClassDetailsBasedOnClass from './sub-class/sub-class-details-based-on-class.route'
import subClassDetails from './sub-class/sub-class-details.route'
import subClass1DetailsBasedOnSubClass from './sub-class1/sub-class1-details-based-on-sub-class.route'
import subClass1Details from './sub-class1/sub-class1-details.route'

/** Every call the server answers. */
export const routes = [
  getCaptcha,
  siteInfo,
  marketFigures,
  pinCodeDetails,
  login,
  loginCheck,
  logout,
  ...profile,
  saveUser,
  sessions,
  signOutEverywhere,
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
  auditDetails,
  auditFilters,
]
