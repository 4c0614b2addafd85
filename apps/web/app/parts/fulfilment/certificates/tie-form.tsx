import { type CertifiedLineAnswer, tieCertificate } from '@lohahaat/contract/fulfilment/certificates/ties'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { NumberField } from '../../../ui/fields/number-field'
import { SelectField } from '../../../ui/fields/select-field'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { formatKg } from '../../platform/format'
import { texts } from './texts'
import { firstTie, untiedKg } from './first-tie'

interface TieFormProps {
  line: CertifiedLineAnswer
  onClose: () => void
  onTied: () => void
}

/** Chooses a certificate, its heat and how much of the load it is for. A refusal keeps what was chosen. */
export function TieForm({ line, onClose, onTied }: TieFormProps) {
  const [chosen, setChosen] = useState(() => firstTie(line))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const certificate = line.offered.find(({ certificateId }) => String(certificateId) === chosen.certificateId)

  async function tie() {
    setBusy(true)
    try {
      await browserApi.send(tieCertificate, {
        certificateId: Number(chosen.certificateId),
        consignmentLineId: line.consignmentLineId,
        heatNo: chosen.heatNo,
        kg: Number(chosen.kg),
      })
      onTied()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  if (line.offered.length === 0)
    return (
      <p className="mt-2">
        {texts.card.noneToTie}{' '}
        <Link to="/certificates" className="link">
          {texts.card.toVault}
        </Link>
      </p>
    )
  return (
    <DialogForm
      busy={busy}
      closeLabel={texts.card.close}
      submitLabel={texts.card.tie}
      onClose={onClose}
      onSubmit={() => void tie()}
    >
      <SelectField
        className="mt-4"
        label={texts.card.certificate}
        placeholder={null}
        options={line.offered.map((one) => ({ value: one.certificateId, label: offeredWords(one) }))}
        value={chosen.certificateId}
        onChange={({ currentTarget }) => setChosen(firstTie(line, currentTarget.value))}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={texts.card.heat}
          placeholder={null}
          options={(certificate?.heatNos ?? []).map((heatNo) => ({ value: heatNo, label: heatNo }))}
          value={chosen.heatNo}
          onChange={({ currentTarget }) => setChosen({ ...chosen, heatNo: currentTarget.value })}
        />
        <NumberField
          label={texts.card.quantity}
          unit="kg"
          places={3}
          hint={texts.card.untied(formatKg(untiedKg(line)))}
          value={chosen.kg}
          onChange={({ currentTarget }) => setChosen({ ...chosen, kg: currentTarget.value })}
        />
      </div>
      {problem && (
        <p role="alert" className="font-medium text-red">
          {problem}
        </p>
      )}
    </DialogForm>
  )
}

function offeredWords({ certificateNo, maker, kgLeft, fits }: CertifiedLineAnswer['offered'][number]) {
  const name = [certificateNo, maker].filter(Boolean).join(' · ')
  const left = kgLeft > 0 ? texts.card.left(formatKg(kgLeft)) : texts.card.usedUp
  return fits ? texts.card.fits(name, left) : texts.card.fitsNot(name, left)
}
