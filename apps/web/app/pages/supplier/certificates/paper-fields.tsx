import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import type { PaperValues } from './paper-values'
import { texts } from './texts'
import type { CertificateFormState } from './use-certificate-form'

type TextName = { [Name in keyof PaperValues]: PaperValues[Name] extends string ? Name : never }[keyof PaperValues]

/** The head of a paper. */
export function PaperFields({ form: { values, change } }: { form: CertificateFormState }) {
  const words = texts.fields
  const field = (name: Exclude<TextName, 'forming'>, maxLength: number, hint?: string) => ({
    label: words[name],
    value: values[name],
    maxLength,
    hint,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
  })
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2 desk:grid-cols-3">
      <TextField {...field('maker', 100)} />
      <TextField {...field('certificateNo', 60)} />
      <TextField {...field('standard', 60, texts.hints.standard)} />
      <TextField {...field('grade', 30)} />
      <TextField {...field('size', 40, texts.hints.size)} />
      <NumberField {...field('thickness', 10)} unit="mm" />
      <NumberField {...field('kg', 14)} unit="kg" places={3} />
      <TextField {...field('testedOn', 10)} type="date" />
      <TextField {...field('issuedOn', 10)} type="date" />
      <TextField {...field('licence', 30, texts.hints.licence)} />
      <TextField {...field('licenceCheckedOn', 10)} type="date" />
      <SelectField
        label={words.forming}
        placeholder={words.notSaid}
        options={[
          { value: 'cold', label: words.formings.cold },
          { value: 'hot', label: words.formings.hot },
        ]}
        value={values.forming}
        onChange={({ currentTarget: { value } }) =>
          change({ forming: value === 'cold' || value === 'hot' ? value : '' })
        }
      />
      <Checkbox
        label={words.isHotDip}
        checked={values.isHotDip}
        onChange={({ currentTarget }) => change({ isHotDip: currentTarget.checked })}
      />
    </div>
  )
}
