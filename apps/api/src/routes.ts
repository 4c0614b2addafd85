import bankStatements from './billing/bank/routes'
import credit from './billing/credit/routes'
import einvoices from './billing/einvoices/routes'
import ewayBills from './billing/eway-bills/routes'
import invoices from './billing/invoices/routes'
import ledger from './billing/ledger/routes'
import moneyDesk from './billing/money-desk/routes'
import billingNotes from './billing/notes/routes'
import papers from './billing/papers/routes'
import receipts from './billing/receipts/routes'
import billingSettings from './billing/settings/routes'
import supplierAccounts from './billing/suppliers/routes'
import tally from './billing/tally/routes'
import marketFigures from './catalogue/market-figures/routes'
import products from './catalogue/products/routes'
import rates from './catalogue/rates/routes'
import search from './catalogue/search/routes'
import certificates from './fulfilment/certificates/routes'
import consignmentFiles from './fulfilment/consignment-files/routes'
import consignments from './fulfilment/consignments/routes'
import orderLinks from './fulfilment/order-links/routes'
import fulfilmentSettings from './fulfilment/settings/routes'
import weighbridge from './fulfilment/weighbridge/routes'
import accounts from './identity/accounts/routes'
import captcha from './identity/captcha/routes'
import companies from './identity/companies/routes'
import companyMerge from './identity/company-merge/routes'
import passkeys from './identity/passkeys/routes'
import push from './identity/push/routes'
import sessions from './identity/sessions/routes'
import signIn from './identity/sign-in/routes'
import freight from './inventory/freight/routes'
import prices from './inventory/prices/routes'
import proposals from './inventory/proposals/routes'
import sheets from './inventory/sheets/routes'
import stock from './inventory/stock/routes'
import addresses from './ordering/addresses/routes'
import approvals from './ordering/approvals/routes'
import cart from './ordering/cart/routes'
import checkout from './ordering/checkout/routes'
import fees from './ordering/fees/routes'
import orderAgain from './ordering/order-again/routes'
import orderChanges from './ordering/order-changes/routes'
import orderLists from './ordering/order-lists/routes'
import orders from './ordering/orders/routes'
import audit from './platform/audit/routes'
import mail from './platform/mail/routes'
import securityLog from './platform/security-log/routes'
import kinds from './reference/kinds/routes'
import pinCodes from './reference/pin-codes/routes'
import contact from './site/contact/routes'
import desks from './site/desks/routes'
import newsletter from './site/newsletter/routes'
import site from './site/routes'
import quoteApprovals from './sourcing/approvals/routes'
import awards from './sourcing/awards/routes'
import better from './sourcing/better/routes'
import enquiries from './sourcing/enquiries/routes'
import listReader from './sourcing/list-reader/routes'
import lists from './sourcing/lists/routes'
import quoteFiles from './sourcing/quote-files/routes'
import quoteSheet from './sourcing/quote-sheet/routes'
import quoteVersions from './sourcing/quote-versions/routes'
import quotes from './sourcing/quotes/routes'
import applications from './supply/applications/routes'
import supplierDesk from './supply/desk/routes'
import supplierOrders from './supply/orders/routes'
import ownStock from './supply/own-stock/routes'
import ratings from './supply/ratings/routes'
import score from './supply/score/routes'
import statements from './supply/statements/routes'
import supplierTerms from './supply/terms/routes'

/** Every call the server answers. */
export const routes = [
  ...receipts,
  ...ledger,
  ...credit,
  ...supplierAccounts,
  ...bankStatements,
  ...moneyDesk,
  ...captcha,
  ...site,
  ...marketFigures,
  ...pinCodes,
  ...signIn,
  ...push,
  ...sessions,
  ...accounts,
  ...companies,
  ...companyMerge,
  ...passkeys,
  ...mail,
  ...contact,
  ...desks,
  ...newsletter,
  ...kinds,
  ...enquiries,
  ...products,
  ...rates,
  ...freight,
  ...search,
  ...stock,
  ...prices,
  ...proposals,
  ...sheets,
  ...fees,
  ...cart,
  ...checkout,
  ...addresses,
  ...orders,
  ...orderChanges,
  ...orderAgain,
  ...orderLists,
  ...approvals,
  ...quotes,
  ...quoteApprovals,
  ...quoteFiles,
  ...quoteSheet,
  ...quoteVersions,
  ...awards,
  ...better,
  ...listReader,
  ...lists,
  ...consignments,
  ...consignmentFiles,
  ...fulfilmentSettings,
  ...weighbridge,
  ...orderLinks,
  ...invoices,
  ...billingNotes,
  ...billingSettings,
  ...ewayBills,
  ...einvoices,
  ...tally,
  ...certificates,
  ...papers,
  ...applications,
  ...ownStock,
  ...supplierDesk,
  ...supplierOrders,
  ...supplierTerms,
  ...statements,
  ...score,
  ...ratings,
  ...audit,
  ...securityLog,
]
