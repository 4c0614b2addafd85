import type { Visitor } from '../../platform/http/visitor'

/** The origin of a consent, as stored for its proof. */
export const seenFrom = ({ address, device }: Visitor) => `${address}, ${device}`
