import { SELLS_NOTHING } from '@lohahaat/contract/platform/session-values'
import { createContext, use } from 'react'

/** What this answer's inline scripts must carry. The browser hides it from scripts, and has no need of it. */
export const NonceContext = createContext('')

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

/** Its text comes from the server alone: scripts that are already running have no use for it. */
export const MarkDocument = () => (
  <script
    nonce={use(NonceContext)}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? markScript : '' }}
  />
)
