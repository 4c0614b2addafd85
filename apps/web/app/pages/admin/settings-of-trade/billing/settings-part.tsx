import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card'
import { NumberField } from '../../../../ui/fields/number-field'
import { Switch } from '../../../../ui/fields/switch'
import { TextField } from '../../../../ui/fields/text-field'
import { kindOf, settingsFields, type SettingPath, type SettingsPart as PartName } from './settings-fields'
import { texts } from './texts'
import type { SettingsForm } from './use-settings-form'

interface SettingsPartProps {
  name: PartName
  form: SettingsForm
  children?: ReactNode
}

/** One part of the settings with its fields. */
export function SettingsPart({ name, form, children }: SettingsPartProps) {
  const paths = Object.keys(settingsFields[name]) as SettingPath[]
  return (
    <Card title={texts.parts[name]}>
      <p className="-mt-2 mb-4 max-w-3xl text-sm text-ink-soft">{texts.partHints[name]}</p>
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 desk:grid-cols-4">
        {paths.map((path) => (
          <Setting key={path} path={path} form={form} />
        ))}
      </div>
      {children}
    </Card>
  )
}

function Setting({ path, form }: { path: SettingPath; form: SettingsForm }) {
  const kind = kindOf(path)
  const value = form.typed.values[path]
  const { label, hint, unit } = texts.fields[path]
  if (typeof value === 'boolean')
    return (
      <div className="py-2 sm:col-span-2">
        <Switch
          label={label}
          hint={hint}
          checked={value}
          onChange={({ currentTarget }) => form.setValue(path, currentTarget.checked)}
        />
      </div>
    )
  const shared = {
    ...{ label, hint, value, error: form.errorAt(path) },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => form.setValue(path, currentTarget.value),
  }
  if (kind === 'figure' || kind === 'figureOrNone')
    return <NumberField {...shared} {...(unit && { unit })} maxLength={12} />
  return (
    <TextField
      {...shared}
      maxLength={200}
      className={kind === 'figures' ? 'sm:col-span-2' : undefined}
      spellCheck={false}
    />
  )
}
