/** Pages that are kept before anybody opens them, so that a phone in the yard has them. */
const START_PAGES = ['/rates', '/weight-calculator', '/list']

/** The development server has none; over plain http browsers allow none. */
const canWork = () => import.meta.env.PROD && 'serviceWorker' in navigator

let registered: Promise<ServiceWorkerRegistration | null> | null = null

/** Null where the browser refuses it, as in some private windows. */
export function registerWorker() {
  registered ??= canWork()
    ? navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).then(
        async () => navigator.serviceWorker.ready,
        () => null,
      )
    : Promise.resolve(null)
  return registered
}

async function tell(message: object, transfer: Transferable[] = []) {
  const worker = (await registerWorker())?.active
  worker?.postMessage(message, transfer)
}

/** The pages to begin with, in the page's language, and the files that this page loads past its worker. */
export async function tellLoaded(prefix: string) {
  if (!(await registerWorker())) return
  await tell({ kind: 'loaded', files: [], pages: [window.location.href, ...START_PAGES.map((page) => prefix + page)] })
  // Not once: a file that is on its way when the worker takes over is listed only when it has arrived.
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().filter(isPastWorker)
    if (files.length > 0) void tell({ kind: 'loaded', files: files.map(({ name }) => name), pages: [] })
  })
  observer.observe({ type: 'resource', buffered: true })
}

const isPastWorker = (entry: PerformanceEntry) =>
  entry.name.startsWith(`${window.location.origin}/assets/`) &&
  entry instanceof PerformanceResourceTiming &&
  entry.workerStart === 0

export const tellVisited = (page: string) => tell({ kind: 'visited', page })
export const tellSession = () => tell({ kind: 'session' })

/** What has become of the network behind this page, which was answered with a kept one. */
export async function askOutcome(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  await tell({ kind: 'outcome' }, [port2])
  return answer
}
