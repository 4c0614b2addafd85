import {
  type CertifiedLineAnswer,
  type fetchConsignmentCertificates,
  untieCertificate,
} from '@lohahaat/contract/fulfilment/certificates/ties'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Dialog } from '../../../ui/messages/dialog'
import { RemoveButton } from '../../../ui/remove-button'
import { formatKg } from '../../platform/format'
import { useAction } from '../../platform/use-action'
import { OutcomeBadge } from './outcome-badge'
import { texts } from './texts'
import { TieForm } from './tie-form'

interface CertificatesCardProps {
  /** Null when they could not be loaded. */
  certificates: ResponseOf<typeof fetchConsignmentCertificates> | null
}

/** The lines of a truck with their certificates and the heats on their tags; who loads it ties them here. */
export function CertificatesCard({ certificates }: CertificatesCardProps) {
  const { revalidate } = useRevalidator()
  const [tying, setTying] = useState<CertifiedLineAnswer | null>(null)
  const close = () => setTying(null)
  if (!certificates) return <Card title={texts.certificates}>{texts.card.loadFailed}</Card>
  return (
    <Card title={texts.certificates}>
      <ul className="grid gap-4">
        {certificates.lines.map((line) => (
          <Line
            key={line.consignmentLineId}
            line={line}
            onTie={certificates.mayTie ? () => setTying(line) : null}
            onUntied={() => void revalidate()}
          />
        ))}
      </ul>
      <Dialog open={tying !== null} title={texts.card.tieTitle(tying?.item ?? '')} onClose={close}>
        {tying && (
          <TieForm
            line={tying}
            onClose={close}
            onTied={() => {
              close()
              void revalidate()
            }}
          />
        )}
      </Dialog>
    </Card>
  )
}

interface LineProps {
  line: CertifiedLineAnswer
  /** Null for who only looks. */
  onTie: (() => void) | null
  onUntied: () => void
}

function Line({ line, onTie, onUntied }: LineProps) {
  const { item, kg, mtc, heatNos, ties } = line
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">{item}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {formatKg(kg)} · {heatNos.length > 0 ? texts.card.tags(heatNos.join(', ')) : texts.card.noTags}
          {mtc && <Badge tone="steel">{texts.card.asked}</Badge>}
        </p>
        {ties.length === 0 && <p className="mt-1 text-sm">{texts.card.none}</p>}
        <ul className="mt-2 grid gap-1">
          {ties.map((tie) => (
            <Tie key={tie.tieId} tie={tie} onUntied={onTie && onUntied} />
          ))}
        </ul>
      </div>
      {onTie && (
        <Button size="small" onClick={onTie}>
          {texts.card.tie}
        </Button>
      )}
    </li>
  )
}

interface TieProps {
  tie: CertifiedLineAnswer['ties'][number]
  onUntied: (() => void) | null
}

function Tie({
  tie: { tieId, certificateId, certificateNo, maker, heatNo, kg, outcome, alarmCount },
  onUntied,
}: TieProps) {
  const name = certificateNo ?? maker
  const { busy, run } = useAction(() => onUntied?.())
  const untie = () =>
    run(async () => {
      await browserApi.send(untieCertificate, { tieId: String(tieId) })
      onUntied?.()
    })
  return (
    <li className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
      <Link to={`/certificates/${certificateId}`} className="link">
        {name}
      </Link>
      <span>
        {texts.heat(heatNo)} · {formatKg(kg)}
      </span>
      <OutcomeBadge outcome={outcome} />
      {alarmCount > 0 && <Badge tone="red">{texts.alarms.title(alarmCount)}</Badge>}
      {onUntied && <RemoveButton size="small" busy={busy} aria-label={texts.card.untie(name)} onClick={untie} />}
    </li>
  )
}
