import { isPageForAll } from '@lohahaat/contract/platform/pages/pages-for-all'

/**
 * What the worker keeps. Everything personal is named here: no answer is kept because of its headers, and what is not
 * named is never kept.
 */
const ownPages = [
  '',
  'myOrdersList',
  'orderDetails(?:/\\d+)?',
  'invoice/\\d+',
  'lists',
  'approvals(?:/\\d+)?',
  'consignment/\\d+',
  'quotePrice/\\d+',
  'supplier/orders(?:/\\d+)?',
  'supplier/consignments(?:/\\d+)?',
]

/** What those pages ask for after they have been shown. */
export const ownCalls = [
  '/Billing/LH/ConsignmentEwayBill',
  '/Billing/LH/Invoice',
  '/Billing/LH/Invoices',
  '/Company/LH/Company',
  '/ConfirmOrder/LH/MyOrder',
  '/ConfirmOrder/LH/OrderSuccessDetail',
  '/Fulfilment/LH/Consignment',
  '/Fulfilment/LH/ConsignmentCertificates',
  '/Fulfilment/LH/Consignments',
  '/Fulfilment/LH/OrderCertificates',
  '/Fulfilment/LH/OrderConsignments',
  '/Fulfilment/LH/Weighment',
  '/List/LH/KeptList',
  '/List/LH/KeptLists',
  '/Supply/LH/LineAnswers',
  '/Supply/LH/OrderLoading',
]

/** The papers of an order, as files. */
export const ownPapers = [
  '/ConfirmOrder/LH/ProformaInvoice',
  '/Billing/LH/InvoiceFile',
  '/Fulfilment/LH/CertificateFile',
]

const LOGOUT = '/Login/LH/Logout'
const SHARE = '/share'

const own = new RegExp(`^/(?:${ownPages.join('|')})/?$`, 'i')
/**
 * The files of a build and the pictures of the shell: their names change with their content, or they hardly ever do. Not
 * the manifest, by which an installed app learns of new shortcuts.
 */
const FILE = /^\/(?:assets\/|favicon\.|icon-|apple-touch-icon|[\w-]+\.svg$)/
const LANGUAGE = /^\/hi(?=\/|$)/
/** A secret in an address, or a page that does something when it is opened. */
const SECRET = /[?&]token=/

export type Rule = 'file' | 'page for all' | 'own page' | 'own answer' | 'logout' | 'share' | 'network'

interface Asked {
  method: string
  mode: string
  /** Path and query. */
  path: string
}

export const withoutLanguage = (path: string) => path.replace(LANGUAGE, '') || '/'

/** How a request of this site is answered. */
export function ruleOf({ method, mode, path }: Asked): Rule {
  const [name = ''] = path.split('?', 1)
  const page = withoutLanguage(name)
  if (name === LOGOUT) return 'logout'
  if (method === 'POST') return mode === 'navigate' && page === SHARE ? 'share' : 'network'
  if (method !== 'GET' || SECRET.test(path)) return 'network'
  if (mode === 'navigate') return pageRule(page, path)
  if (FILE.test(name)) return 'file'
  return ownCalls.includes(name) || ownPapers.includes(name) ? 'own answer' : 'network'
}

export function pageRule(page: string, path: string): 'page for all' | 'own page' | 'network' {
  if (own.test(page)) return 'own page'
  return isPageForAll(page + path.slice(path.split('?', 1)[0]?.length)) ? 'page for all' : 'network'
}
