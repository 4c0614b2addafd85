import { USUAL_METRES } from '../../catalogue/price-unit'
import type { AnsweredLine, AskedLine, Doubt, DoubtCode, LineField } from './answer'
import type { ClauseSaid } from './clause/read-clause'
import { settlePrice } from './settle-price'

/** A line while the answer is read. */
export class DraftedLine {
  private price: AnsweredLine['price'] = null
  private unit: AnsweredLine['unit'] = null
  private notOffered = false
  private readonly doubts: Doubt<LineField>[] = []
  make: string | null = null
  days: number | null = null

  private readonly asked: AskedLine

  constructor(asked: AskedLine) {
    this.asked = asked
  }

  get isAnswered() {
    return (
      this.price !== null ||
      this.notOffered ||
      this.doubts.some(({ field }) => field === 'price' || field === 'notOffered')
    )
  }

  get isPriced() {
    return this.price !== null
  }

  doubt(field: LineField, code: DoubtCode) {
    if (!this.doubts.some((known) => known.field === field && known.code === code)) this.doubts.push({ field, code })
  }

  /** Takes what a clause says of this line. */
  take({ prices, stock, pipe, isAsked, hasDiscount }: ClauseSaid) {
    const before = this.isAnswered
    const said = prices.at(-1)
    if (said) {
      const { price, unit, doubts } = settlePrice(said, this.asked.counted)
      if (before && price !== this.price) this.doubt('price', 'saidTwice')
      Object.assign(this, { price, unit, notOffered: false })
      for (const code of doubts) this.doubt('price', code)
      if (prices.length > 1) this.doubt('price', 'severalPrices')
      if (stock.none) this.doubt('price', 'priceAndNone')
    } else if (stock.none) {
      if (before && !this.notOffered) this.doubt('price', 'priceAndNone')
      else this.notOffered = true
    } else if (stock.agreed && !before) this.agree(stock.agreed)
    if (stock.isUnclear) this.doubt('notOffered', 'noneUnclear')
    if (isAsked) this.doubt('price', 'asked')
    if (hasDiscount) this.doubt('price', 'discount')
    this.takeMake(pipe)
    if (pipe.length !== null && Number(pipe.length) !== (this.asked.counted.lengthMetres ?? USUAL_METRES))
      this.doubt('price', 'otherSize')
    if (pipe.quantity && !this.isAskedQuantity(pipe.quantity)) this.doubt('price', 'partQuantity')
  }

  private takeMake({ make, hasSeveralMakes }: ClauseSaid['pipe']) {
    if (make === null) return
    if ((this.make !== null && this.make !== make) || hasSeveralMakes) this.doubt('make', 'severalMakes')
    this.make ??= make
  }

  /** A price without a figure: 'ok' agrees to what was asked for, 'same' keeps what was quoted. */
  private agree(to: 'asked' | 'same') {
    const { own, target, last } = this.asked
    const meant = to === 'asked' ? (target ?? own ?? last) : (own ?? last ?? target)
    if (meant === null) {
      this.doubt('price', 'agreedWithout')
      return
    }
    this.price = String(meant.price)
    this.unit = meant.unit
    const isOpen = to === 'asked' ? target !== null && own !== null && own.price !== target.price : meant === target
    if (isOpen) this.doubt('price', 'agreedWhich')
    if (meant === last) this.doubt('price', 'agreedLast')
  }

  private isAskedQuantity({ figure, unit }: { figure: string; unit: string }) {
    const { counted } = this.asked
    return unit === counted.unit && Number(figure) === Number(counted.quantity)
  }

  done(): AnsweredLine {
    const { price, unit, make, days, notOffered, doubts } = this
    if (!notOffered) return { price, unit, make, days, notOffered, doubts }
    const open = doubts.filter(({ field }) => field === 'price' || field === 'notOffered')
    return { price: null, unit: null, make: null, days: null, notOffered, doubts: open }
  }
}
