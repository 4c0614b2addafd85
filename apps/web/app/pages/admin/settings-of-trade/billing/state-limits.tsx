import { states } from '@lohahaat/domain/reference/states'
import { Button } from '../../../../ui/button'
import { NumberField } from '../../../../ui/fields/number-field'
import { SelectField } from '../../../../ui/fields/select-field'
import { RemoveButton } from '../../../../ui/remove-button'
import type { TypedLimit } from './settings-fields'
import { texts as all } from './texts'
import type { SettingsForm } from './use-settings-form'

const options = () =>
  states.filter(({ active }) => active).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))

/** The states that have a limit of their own. */
export function StateLimits({ form }: { form: SettingsForm }) {
  const { states: texts } = all
  const { typed, setLimits, errorAt } = form
  const change = (at: number, changes: Partial<TypedLimit>) =>
    setLimits((limits) => limits.map((limit, index) => (index === at ? { ...limit, ...changes } : limit)))
  return (
    <fieldset className="mt-4 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full font-semibold">{texts.title}</legend>
      <ul className="clear-both grid gap-x-6 gap-y-3 desk:grid-cols-2">
        {typed.ofStates.map((limit, at) => (
          <li key={at} className="grid grid-cols-[1fr_auto] items-start gap-x-3 sm:grid-cols-[1.2fr_1fr_1fr_auto]">
            <SelectField
              label={texts.state}
              value={limit.stateCode}
              options={options()}
              error={errorAt(`ewayLimits.ofStates.${at}.stateCode`)}
              onChange={({ currentTarget }) => change(at, { stateCode: currentTarget.value })}
            />
            <div className="mt-7 sm:order-last">
              <RemoveButton
                aria-label={texts.remove(states.find(({ code }) => code === limit.stateCode)?.name ?? texts.unnamed)}
                onClick={() => setLimits((limits) => limits.filter((_, index) => index !== at))}
              />
            </div>
            <NumberField
              label={texts.withinState}
              maxLength={12}
              value={limit.withinState}
              error={errorAt(`ewayLimits.ofStates.${at}.withinState`)}
              className="max-sm:col-span-2"
              onChange={({ currentTarget }) => change(at, { withinState: currentTarget.value })}
            />
            <NumberField
              label={texts.withinCity}
              maxLength={12}
              placeholder={texts.none}
              value={limit.withinCity}
              error={errorAt(`ewayLimits.ofStates.${at}.withinCity`)}
              className="max-sm:col-span-2"
              onChange={({ currentTarget }) => change(at, { withinCity: currentTarget.value })}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className="mb-2 text-sm font-medium text-red empty:hidden">
        {typed.ofStates.length > 0 && errorAt('ewayLimits.ofStates')}
      </p>
      <Button
        size="small"
        onClick={() => setLimits((limits) => [...limits, { stateCode: '', withinState: '', withinCity: '' }])}
      >
        {texts.add}
      </Button>
    </fieldset>
  )
}
