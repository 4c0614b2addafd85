import { redirect } from 'react-router'
import type { Api } from './api'
import { unreachable } from './api-error'
import { browserSession } from './session/browser-session'

let loading: Promise<Api> | undefined
let loaded: Api | undefined

/** What sends calls comes after the first view, which sends none before it takes presses. */
export function loadCalls(): Promise<Api> {
  loading ??= import('./browser-calls').then(
    ({ calls }) => (loaded = calls),
    () => {
      loading = undefined
      throw unreachable()
    },
  )
  return loading
}

export const browserApi: Api = {
  session: {
    ...browserSession,
    clear: (names) => (loaded?.session ?? browserSession).clear(names),
  },
  checked: async () => (await loading)?.checked(),
  send: async (call, ...sent) => (await loadCalls()).send(call, ...sent),
  sendPaged: async (call, ...sent) => (await loadCalls()).sendPaged(call, ...sent),
  download: async (call, ...sent) => (await loadCalls()).download(call, ...sent),
  redirect,
}
