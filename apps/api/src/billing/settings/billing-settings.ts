import { isDeepStrictEqual } from 'node:util'
import {
  billingSettings,
  type BillingSettings,
  type BillingSettingsRow,
  type saveBillingSettings as saveCall,
} from '@lohahaat/contract/billing/settings/billing-settings'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database, Db } from '../../platform/db/db'
import { loadVersions, saveVersion, type VersionedKind } from '../../reference/master-data/versions'
import { insertSetting, listSettings, lockSettings } from '../../reference/trade-settings/trade-settings.repository'

const valuesOf = ({ settingsId: _, changedBy: _by, changedAt: _at, ...settings }: BillingSettingsRow) => settings

const versions: VersionedKind<BillingSettingsRow, BillingSettings> = {
  resource: 'BillingSettings',
  lock: lockSettings,
  list: async (db, limit) =>
    (await listSettings(db, 'billing', limit)).map(({ settingId, value, setAt, setBy }) => ({
      settingsId: settingId,
      ...billingSettings.parse(value),
      changedBy: setBy,
      changedAt: setAt.toISOString(),
    })),
  insert: (db, value, by) => insertSetting(db, { name: 'billing', value, ...by }),
  idOf: ({ settingsId }) => settingsId,
  isSame: (row, settings) => isDeepStrictEqual(valuesOf(row), settings),
  describe: (row) => ({ ...valuesOf(row) }),
}

export async function loadSettings(db: Db) {
  const { current, history } = await loadVersions(db, versions)
  return {
    current: current ? valuesOf(current) : billingSettings.parse({}),
    settingsId: current?.settingsId ?? null,
    history,
  }
}

export const saveSettings = (
  db: Database,
  actor: Actor,
  { settingsId, ...settings }: ParsedInputOf<typeof saveCall>,
): Promise<BillingSettingsRow> =>
  saveVersion(db, actor, versions, { loadedId: settingsId ?? undefined, figures: settings })
