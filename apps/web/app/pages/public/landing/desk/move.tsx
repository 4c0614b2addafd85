import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { texts } from './texts'

/** By how much something moved, without paise where there are none. Up is filled and down is hollow, besides the colour. */
export function Move({ amount, say = (moved) => moved }: { amount: number; say?: (moved: string) => string }) {
  const size = formatRupees(rupees(Math.abs(amount).toFixed(2))).replace(/\.00$/, '')
  return (
    <span className={`font-semibold whitespace-nowrap ${amount > 0 ? 'text-red' : 'text-green'}`}>
      {say(amount > 0 ? texts.up(size) : texts.down(size))}
    </span>
  )
}
