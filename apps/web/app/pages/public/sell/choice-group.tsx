import { useId } from 'react'

export interface Named {
  id: number
  name: string
}

interface ChoiceGroupProps {
  name: string
  title: string
  choices: readonly Named[]
  chosen: readonly number[]
  error: string | undefined
  onChange: (chosen: number[]) => void
}

/** Any number of things to tick. */
export function ChoiceGroup({ name: field, title, choices, chosen, error, onChange }: ChoiceGroupProps) {
  const note = useId()
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset aria-describedby={note} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {choices.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem] sm:min-h-9">
            <input
              type="checkbox"
              name={field}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              className="size-4.5 shrink-0 accent-steel"
            />
            {name}
          </label>
        ))}
      </div>
      <p id={note} aria-live="polite" className="mt-1 min-h-5 text-sm font-medium text-red">
        {error}
      </p>
    </fieldset>
  )
}
