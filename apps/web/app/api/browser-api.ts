import { redirect } from 'react-router'
import { createApi, type Transport } from './api'
import { browserSession } from './session/browser-session'
import { confirmation } from './session/confirmation'
import { counted } from './pending-calls'
import { placeToGo, type WayOut } from './session/return-to'
import { sendWatched } from './send-watched'

const host = import.meta.env.VITE_API_HOST ?? ''

const transport: Transport = (path, request) =>
  counted(path, () => (request.onSent ? sendWatched(host + path, request) : fetch(host + path, request)))

/** Never settles where it leaves: the page is going away, and an error would only flash up on it. */
async function leave(to: WayOut) {
  const place = placeToGo(to, window.location.href)
  if (place === null) return
  window.location.assign(place)
  await new Promise(() => {})
}

export const browserApi = createApi({
  transport,
  session: browserSession,
  redirect,
  leave,
  confirmSignIn: confirmation.ask,
})
