import type { AdminDesk } from '@lohahaat/contract/site/desks/admin-desk'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { texts } from './texts'

export function StuckMails({ mails: { total, shown } }: { mails: AdminDesk['stuckMails'] }) {
  return (
    <Card>
      <h2 className="mb-3 flex items-center gap-2 text-lg">
        {texts.mails.title}
        <Badge tone={total > 0 ? 'red' : 'green'}>{total}</Badge>
      </h2>
      {total === 0 ? (
        <p className="text-sm text-ink-soft">{texts.mails.none}</p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {shown.map(({ subject, recipient, attempts, lastError }, at) => (
            <li key={at} className="border-b border-line pb-3">
              <p className="font-semibold">{subject}</p>
              <p className="text-ink-soft">{recipient}</p>
              <p className="text-red">{texts.mails.tries(attempts, lastError)}</p>
            </li>
          ))}
        </ul>
      )}
      <Link to="/mailQueue" className={`mt-4 ${buttonClass({ wide: true })}`}>
        {texts.mails.queue}
      </Link>
    </Card>
  )
}

export function StockToLookAt({ stock }: { stock: AdminDesk['stock'] }) {
  return (
    <Card title={texts.stock.title}>
      <ul className="grid gap-2 text-[0.9375rem]">
        {(['readyWithoutStock', 'untouched'] as const).map((name) => (
          <li key={name} className="flex items-baseline gap-3">
            <span className="w-10 text-right text-lg font-semibold text-steel">{formatCount(stock[name])}</span>
            <Link to="/stocks" className="link">
              {texts.stock[name]}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Papers that somebody has to look at. */
export function CertificateAlarms({ count }: { count: number }) {
  return (
    <Card>
      <h2 className="mb-3 flex items-center gap-2 text-lg">
        {texts.certificates.title}
        <Badge tone={count > 0 ? 'red' : 'green'}>{formatCount(count)}</Badge>
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{count === 0 ? texts.certificates.none : texts.certificates.some}</p>
      {count > 0 && (
        <Link to="/certificates?alarmed=true" className={buttonClass({ size: 'small' })}>
          {texts.certificates.link}
        </Link>
      )}
    </Card>
  )
}
