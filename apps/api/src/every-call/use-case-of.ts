import type { Call } from '@lohahaat/contract/platform/define-call'

const routeTexts = import.meta.glob<string>('../*/**/routes.ts', { eager: true, query: '?raw', import: 'default' })

export interface UseCase {
  file: string
  name: string
}

/** The calls of a kind of master data, which one factory declares and another answers. */
const MASTER_DATA = { GET: 'list', POST: 'create', PUT: 'update', DELETE: 'remove' } as const
const inMasterData = (name: string): UseCase => ({ file: 'reference/master-data/master-data.ts', name })

/**
 * The use case that answers a call, read from its entry in `routes.ts`: the first name behind the call that is imported from
 * one of our files.
 */
export function useCaseOf(routesFile: string, exportName: string, method: Call['method']): UseCase | undefined {
  const text = routeTexts[routesFile] ?? ''
  const localName = new RegExp(`\\b${exportName} as (\\w+)`).exec(text)?.[1] ?? exportName
  const [, list = ''] = text.split('export default [')
  const entries = list.split(/^ {2}(?=[.\w])/m).map((entry) => entry.match(/\w+/g) ?? [])
  const [factory, , ...names] = entries.find(([, callName]) => callName === localName) ?? []
  if (factory === 'masterDataRoutes') return inMasterData(MASTER_DATA[method])
  if (factory === 'choicesRoute') return inMasterData('listBelow')
  for (const name of names) {
    const source = sourceOf(text, name)
    if (source)
      return { name, file: new URL(`${source}.ts`, new URL(routesFile, 'file:///every-call/')).pathname.slice(1) }
  }
  return undefined
}

/** Where a file of routes imports a name from, unless it is the contract or the way of answering itself. */
function sourceOf(text: string, name: string): string | undefined {
  const [, source] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text) ?? []
  return source?.includes('platform/http/') || source === '../http/route' ? undefined : source
}
