import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'

export const describeItem = ({ brandName, className, size, thickness, length }: StockItem) =>
  `${brandName} ${className} ${size} × ${thickness} mm, ${length} m`
