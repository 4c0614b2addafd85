import { certificateClaims } from './certificate-claims'
import { billingClaims } from './billing-claims'
import type { Claim } from './claim'
import { enquiryClaims } from './enquiry-claims'
import { fulfilmentClaims } from './fulfilment-claims'
import { identityClaims } from './identity-claims'
import { moneyClaims } from './money-claims'
import { orderingClaims } from './ordering-claims'
import { portalClaims } from './portal-claims'
import { quoteClaims } from './quote-claims'
import { supplyClaims } from './supply-claims'
import { weighbridgeClaims } from './weighbridge-claims'

export type { Claim }

/** For every field of a call that names a user's own record: who may name it, and what others are told. */
export const claimsOn: Readonly<Record<string, readonly Claim[]>> = {
  orders: orderingClaims,
  enquiries: enquiryClaims,
  quotes: quoteClaims,
  trucks: fulfilmentClaims,
  invoices: billingClaims,
  suppliers: supplyClaims,
  slips: weighbridgeClaims,
  portals: portalClaims,
  certificates: certificateClaims,
  money: moneyClaims,
  // Last, since they end the session.
  accounts: identityClaims,
}
export const claims: readonly Claim[] = Object.values(claimsOn).flat()

/** Fields that name nobody's own records: the catalogue, master data, and what a call ignores. */
export const unownedFields: ReadonlySet<string> = new Set([
  ...['brandid', 'departmentid', 'classid', 'sizeid', 'thicknessid', 'itemid', 'sellerid'],
  ...['parameterid', 'gradeid', 'standardid', 'stampid', 'deliveryid', 'feeid'],
  // Sent by the original sign-up form.
  'buyerid',
  // What the e-way bill portal calls a transporter.
  'transporterid',
  // The credential id; the signature proves whose it is.
  ...['id', 'rawid'],
])
