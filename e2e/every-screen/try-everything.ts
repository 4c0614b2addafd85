import { expect, type Page, type Request } from '@playwright/test'
import { visit } from '../people/person'

/** Every button is pressed, and a PDF takes its time beside all the others. */
const DRAWN_WITHIN_MS = 60_000

/** Waits for code and answers that the page asked for, so that a dialog whose code is loaded apart is there. */
export function watchRequests(page: Page) {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (/script|fetch/.test(request.resourceType())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('framenavigated', () => pending.clear())
  return async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect.poll(() => [...pending].map((request) => request.url()), { timeout: DRAWN_WITHIN_MS }).toEqual([])
  }
}

/**
 * Nothing that is pressed changes anything: the page is told that the server can't be reached, and says so. Told by the
 * page itself, since a browser whose requests are looked at keeps no files.
 */
export const refuseWrites = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) =>
      !init?.method || init.method === 'GET' || !new Request(input).url.includes('/LH/')
        ? fetch(input, init)
        : Promise.reject(new TypeError('Failed to fetch'))
    // By which files are sent.
    XMLHttpRequest.prototype.send = function () {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')))
    }
  })

/** Opens what is folded, and leaves every field empty, which many can't be. */
export const emptyFields = (page: Page, within: string) =>
  page.evaluate((within) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    for (const field of document.querySelectorAll<HTMLElement>(`${within} :is(input, textarea, select)`)) {
      const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
      field.focus()
      if (isText && !/^(checkbox|radio|file|hidden|search)$/.test(field.type) && field.value !== '') {
        // React takes a value for its own unless it is set past its own setter.
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {}
        set?.call(field, '')
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      field.blur()
    }
  }, within)

/** Not those that search or filter: an empty one is no mistake, and without scripts it goes to another page. */
const submitForms = (page: Page, within: string) =>
  page.evaluate((within) => {
    const forms = document.querySelectorAll<HTMLFormElement>(
      `${within} form:not([role=search], [method=get], :has([type=search]))`,
    )
    for (const form of forms) form.requestSubmit()
  }, within)

interface Trial {
  path: string
  settle: () => Promise<void>
  /** Reads the page as it stands. */
  look: (say: string) => Promise<void>
}

/** Submits every form empty, then presses each kind of button once and does the same in the dialog that it opens. */
export async function tryEverything(page: Page, { path, settle, look }: Trial) {
  await submitForms(page, '#content')
  await settle()
  await look(`${path} submitted empty`)
  const pressed: string[] = []
  for (;;) {
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await visit(page, path)
    const label = await pressNext(page, pressed)
    if (label === null) return
    pressed.push(label)
    await settle()
    await look(`${path} after ${label}`)
    if ((await page.locator('dialog[open]').count()) === 0) continue
    await emptyFields(page, 'dialog[open]')
    await submitForms(page, 'dialog[open]')
    await settle()
    await look(`${path} after ${label}, submitted empty`)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close())
  }
}

/** Buttons of one kind differ by a number or a name at most, so the text on them tells kinds apart. */
const pressNext = (page: Page, pressed: readonly string[]) =>
  page.evaluate((pressed) => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('#content button:enabled')) {
      const label = (button.innerText || button.ariaLabel || '').replaceAll(/[\d\s]+/g, ' ').trim()
      if (label === '' || pressed.includes(label) || !button.checkVisibility()) continue
      button.click()
      return label
    }
    return null
  }, pressed)
