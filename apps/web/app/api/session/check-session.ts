import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { looksSignedIn } from '@lohahaat/contract/platform/session-values'
import type { Api } from '../api'
import { ApiError, endsSession } from '../api-error'

const running = new WeakMap<Api, Promise<boolean>>()

/** Whether the server still knows the session. The guards of one navigation run in parallel and share the result. */
export function isSessionAlive(api: Api): Promise<boolean> {
  const asked = running.get(api) ?? ask(api).finally(() => running.delete(api))
  running.set(api, asked)
  return asked
}

async function ask(api: Api): Promise<boolean> {
  const values = api.session.read()
  if (!looksSignedIn(values) || !values.UserKey) return false
  try {
    await api.send(loginCheck, { key: values.UserKey }, { stay: true })
    return true
  } catch (error) {
    if (error instanceof ApiError && endsSession(error.status)) return false
    throw error
  }
}
