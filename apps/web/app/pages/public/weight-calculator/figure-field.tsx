import { NumberField } from '../../../ui/fields/number-field'

interface FigureFieldProps {
  label: string
  /** As the URL calls it. */
  name: string
  unit: string
  places: number
  value: string
  error: string | undefined
  onType: (figure: string) => void
  /** The id of the form it belongs to, where it stands outside. */
  form?: string
  className?: string
}

/** A figure that counts from the first digit on. What was there is selected, so that typing replaces it. */
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
