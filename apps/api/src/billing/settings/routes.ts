import { fetchBillingSettings, saveBillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import { route } from '../../platform/http/route'
import { loadSettings, saveSettings } from './billing-settings'

export default [
  route(fetchBillingSettings, ({ db }) => loadSettings(db)),
  route(saveBillingSettings, ({ db, actor, input }) => saveSettings(db, actor, input)),
]
