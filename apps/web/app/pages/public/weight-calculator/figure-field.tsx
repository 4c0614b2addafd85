import { NumberField } from '../../../ui/fields/number-field'

interface FigureFieldProps {
  label: string
  /** Its name in the URL. */
  name: string
  unit: string
  places: number
  value: string
  error: string | undefined
  onType: (figure: string) => void
  /** The id of its form, if it is outside. */
  form?: string
  className?: string
}

/** A figure that applies while typing. Selects its text on focus, so that typing replaces it. */
export function FigureField({ label, name, unit, places, value, error, onType, form, className }: FigureFieldProps) {
  return (
    <NumberField
      {...{ label, name, unit, places, value, error, form, className }}
      maxLength={12}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
