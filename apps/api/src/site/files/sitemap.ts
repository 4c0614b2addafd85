import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { languages } from '@lohahaat/domain/platform/language'
import type { Database } from '../../platform/db/db'
import { listClassPages, listProductFiles, listProductsOfFile } from './sitemap.repository'

/** The static public pages. */
export const publicPages = [
  '/',
  '/about',
  '/pipeLandingPage',
  '/weight-calculator',
  '/help',
  '/contact',
  '/termsandConditions',
  '/privacyPolicy',
  '/legal',
]

/** The department that the rate cards are of. */
const RATED_DEPARTMENT = 'pipe'

interface Entry {
  path: string
  changedAt?: Date | null
}

export const PAGES_FILE = '/sitemap-pages.xml'
const productsFile = (file: number) => `/sitemap-products-${file}.xml`

/** Lists the other files. */
export async function writeIndex(db: Database, siteUrl: string): Promise<string> {
  const files = (await listProductFiles(db)).map(({ file, changedAt }) => ({ path: productsFile(file), changedAt }))
  return document('sitemapindex', 'sitemap', siteUrl, [{ path: PAGES_FILE }, ...files])
}

export async function writePages(db: Database, siteUrl: string): Promise<string> {
  const classPages = await listClassPages(db)
  const departments = new Set(classPages.map(({ department }) => catalogueOf(department)))
  const classes = classPages.map(
    ({ department, className }) => `${catalogueOf(department)}?${new URLSearchParams({ class: className })}`,
  )
  const rates = classPages
    .filter(({ department }) => department === RATED_DEPARTMENT)
    .map(({ className }) => `/rates/${encodeURIComponent(className)}`)
  const paths = [...publicPages, ...departments, ...classes, ...rates]
  return document('urlset', 'url', siteUrl, inEachLanguage(paths.map((path) => ({ path }))))
}

/** Null when the file would be empty. */
export async function writeProducts(db: Database, siteUrl: string, file: number): Promise<string | null> {
  const products = await listProductsOfFile(db, file)
  if (products.length === 0) return null
  const entries = products.map(({ department, id, changedAt }) => ({
    path: `${catalogueOf(department)}/${id}`,
    changedAt,
  }))
  return document('urlset', 'url', siteUrl, inEachLanguage(entries))
}

/** The pages themselves say which of them are the same page. */
const inEachLanguage = (entries: readonly Entry[]): Entry[] =>
  languages.flatMap((language) => entries.map((entry) => ({ ...entry, path: inLanguage(entry.path, language) })))

const catalogueOf = (department: string) => `/pipe/${encodeURIComponent(department)}`

function document(root: string, element: string, siteUrl: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(siteUrl + path)}</loc>${changed}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
