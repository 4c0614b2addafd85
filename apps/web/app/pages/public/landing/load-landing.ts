import type { Api } from '../../../api/api'
import { loadMarket } from '../../../parts/catalogue/product/load-market'
import { loadEnquiries } from './load-enquiries'

export async function loadLanding(api: Api, request: Request) {
  const [market, enquiries] = await Promise.all([loadMarket(api), loadEnquiries(api, request)])
  return { market, enquiries }
}
