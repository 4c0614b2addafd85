import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { elements, type FigureName } from '@lohahaat/domain/fulfilment/certificates/figures'
import { testNames } from '@lohahaat/domain/fulfilment/certificates/paper'
import { texts as certificateTexts } from '../../../parts/fulfilment/certificates/texts'
import { Card } from '../../../ui/card'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { RemoveButton } from '../../../ui/remove-button'
import { FigureField } from './figure-field'
import type { HeatValues } from './paper-values'
import { texts } from './texts'
import type { CertificateFormState } from './use-certificate-form'

interface HeatFieldsProps {
  form: CertificateFormState
  heat: HeatValues
  at: number
  /** As the server has it, with its checks. */
  saved: CertificateAnswer['heats'][number] | undefined
}

const groups = (): readonly (readonly [title: string, names: readonly FigureName[]])[] => [
  [texts.chemistry, [...elements, 'carbonEquivalent']],
  [texts.mechanics, ['yieldStrength', 'tensileStrength', 'elongation', 'hydrostatic']],
  [texts.coating, ['zinc', 'uniformity']],
]

/** The figures of a heat, each with its limit and what is said of it since it was saved. */
export function HeatFields({ form, heat, at, saved }: HeatFieldsProps) {
  const { figures, tests } = heat
  const set = (changed: Partial<HeatValues>) => form.changeHeat(at, changed)
  const checkOf = (name: string) => saved?.checks.find(({ figure }) => figure === name)
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <TextField
          label={texts.heatNo}
          value={heat.heatNo}
          maxLength={30}
          onChange={({ currentTarget }) => set({ heatNo: currentTarget.value })}
          className="w-60 max-w-full"
        />
        {form.values.heats.length > 1 && (
          <RemoveButton aria-label={texts.removeHeat(heat.heatNo)} onClick={() => form.removeHeat(at)} />
        )}
      </div>
      {groups().map(([title, names]) => (
        <fieldset key={title} className="mt-2 min-w-0">
          <legend className="mb-2 text-base font-semibold">{title}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-3 desk:grid-cols-4">
            {names.map((name) => (
              <FigureField
                key={name}
                name={name}
                value={figures[name]}
                check={checkOf(name)}
                isSaved={figures[name] === (saved?.figures[name] ?? '')}
                onChange={(text) => set({ figures: { ...figures, [name]: text } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset className="mt-2 min-w-0">
        <legend className="mb-2 text-base font-semibold">{texts.tests}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {testNames.map((name) => (
            <SelectField
              key={name}
              label={certificateTexts.figures[name]}
              placeholder={texts.notShown}
              options={[
                { value: 'yes', label: texts.testResults.yes },
                { value: 'no', label: texts.testResults.no },
              ]}
              value={tests[name]}
              onChange={({ currentTarget: { value } }) =>
                set({ tests: { ...tests, [name]: value === 'yes' || value === 'no' ? value : '' } })
              }
            />
          ))}
        </div>
      </fieldset>
    </Card>
  )
}
