import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { createStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'

/** What the fields of the form hold: text as typed, chosen ids as text, ticks. */
export interface StockValues {
  departmentId: string
  classId: string
  subClassId: string
  subClassId1: string
  length: string
  brandId: string
  gradeId: string
  standardId: string
  stampId: string
  sellerId: string
  deliveryId: string
  price: string
  weight_Per_Piece: string
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
  subClassId: '',
  subClassId1: '',
  length: '6',
  brandId: '',
  gradeId: '',
  standardId: '',
  stampId: '',
  sellerId: '',
  deliveryId: '',
  price: '',
  weight_Per_Piece: '',
  available: '',
  hsn: '',
  mtc: false,
  iso: false,
  active: true,
  imageFileName: null,
}

/** Similar items are entered in a row: the next one is most often of the same mill, class and seller. */
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
  subClassId: textOf(item.subClassId),
  subClassId1: textOf(item.subClassId1),
  length: textOf(item.length),
  brandId: textOf(item.brandId),
  gradeId: textOf(item.gradeId),
  standardId: textOf(item.standardId),
  stampId: textOf(item.stampId),
  sellerId: textOf(item.sellerId),
  deliveryId: textOf(item.deliveryId),
  price: textOf(item.price),
  weight_Per_Piece: textOf(item.weight_Per_Piece),
  available: textOf(item.available),
  hsn: item.hsn,
  mtc: item.mtc,
  iso: item.iso,
  active: item.active,
  imageFileName: item.imageFileName,
})

/** The values as the wire wants them. Class and size follow from the thickness. */
export const inputOf = (values: StockValues): InputOf<typeof createStockDetail> => ({
  brandId: Number(values.brandId),
  subClassId1: Number(values.subClassId1),
  length: figureOf(values.length),
  gradeId: orNull(values.gradeId),
  standardId: orNull(values.standardId),
  stampId: orNull(values.stampId),
  deliveryId: Number(values.deliveryId),
  sellerId: Number(values.sellerId),
  price: figureOf(values.price),
  weight_Per_Piece: orNull(values.weight_Per_Piece),
  available: orNull(values.available),
  hsn: values.hsn,
  mtc: values.mtc,
  iso: values.iso,
  active: values.active,
  imageFileName: values.imageFileName,
})

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** An emptied figure is none, not zero. */
const figureOf = (text: string) => (text === '' ? NaN : Number(text))

const orNull = (text: string) => (text === '' ? null : Number(text))
