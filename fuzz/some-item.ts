import type { Population } from './fill-world'

/** What the form of a stock item sends. */
export const someItem = ({ ids }: Population) => {
  const first = (field: string) => ids.get(field)?.at(-1)
  return {
    brandId: first('brandid'),
    thicknessId: first('thicknessid'),
    length: 6,
    gradeId: first('gradeid'),
    standardId: null,
    stampId: null,
    deliveryId: first('deliveryid'),
    sellerId: first('sellerid'),
    price: 61_000,
    weightPerPiece: 30.18,
    available: null,
    hsn: '73066100',
    mtc: true,
    iso: false,
    active: true,
    imageFileName: null,
  }
}
