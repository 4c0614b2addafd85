import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { everyCall } from '@lohahaat/contract/every-call'
import { masterDataKinds } from '@lohahaat/contract/reference/master-data/kinds'
import type { Route } from '../platform/http/route'
import { useCaseOf } from './use-case-of'

const root = new URL('../../../../', import.meta.url)
const PAGES = 'apps/web/app'

const routeFiles = import.meta.glob<{ default?: Route[] }>('../*/**/routes.ts', { eager: true })

const pageTexts = import.meta.glob<string>('../../../web/app/pages/**/*-page.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const SHORT_PAGE = 40

const nameOf = ({ method, path }: Route['call']) => `${method} ${path}`

const answeredIn = new Map(
  Object.entries(routeFiles).flatMap(([file, { default: routes = [] }]) =>
    routes.map(({ call }) => [nameOf(call), file] as const),
  ),
)

const unsortedRows = await Promise.all(
  everyCall.map(async ({ call, file, exportName }) => {
    const name = nameOf(call)
    const routesFile = answeredIn.get(name) ?? ''
    const useCase = await useCaseOf(routesFile, exportName, call.method)
    return { name, declaredIn: file.replace('./', ''), routesFile, useCase }
  }),
)
const callRows = unsortedRows.sort((a, b) =>
  a.name.slice(a.name.indexOf('/')).localeCompare(b.name.slice(b.name.indexOf('/')), 'en'),
)

test.each(callRows)('$name is answered', ({ routesFile }) => expect(routesFile).toMatch(/routes\.ts$/))

test('docs/CALLS.md leads from every call and every page to its file; run vitest with -u to update it', async () => {
  const pages = await readPages()
  expect(pages.length).toBeGreaterThan(40)
  const text = [
    '# Where the code of a call or a page is',
    '',
    'A test writes this page and fails when it is out of date (`apps/api/src/every-call/calls-page.test.ts`).',
    '',
    '## Calls',
    '',
    'Each call is declared once, for the browser and the server. A `routes.ts` of the same capability hands it to the function',
    'in the last column; where that is empty, it answers by itself from a constant or a service of `start.ts`.',
    '',
    ...tableOf(
      ['Call', 'Declared in `packages/contract/src`', 'Answered in `apps/api/src`', 'by'],
      callRows.map(({ name, declaredIn, routesFile, useCase }) => [
        `\`${name}\``,
        linkTo('packages/contract/src/', declaredIn),
        linkTo('apps/api/src/', useCase?.file ?? routesFile.replace('../', '')),
        useCase ? `\`${useCase.name}\`` : '',
      ]),
    ),
    '',
    '## Pages',
    '',
    'A page has a loader, a title and a component. Where the last column is filled, that file draws the page or, for master',
    'data, describes it.',
    '',
    ...tableOf(
      ['URL', `Page in \`${PAGES}/pages\``, 'Drawn or described by'],
      pages.map(([url, file]) => [
        `\`${url}\``,
        linkTo(`${PAGES}/pages/`, file.replace('pages/', '')),
        shownBy(url, file),
      ]),
    ),
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../../../docs/CALLS.md')
})

const linkTo = (folder: string, file: string) => `[${file}](../${folder}${file})`

function tableOf(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? title).length)))
  const line = (cells: string[], pad = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, pad)).join(' | ')} |`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ]
}

/** Where to read on: the description of master data, or the component that a page of a few lines hands everything to. */
function shownBy(url: string, page: string): string {
  const place = url.replace('/:id?', '')
  const kind = masterDataKinds.find(({ screens }) => screens.list === place || screens.form === place)
  const description = everyCall.find(({ call }) => call === kind?.calls.list)
  if (description) return linkTo('', `packages/contract/src/${description.file.replace('./', '')}`)
  const text = pageTexts[`../../../web/app/${page}`] ?? ''
  const [, component = ''] = /export default function[^]*?<(\w+)/.exec(text) ?? []
  const [, source = ''] = new RegExp(`import \\{ ${component} \\} from '(\\.[^']+)'`).exec(text) ?? []
  if (!source || source.includes('/ui/') || text.split('\n').length > SHORT_PAGE) return ''
  return linkTo('', new URL(`${source}.tsx`, `file:///${PAGES}/${page}`).pathname.slice(1))
}

/** The table of routes: plain ones, and the lists and forms of master data. */
async function readPages(): Promise<[url: string, file: string][]> {
  const table = await readFile(new URL(`${PAGES}/routes.ts`, root), 'utf8')
  const [list = '', form = ''] = [...table.matchAll(/'(pages\/\S+master-data\/\S+)'/g)].map(([, file]) => file)
  const plain = [...table.matchAll(/\b(?:route\('([^']+)', |index\()'(pages\/[^']+)'/g)].map(
    ([, url = '', file = '']): [string, string] => [`/${url}`, file],
  )
  const masterData = [...table.matchAll(/masterData\('(\w+)', '(\w+)'\)/g)].flatMap(
    ([, many, one]): [string, string][] => [
      [`/${many}`, list],
      [`/${one}/:id?`, form],
    ],
  )
  return [...plain, ...masterData].sort(([a], [b]) => a.localeCompare(b, 'en'))
}
