import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { language } from '@lohahaat/domain/platform/language'
import { redirect } from 'react-router'
import { createApi, type Transport } from './api'
import { counted } from './pending-calls'
import { browserSession } from './session/browser-session'
import { confirmation } from './session/confirmation'
import { redirectTarget, type RedirectPath } from './session/return-to'

const host = import.meta.env.VITE_API_HOST ?? ''

const transport: Transport = (path, request) =>
  counted(path, async () => {
    if (!request.onSent) return fetch(host + path, request)
    const { sendWithProgress } = await import('./files/send-with-progress')
    return sendWithProgress(host + path, request)
  })

/** Never settles once it navigates away: an error would only flash up on the page being left. */
async function leave(to: RedirectPath) {
  const place = redirectTarget(to, window.location.href)
  if (place === null) return
  window.location.assign(inLanguage(place, language()))
  await new Promise(() => {})
}

export const calls = createApi({
  transport,
  session: browserSession,
  redirect,
  leave,
  confirmSignIn: confirmation.ask,
})
