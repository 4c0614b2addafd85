import type { Text } from '@lohahaat/domain/platform/language'
import type { StockItem } from '../stock/stock-item'
import { texts } from '../texts'

/** How the text of a cell becomes a value: the id of the item, a name to look up, a figure, a code, or yes or no. */
export type SheetKind = 'id' | 'name' | 'figure' | 'code' | 'yesNo'

export interface SheetColumn {
  /** The header as we write it, with its unit; in every language, so that anybody's sheet can be imported. */
  title: string
  kind: SheetKind
  /** Other headers that mean the same. Case, spacing and units don't count. */
  also: readonly string[]
  /** What a blank cell of a new item stands for; without it, a new item can't be blank here. */
  blank?: Text
  /** What the form calls the id that the name stands for. */
  idField?: string
}

/** The columns of a stock sheet, in their order, by what an item calls them on the wire. */
export const stockSheet = {
  itemId: {
    title: 'ID',
    kind: 'id',
    also: ['Item ID', 'Stock ID', 'Stock detail ID'],
    blank: () => texts.blanks.id,
  },
  brandName: { title: 'Brand', kind: 'name', also: ['Brand name', 'Make', 'Mill'], idField: 'brandId' },
  className: { title: 'Class', kind: 'name', also: ['Class name', 'Product', 'Category'] },
  size: { title: 'Size', kind: 'name', also: ['Size name', 'Section', 'Sub-class', 'Sub-class name'] },
  thickness: {
    title: 'Thickness (mm)',
    kind: 'name',
    also: ['Thk', 'Thick', 'Wall', 'Wall thickness', 'Sub-class1', 'Sub-class name1'],
    idField: 'thicknessId',
  },
  length: { title: 'Length (m)', kind: 'figure', also: ['Len', 'Piece length'] },
  grade: { title: 'Grade', kind: 'name', also: ['Steel grade'], blank: () => texts.blanks.grade, idField: 'gradeId' },
  standard: {
    title: 'Standard',
    kind: 'name',
    also: ['Spec', 'Specification', 'IS code'],
    blank: () => texts.blanks.standard,
    idField: 'standardId',
  },
  stamp: {
    title: 'Stamp',
    kind: 'name',
    also: ['Marking', 'Mark'],
    blank: () => texts.blanks.stamp,
    idField: 'stampId',
  },
  delivery: { title: 'Delivery', kind: 'name', also: ['Delivery time', 'Lead time'], idField: 'deliveryId' },
  sellerName: { title: 'Seller', kind: 'name', also: ['Seller name', 'Supplier', 'Vendor'], idField: 'sellerId' },
  price: { title: 'Price (₹/MT)', kind: 'figure', also: ['Rate', 'Basic rate', 'Basic price'] },
  weightPerPiece: {
    title: 'Weight per piece (kg)',
    kind: 'figure',
    also: ['Weight', 'Wt', 'Weight per pc', 'Wt per piece', 'Wt per pc', 'Piece weight'],
    blank: () => texts.blanks.weight,
  },
  available: {
    title: 'Available (MT)',
    kind: 'figure',
    also: ['Availability', 'Available quantity', 'Quantity', 'Qty', 'Stock'],
    blank: () => texts.blanks.available,
  },
  hsn: { title: 'HSN', kind: 'code', also: ['HSN code', 'HSN no'], blank: () => texts.blanks.hsn },
  mtc: {
    title: 'MTC',
    kind: 'yesNo',
    also: ['Test certificate', 'Mill test certificate'],
    blank: () => texts.blanks.no,
  },
  iso: { title: 'ISO', kind: 'yesNo', also: ['ISO certified'], blank: () => texts.blanks.no },
  active: { title: 'Active', kind: 'yesNo', also: ['Is active'], blank: () => texts.blanks.yes },
} as const satisfies Partial<Record<keyof StockItem, SheetColumn>>

export type SheetField = keyof typeof stockSheet

export const sheetFields = Object.keys(stockSheet) as SheetField[]
export const sheetColumn = (field: SheetField): SheetColumn => stockSheet[field]
export const sheetTitles = sheetFields.map((field) => stockSheet[field].title)

/** What a new item can't do without. */
export const requiredFields = sheetFields.filter((field) => sheetColumn(field).blank === undefined)
