import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { texts as certificateTexts } from '../../../parts/fulfilment/certificates/texts'
import { formatKg } from '../../../parts/platform/format'
import { Card } from '../../../ui/card'
import { texts } from './texts'

/** The loads that came with it, against what it is for: hatched is beyond. */
export function UsesCard({ certificate: { uses, kg } }: { certificate: CertificateAnswer }) {
  const tied = uses.reduce((sum, use) => sum + Math.round(use.kg * 1000), 0) / 1000
  return (
    <Card title={texts.usesTitle}>
      {kg !== null && tied > 0 && <Gauge tied={tied} of={kg} />}
      {uses.length === 0 ? (
        <p className="text-ink-soft">{texts.notUsed}</p>
      ) : (
        <ul className="grid gap-3 text-[0.9375rem]">
          {uses.map((use) => (
            <li key={use.tieId} className="border-t border-line pt-3">
              <p className="font-medium">{use.item}</p>
              <p className="text-sm text-ink-soft">
                {[
                  texts.truck(use.orderNo, use.consignmentNumber),
                  certificateTexts.heat(use.heatNo),
                  formatKg(use.kg),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const WIDTH = 240

function Gauge({ tied, of }: { tied: number; of: number }) {
  const place = (kg: number) => (kg / Math.max(tied, of)) * WIDTH
  const isBeyond = tied > of
  return (
    <div className="mb-4">
      <svg viewBox={`-4 0 ${WIDTH + 8} 16`} aria-hidden="true" className="h-4 w-full">
        <line x1="0" x2={place(of)} y1="8" y2="8" className="stroke-edge" />
        {[0, place(of)].map((x) => (
          <line key={x} x1={x} x2={x} y1="1" y2="15" className="stroke-ink" />
        ))}
        <line
          x1="0"
          x2={place(tied)}
          y1="8"
          y2="8"
          strokeWidth="4"
          className={isBeyond ? 'stroke-red' : 'stroke-green'}
        />
      </svg>
      <p className="text-sm">
        <span className={isBeyond ? 'font-semibold text-red' : 'font-semibold'}>{formatKg(tied)}</span> / {formatKg(of)}
      </p>
    </div>
  )
}
