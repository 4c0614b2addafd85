import type { Cart } from '@lohahaat/domain/ordering/cart'
import { useSiteInfo } from '../../../api/use-site-info'
import { messagingLink } from '../../../site'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { ChatIcon } from '../../../ui/icons'
import { cartMessage } from './cart-message'
import { texts } from './texts'

interface SendCartProps {
  cart: Cart
  disabled: boolean
  /** The id of the element that explains why it is disabled. */
  describedBy?: string
}

/** Opens the messaging app with the cart as text. */
export function SendCart({ cart, disabled, describedBy }: SendCartProps) {
  const { siteUrl } = useSiteInfo()
  const content = (
    <>
      <ChatIcon />
      {texts.sendCart}
    </>
  )
  if (disabled) {
    return (
      <Button disabled wide aria-describedby={describedBy}>
        {content}
      </Button>
    )
  }
  return (
    <a
      href={messagingLink(cartMessage(cart, `${siteUrl.replace(/\/$/, '')}/cart`))}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ wide: true })}
    >
      {content}
    </a>
  )
}
