import type { BillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import { FormHead } from '../../../../parts/fulfilment/form-head'
import { Button } from '../../../../ui/button'
import type { SettingsPart as PartName } from './settings-fields'
import { SettingsPart } from './settings-part'
import { StateLimits } from './state-limits'
import { texts } from './texts'
import { useSettingsForm } from './use-settings-form'

const parts: readonly PartName[] = ['eway', 'ewayLimits', 'einvoice', 'taxes', 'tally', 'reminders', 'suppliers']

interface SettingsFormProps {
  current: BillingSettings
  settingsId: number | null
}

export function SettingsForm(loaded: SettingsFormProps) {
  const form = useSettingsForm(loaded)
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.busy) void form.save()
      }}
    >
      {parts.map((name) => (
        <SettingsPart key={name} name={name} form={form}>
          {name === 'ewayLimits' && <StateLimits form={form} />}
        </SettingsPart>
      ))}
      <div>
        <FormHead refusal={form.refusal ?? (form.hasErrors ? texts.correctFirst : null)} />
        <Button type="submit" variant="main" busy={form.busy} disabled={!form.isChanged} className="max-sm:w-full">
          {texts.save}
        </Button>
        <p className="mt-1.5 min-h-6 text-sm text-ink-soft">{!form.isChanged && texts.nothingChanged}</p>
      </div>
    </form>
  )
}
