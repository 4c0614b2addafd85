import { paymentTexts } from '@lohahaat/domain/ordering/payment-texts'
import { UPI_DAILY_PAISE, upiLink } from '@lohahaat/domain/ordering/payment'
import { qrPath } from '@lohahaat/domain/ordering/qr-path'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { buttonClass } from '../../../ui/button-class'
import { texts } from './texts'

type UpiCodeProps = { payment: Parameters<typeof upiLink>[0] }

/** Black on white in both themes, since readers expect it. On a phone, which can't scan its own screen, a link too. */
export function UpiCode({ payment }: UpiCodeProps) {
  const link = upiLink(payment)
  const { side, path } = qrPath(link)
  return (
    <div className="grid w-full gap-3 sm:w-44">
      <svg
        role="img"
        aria-label={texts.code(formatRupees(payment.paise), payment.payee)}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-44 rounded-box border border-line"
      >
        <path d={`M0 0h${side}v${side}h-${side}z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="text-sm text-ink-soft">{texts.scan}</p>
      <a href={link} className={`${buttonClass()} sm:hidden print:hidden`}>
        {texts.openApp}
      </a>
      {payment.paise > UPI_DAILY_PAISE && (
        <p className="text-sm text-ink-soft">{paymentTexts.upiLimit(formatRupees(UPI_DAILY_PAISE))}</p>
      )}
    </div>
  )
}
