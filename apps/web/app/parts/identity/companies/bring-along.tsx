import { Checkbox } from '../../../ui/fields/checkbox'
import { texts } from './texts'

interface BringAlongProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** For who is alone in his company and joins another: whether what he has comes along, and what becomes of it if not. */
export const BringAlong = ({ checked, onChange }: BringAlongProps) => (
  <>
    <Checkbox
      label={texts.bringAlong}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <div aria-live="polite" className="mb-4 grid gap-1 text-sm">
      <p className="text-ink-soft">{texts.quotesEnd}</p>
      {!checked && <p className="font-medium text-amber">{texts.staysBehind}</p>}
    </div>
  </>
)
