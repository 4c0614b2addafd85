import { redirect } from 'react-router'
import { createApi, type Transport } from './api'
import { browserSession } from './browser-session'
import { counted } from './pending-calls'
import { sendWatched } from './send-watched'

const host = import.meta.env.VITE_API_HOST ?? ''

const transport: Transport = (path, request) =>
  counted(path, () => (request.onSent ? sendWatched(host + path, request) : fetch(host + path, request)))

/** Never settles: the page is going away, and an error would only flash up on it. */
function leave(): Promise<never> {
  window.location.assign('/Login')
  return new Promise(() => {})
}

export const browserApi = createApi({ transport, session: browserSession, redirect, leave })
