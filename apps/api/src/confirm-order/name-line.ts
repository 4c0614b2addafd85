import type { OrderLine } from '@lohahaat/contract/confirm-order/order-line'

type Named = Pick<OrderLine, 'brandName' | 'className' | 'subClassName' | 'subClassName1' | 'length'>

/** What a line holds, as a person would call it. */
export const nameLine = ({ brandName, className, subClassName, subClassName1, length }: Named) =>
  `${brandName} ${className} ${subClassName} × ${subClassName1} mm, ${length} m`
