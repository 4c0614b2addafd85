import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { createStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'

/** The form values: text as typed, ids as text, booleans. */
export interface StockValues {
  departmentId: string
  classId: string
  sizeId: string
  thicknessId: string
  length: string
  brandId: string
  gradeId: string
  standardId: string
  stampId: string
  sellerId: string
  deliveryId: string
  price: string
  weightPerPiece: string
  available: string
  hsn: string
  mtc: boolean
  iso: boolean
  active: boolean
  imageFileName: string | null
}

export const emptyValues: StockValues = {
  departmentId: '',
  classId: '',
  sizeId: '',
  thicknessId: '',
  length: '6',
  brandId: '',
  gradeId: '',
  standardId: '',
  stampId: '',
  sellerId: '',
  deliveryId: '',
  price: '',
  weightPerPiece: '',
  available: '',
  hsn: '',
  mtc: false,
  iso: false,
  active: true,
  imageFileName: null,
}

/** Similar items are entered one after the other: the next one usually has the same brand, class and seller. */
export const nextValues = ({ departmentId, classId, brandId, sellerId }: StockValues): StockValues => ({
  ...emptyValues,
  departmentId,
  classId,
  brandId,
  sellerId,
})

export const valuesOf = (item: StockItem): StockValues => ({
  departmentId: textOf(item.departmentId),
  classId: textOf(item.classId),
  sizeId: textOf(item.sizeId),
  thicknessId: textOf(item.thicknessId),
  length: textOf(item.length),
  brandId: textOf(item.brandId),
  gradeId: textOf(item.gradeId),
  standardId: textOf(item.standardId),
  stampId: textOf(item.stampId),
  sellerId: textOf(item.sellerId),
  deliveryId: textOf(item.deliveryId),
  price: textOf(item.price),
  weightPerPiece: textOf(item.weightPerPiece),
  available: textOf(item.available),
  hsn: item.hsn,
  mtc: item.mtc,
  iso: item.iso,
  active: item.active,
  imageFileName: item.imageFileName,
})

/** The request for the form values. Class and size follow from the thickness. */
export const inputOf = (values: StockValues): InputOf<typeof createStockDetail> => ({
  brandId: Number(values.brandId),
  thicknessId: Number(values.thicknessId),
  length: figureOf(values.length),
  gradeId: orNull(values.gradeId),
  standardId: orNull(values.standardId),
  stampId: orNull(values.stampId),
  deliveryId: Number(values.deliveryId),
  sellerId: Number(values.sellerId),
  price: figureOf(values.price),
  weightPerPiece: orNull(values.weightPerPiece),
  available: orNull(values.available),
  hsn: values.hsn,
  mtc: values.mtc,
  iso: values.iso,
  active: values.active,
  imageFileName: values.imageFileName,
})

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** An empty field is null, not zero. */
const figureOf = (text: string) => (text === '' ? NaN : Number(text))

const orNull = (text: string) => (text === '' ? null : Number(text))
