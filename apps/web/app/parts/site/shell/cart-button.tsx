import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { CartIcon } from '../../../ui/icons'
import { texts } from './texts'

export function CartButton({ count }: { count: number }) {
  return (
    <Link
      to="/cart"
      aria-label={count > 0 ? texts.cartOf(count) : texts.cart}
      className={buttonClass({ size: 'small' })}
    >
      <CartIcon />
      <span className="max-sm:sr-only">{texts.cart}</span>
      {count > 0 && (
        <span className="min-w-5.5 rounded-full bg-steel px-1.5 text-center text-xs leading-5.5 text-card">
          {count}
        </span>
      )}
    </Link>
  )
}
