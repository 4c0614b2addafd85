import { SELLS_NOTHING } from '@lohahaat/contract/platform/session-values'
import { createContext, use } from 'react'
import { useRenderedSession } from './session-provider'

/** What this answer's inline scripts must carry; the browser has none. */
export const NonceContext = /* @__PURE__ */ createContext('')

/**
 * A kept page doesn't know who looks at it. This tells the style sheet before the first paint, which shows the entries
 * of the header that are for him until the scripts run: by the same values and rules as `useSession`.
 */
export const markScript = `(d=>{
const h=d.documentElement,
read=n=>{try{return decodeURIComponent((d.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1]||'')}catch{return''}},
show=(n,v)=>h.style.setProperty('--'+n,JSON.stringify(v)),
name=read('LegalName'),sells=read('SellingRole'),cart=+read('Cart')
if(cart>0){h.dataset.cart='';show('cart',''+cart)}
if([name,read('EmailAddressId')].every(v=>v&&v!='undefined')){
h.dataset.person=read('Role')=='Admin'?'admin':sells&&sells!='${SELLS_NOTHING}'?'seller':'buyer'
show('initial',[...new Intl.Segmenter().segment(name)][0].segment.toUpperCase())}
})(document)`

/** Rendered by the server alone: scripts that are already running have no use for it, and React skips what it doesn't know in a head. */
export function MarkDocument() {
  const nonce = use(NonceContext)
  return useRenderedSession() === null && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: markScript }} />
}
