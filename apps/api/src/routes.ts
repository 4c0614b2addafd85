import marketFigures from './catalogue/market-figures/routes'
import products from './catalogue/products/routes'
import rates from './catalogue/rates/routes'
import search from './catalogue/search/routes'
import accounts from './identity/accounts/routes'
import captcha from './identity/captcha/routes'
import passkeys from './identity/passkeys/routes'
import sessions from './identity/sessions/routes'
import signIn from './identity/sign-in/routes'
import freight from './inventory/freight/routes'
import prices from './inventory/prices/routes'
import sheets from './inventory/sheets/routes'
import stock from './inventory/stock/routes'
import addresses from './ordering/addresses/routes'
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
import site from './site/routes'
import contact from './site/contact/routes'
import desks from './site/desks/routes'
import newsletter from './site/newsletter/routes'
import awards from './sourcing/awards/routes'
import better from './sourcing/better/routes'
import enquiries from './sourcing/enquiries/routes'
import listReader from './sourcing/list-reader/routes'
import lists from './sourcing/lists/routes'
import quoteFiles from './sourcing/quote-files/routes'
import quoteSheet from './sourcing/quote-sheet/routes'
import quotes from './sourcing/quotes/routes'

/** Every call the server answers. */
export const routes = [
  ...captcha,
  ...site,
  ...marketFigures,
  ...pinCodes,
  ...signIn,
  ...sessions,
  ...accounts,
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
  ...sheets,
  ...fees,
  ...cart,
  ...checkout,
  ...addresses,
  ...orders,
  ...orderChanges,
  ...orderAgain,
  ...orderLists,
  ...quotes,
  ...quoteFiles,
  ...quoteSheet,
  ...awards,
  ...better,
  ...listReader,
  ...lists,
  ...audit,
  ...securityLog,
]
