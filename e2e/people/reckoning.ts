/** What a buyer with a pocket calculator would expect: in whole paise and grams, and by nobody's code but this. */
export interface Bought {
  brand: string
  /** Rupees per MT. */
  price: number
  pieceKg: string
  unit: 'Pieces' | 'Ton'
  quantity: string
}

export const FEES = { weighment: 30_000n, loadingPerTon: 25_000n, platformPerTon: 10_000n, handlingPerBrand: 50_000n }

/** Whole thousandths of a decimal such as 30.18. */
export function thousandths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(3, '0'))
}

/** Half a unit counts as one. */
export const rounded = (amount: bigint, by: bigint) => (amount * 10n + by * 5n) / (by * 10n)

const gramsOf = ({ unit, quantity, pieceKg }: Bought) =>
  unit === 'Ton' ? thousandths(quantity) * 1000n : BigInt(quantity) * thousandths(pieceKg)

export const subtotal = (line: Bought) => inRupees(goodsOf(line))

const goodsOf = (line: Bought) => rounded(gramsOf(line) * BigInt(line.price) * 100n, 1_000_000n)

/** Every amount of the totals as it should stand on the screen, by its label. */
export function amountsOf(lines: readonly Bought[], { isWithinState }: { isWithinState: boolean }) {
  const grams = lines.reduce((sum, line) => sum + gramsOf(line), 0n)
  const goods = lines.reduce((sum, line) => sum + goodsOf(line), 0n)
  const gst = rounded(goods * 18n, 100n)
  const loading = rounded(grams * FEES.loadingPerTon, 1_000_000n)
  const platform = rounded(grams * FEES.platformPerTon, 1_000_000n)
  const handling = BigInt(new Set(lines.map(({ brand }) => brand)).size - 1) * FEES.handlingPerBrand
  const half = inRupees(gst / 2n)
  return {
    tons: (Number(rounded(grams, 1000n)) / 1000).toFixed(3),
    goods: inRupees(goods),
    taxes: isWithinState ? { 'CGST 9%': half, 'SGST 9%': half } : { 'IGST 18%': inRupees(gst) },
    fees: {
      'Weighment charge': inRupees(FEES.weighment),
      'Loading charges': inRupees(loading),
      'Platform fees': inRupees(platform),
      'Material handling fees': inRupees(handling),
    },
    total: inRupees(goods + gst + FEES.weighment + loading + platform + handling),
  }
}

/** ₹1,23,456.00: after the last three figures every two. */
export function inRupees(paise: bigint): string {
  const digits = String(paise).padStart(3, '0')
  const whole = digits.slice(0, -2)
  const [last, rest] = [whole.slice(-3), whole.slice(0, -3)]
  const lakhs = rest.replace(/\B(?=(\d{2})+(?!\d))/g, ',')
  return `₹${lakhs ? `${lakhs},` : ''}${last}.${digits.slice(-2)}`
}
