import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { language } from '@lohahaat/domain/platform/language'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { cartMessage } from '@lohahaat/domain/site/messages/cart-message'
import { linkMessage } from '@lohahaat/domain/site/messages/write-message'
import { useSiteInfo } from '../../../api/use-site-info'
import { messagingNumber } from '../../../site'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { ChatIcon } from '../../../ui/icons'
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
      href={
        linkMessage(
          cartMessage(cart, true, texts.greeting),
          siteUrl.replace(/\/$/, '') + inLanguage('/cart', language()),
          messagingNumber,
        ).link
      }
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ wide: true })}
    >
      {content}
    </a>
  )
}
