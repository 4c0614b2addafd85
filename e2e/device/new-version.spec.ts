import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/setup.mjs'
import { openPhone, untilKept } from '../people/device'
import { openGate } from '../people/gate'
import { onceOnly, visit } from '../people/person'

const tellVersion =
  "addEventListener('message', ({ data, ports }) => data === 'version' && ports[0].postMessage(VERSION))"

test(
  'a new worker takes over by the next page, the files of the former build stay, and a page is kept with all of its own',
  onceOnly,
  async ({ baseURL }) => {
    const gate = await openGate(baseURL ?? '')
    const built = await readFile(join(root, 'apps/web/build/client/worker.js'), 'utf8')
    const publish = (version: number) =>
      gate.instead.set('/worker.js', `const VERSION = ${version};${built};${tellVersion}`)
    const { context, folder, page } = await openPhone(gate.url)
    const running = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const { controller } = navigator.serviceWorker
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = ({ data }) => resolve(data)
            // There may be none yet, and one that gives way to another may answer no more.
            navigator.serviceWorker.addEventListener('controllerchange', () => resolve(null), { once: true })
            if (controller) controller.postMessage('version', [port2])
            else resolve(null)
          }),
      )
    const files = () => page.evaluate(async () => (await (await caches.open('files-1')).keys()).map(({ url }) => url))
    const named = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('link'))
          .filter(({ rel }) => ['modulepreload', 'stylesheet'].includes(rel))
          .map(({ href }) => href),
      )
    const missing = async () => {
      const kept = await files()
      return (await named()).filter((file) => !kept.includes(file))
    }

    const activated = new Set<string>()
    const devtools = await context.newCDPSession(page)
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) if (status === 'activated') activated.add(versionId)
    })
    await devtools.send('ServiceWorker.enable')

    publish(1)
    await visit(page, '/rates')
    await untilKept(page, '/rates')
    await expect.poll(running).toBe(1)
    // What the page has loaded before its worker was there is kept after the page itself.
    await expect.poll(missing).toEqual([])
    const before = await files()
    publish(2)
    // A browser asks by itself when a page is opened, but at a time of its own.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    // It changes them when the old one has nothing to do, so nobody asks that one anything until then.
    await page.goto('about:blank')
    await expect.poll(() => activated.size).toBe(2)
    await visit(page, '/rates')
    expect(await running()).toBe(2)
    expect(await files()).toEqual(expect.arrayContaining(before))

    // A page of a build whose files don't come does not take the place of the kept one.
    const html = await (await page.request.get('/rates')).text()
    gate.instead.set('/rates', html.replace('</head>', '<link rel="modulepreload" href="/assets/gone.js"></head>'))
    await visit(page, '/rates')
    await expect.poll(() => gate.asked.has('/assets/gone.js')).toBe(true)
    gate.shut()
    await page.goto('/rates')
    await expect(page.getByRole('table').first()).toBeVisible()
    expect(await page.content()).not.toContain('gone.js')
    await context.close()
    gate.close()
    await rm(folder, { recursive: true, force: true })
  },
)
