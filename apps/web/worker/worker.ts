/// <reference lib="webworker" />
import { answerLogout, answerOwn } from './answers'
import { currentAccount, sweepCaches } from './cookies'
import { answerFile, keepFiles } from './files'
import { answerPage, fromNetwork, keepVisited, outcomeOf } from './pages'
import { openPushed, showPushed } from './push'
import { ruleOf } from './rules'
import { takeShared } from './share'

declare const self: ServiceWorkerGlobalScope

/** What pages say to their worker. */
type Message =
  | { kind: 'loaded'; files: string[]; pages: string[] }
  | { kind: 'visited'; page: string }
  | { kind: 'session' }
  | { kind: 'outcome' }

// A new worker takes over at once: it answers the next navigation, and the files of the pages that are open stay.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    currentAccount()
      .then(sweepCaches)
      .then(() => self.clients.claim()),
  ),
)

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname, search } = new URL(url)
  if (origin !== self.location.origin) return
  const rule = ruleOf({ method, mode, path: pathname + search })
  if (rule === 'file') event.respondWith(answerFile(event))
  else if (rule === 'page for all' || rule === 'own page') event.respondWith(answerPage(event, rule === 'own page'))
  else if (rule === 'own answer') event.respondWith(answerOwn(event))
  else if (rule === 'logout') event.respondWith(answerLogout(event))
  else if (rule === 'share') event.respondWith(takeShared(event.request))
  else if (mode === 'navigate' && method === 'GET') event.respondWith(fromNetwork(event.request))
})

self.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.kind === 'loaded') event.waitUntil(keepLoaded(event, message))
  else if (message.kind === 'visited') event.waitUntil(keepVisited(event, message.page))
  else if (message.kind === 'session') event.waitUntil(currentAccount().then(sweepCaches))
  else if (isQuestion(message)) event.waitUntil(tellOutcome(event))
})

self.addEventListener('push', (event) => event.waitUntil(showPushed(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)))

/** A page of another build may say what this worker does not know. */
const isQuestion = ({ kind }: { kind?: string }) => kind === 'outcome'

async function keepLoaded(event: ExtendableMessageEvent, { files, pages }: { files: string[]; pages: string[] }) {
  await keepFiles(event, files)
  for (const page of pages) await keepVisited(event, page)
}

async function tellOutcome({ source, ports: [port] }: ExtendableMessageEvent) {
  const known = source && 'id' in source ? outcomeOf(source.id) : undefined
  port?.postMessage((await known) ?? 'unknown')
}
