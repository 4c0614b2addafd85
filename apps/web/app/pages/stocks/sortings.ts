import type { stockSortable } from '@lohahaat/contract/stock/stock-details'
import type { Option } from '../../ui/select-field'

const titles: Record<(typeof stockSortable)[number], string> = {
  brandName: 'Brand',
  className: 'Class',
  subClassName: 'Size',
  subClassName1: 'Thickness',
  length: 'Length',
  sellerName: 'Seller',
  weight_Per_Piece: 'Weight',
  available: 'Available',
  price: 'Price',
  active: 'Status',
  updatedAt: 'Updated',
}

/** More than the headers offer: one column of the list shows five figures of an item. */
export const sortOptions: readonly Option[] = Object.entries(titles).flatMap(([key, title]) => [
  { value: key, label: `${title}, ascending` },
  { value: `-${key}`, label: `${title}, descending` },
])
