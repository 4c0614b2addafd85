/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

interface Pushed {
  title: string
  body: string
  /** A path of this site. */
  path: string
  /** A later one of the same thing takes its place. */
  tag: string
}

function read(data: PushMessageData | null): Pushed | null {
  try {
    const told = data?.json() as Partial<Pushed>
    const { title, body = '', path = '/', tag = '' } = told
    return title ? { title, body, path: path.startsWith('/') && !path.startsWith('//') ? path : '/', tag } : null
  } catch {
    return null
  }
}

export async function showPushed({ data }: PushEvent) {
  const pushed = read(data)
  if (!pushed) return
  const { title, body, path, tag } = pushed
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  })
}

/** Opens the page that it is about, in a window that is open already if there is one. */
export async function openPushed({ notification }: NotificationEvent) {
  notification.close()
  const { path } = notification.data as { path: string }
  const url = new URL(path, self.location.origin).href
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) {
    await self.clients.openWindow(url)
    return
  }
  await open.focus()
  await open.navigate(url).catch(() => self.clients.openWindow(url))
}
