import type { Visitor } from '../../platform/http/visitor'

/** Where a consent came from, as its proof keeps it. */
export const seenFrom = ({ address, device }: Visitor) => `${address}, ${device}`
