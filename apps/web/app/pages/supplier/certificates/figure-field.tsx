import type { FigureCheckAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import type { FigureName } from '@lohahaat/domain/fulfilment/certificates/figures'
import { limitWords, sourceWords } from '../../../parts/fulfilment/certificates/limit-words'
import { OutcomeBadge } from '../../../parts/fulfilment/certificates/outcome-badge'
import { texts as certificateTexts } from '../../../parts/fulfilment/certificates/texts'
import { unitOf } from '../../../parts/fulfilment/certificates/units'
import { TextField } from '../../../ui/fields/text-field'

interface FigureFieldProps {
  name: FigureName
  value: string
  check: FigureCheckAnswer | undefined
  /** What is typed is what was checked. */
  isSaved: boolean
  onChange: (text: string) => void
}

/** A figure as the paper prints it: its decimals count, so that it stays a text. */
export function FigureField({ name, value, check, isSaved, onChange }: FigureFieldProps) {
  const unit = unitOf(name)
  return (
    <TextField
      label={unit === '' ? certificateTexts.figures[name] : `${certificateTexts.figures[name]}, ${unit}`}
      value={value}
      maxLength={12}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      hint={
        check && (
          <span title={sourceWords(check)}>
            {limitWords(check)} {isSaved && <OutcomeBadge outcome={check.outcome} />}
            <span className="block text-xs">{sourceWords(check)}</span>
          </span>
        )
      }
    />
  )
}
