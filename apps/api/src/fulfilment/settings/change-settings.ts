import type {
  FulfilmentSettings,
  FulfilmentSettingsRow,
  saveFulfilmentSettings as saveCall,
} from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database, Db } from '../../platform/db/db'
import { loadVersions, saveVersion, type VersionedKind } from '../../reference/master-data/versions'
import { insertSetting, listSettings, lockSettings } from '../../reference/trade-settings/trade-settings.repository'
import { readStored } from '../../reference/trade-settings/fulfilment-settings'

const figuresOf = ({ settingsId: _, changedBy: _by, changedAt: _at, ...figures }: FulfilmentSettingsRow) => figures

const inOrder = (figures: FulfilmentSettings) =>
  JSON.stringify(Object.entries(figures).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const versions: VersionedKind<FulfilmentSettingsRow, FulfilmentSettings> = {
  resource: 'FulfilmentSettings',
  lock: lockSettings,
  list: async (db, limit) =>
    (await listSettings(db, 'fulfilment', limit)).map(({ settingId, value, setBy, setAt }) => ({
      settingsId: settingId,
      ...readStored(value),
      changedBy: setBy,
      changedAt: setAt.toISOString(),
    })),
  insert: (db, value, by) => insertSetting(db, { name: 'fulfilment', value, ...by }),
  idOf: ({ settingsId }) => settingsId,
  isSame: (row, figures) => inOrder(figuresOf(row)) === inOrder(figures),
  describe: (row) => ({ ...figuresOf(row) }),
}

/** What is in force, and who changed what. */
export async function loadFulfilmentSettings(db: Db) {
  const { current, history } = await loadVersions(db, versions)
  return {
    current: current ? figuresOf(current) : readStored(null),
    settingsId: current?.settingsId ?? null,
    history,
  }
}

export const changeFulfilmentSettings = (
  db: Database,
  actor: Actor,
  { settingsId, ...figures }: ParsedInputOf<typeof saveCall>,
): Promise<FulfilmentSettingsRow> => saveVersion(db, actor, versions, { loadedId: settingsId ?? undefined, figures })
