import type { Call } from '@lohahaat/contract/platform/define-call'

const routeTexts = import.meta.glob<string>('../*/**/routes.ts', { eager: true, query: '?raw', import: 'default' })
const codeTexts = import.meta.glob<string>(['../*/**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default' })

export interface UseCase {
  file: string
  name: string
}

/** The calls of a kind of master data, which one factory declares and another answers. */
const MASTER_DATA: Record<Call['method'] | 'choices', UseCase> = {
  GET: { file: 'reference/master-data/master-data.ts', name: 'list' },
  POST: { file: 'reference/master-data/master-data.ts', name: 'createRecord' },
  PUT: { file: 'reference/master-data/master-data.ts', name: 'saveRecord' },
  DELETE: { file: 'reference/master-data/audited-records.ts', name: 'deleteAudited' },
  choices: { file: 'reference/master-data/list.repository.ts', name: 'listBelow' },
}

/**
 * The use case that answers a call, read from its entry in `routes.ts`: the first name behind the call that is imported from
 * one of our files. One that only forwards is followed.
 */
export async function useCaseOf(routesFile: string, exportName: string, method: Call['method']) {
  const text = routeTexts[routesFile] ?? ''
  const localName = new RegExp(`\\b${exportName} as (\\w+)`).exec(text)?.[1] ?? exportName
  const [, list = ''] = text.split('export default [')
  const entries = list.split(/^ {2}(?=[.\w])/m).map((entry) => entry.match(/\w+/g) ?? [])
  const [factory, , ...names] = entries.find(([, callName]) => callName === localName) ?? []
  if (factory === 'masterDataRoutes') return MASTER_DATA[method]
  if (factory === 'choicesRoute') return MASTER_DATA.choices
  for (const name of names) {
    const source = sourceOf(text, name)
    if (source) return follow({ name, file: fileAt(source, routesFile.replace('../', '')) })
  }
  return undefined
}

const fileAt = (source: string, importer: string) => new URL(`${source}.ts`, `file:///${importer}`).pathname.slice(1)

/** `export const listClasses = (db, department) => listClassesWithStock(db, department)` is found in the latter. */
async function follow({ file, name }: UseCase): Promise<UseCase> {
  const text = (await codeTexts[`../${file}`]?.()) ?? ''
  const [, target = ''] = new RegExp(`^export const ${name} = \\([^)]*\\) => (\\w+)\\([^()]*\\)$`, 'm').exec(text) ?? []
  const source = target && sourceOf(text, target)
  return source ? { name: target, file: fileAt(source, file) } : { file, name }
}

/** Where a file of routes imports a name from, unless it is the contract or the way of answering itself. */
function sourceOf(text: string, name: string): string | undefined {
  const [, source] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text) ?? []
  return source?.includes('platform/http/') || source === '../http/route' ? undefined : source
}
