import type { Claim } from './claim'
import { enquiryClaims } from './enquiry-claims'
import { identityClaims } from './identity-claims'
import { orderingClaims } from './ordering-claims'
import { quoteClaims } from './quote-claims'
import { supplyClaims } from './supply-claims'

export type { Claim }

/** For every field of a call that names a user's own record: who may name it, and what others are told. */
export const claims: readonly Claim[] = [
  ...orderingClaims,
  ...enquiryClaims,
  ...quoteClaims,
  ...supplyClaims,
  ...identityClaims,
]

/** Fields that name nobody's own records: the catalogue, master data, and what a call ignores. */
export const unownedFields: ReadonlySet<string> = new Set([
  ...['brandid', 'departmentid', 'classid', 'sizeid', 'thicknessid', 'itemid', 'sellerid'],
  ...['parameterid', 'gradeid', 'standardid', 'stampid', 'deliveryid', 'feeid'],
  // Sent by the original sign-up form.
  'buyerid',
  // The credential id; the signature proves whose it is.
  ...['id', 'rawid'],
])
