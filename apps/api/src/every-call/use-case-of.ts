const routeTexts = import.meta.glob<string>('../*/**/routes.ts', { eager: true, query: '?raw', import: 'default' })

/**
 * The file of the use case that answers a call, read from its entry in `routes.ts`: the first name behind the call that is
 * imported from one of our files, or the function that makes the route.
 */
export function useCaseOf(routesFile: string, exportName: string): string | undefined {
  const text = routeTexts[routesFile] ?? ''
  const localName = new RegExp(`\\b${exportName} as (\\w+)`).exec(text)?.[1] ?? exportName
  const [, list = ''] = text.split('export default [')
  const entries = list.split(/^ {2}(?=[.\w])/m).map((entry) => entry.match(/\w+/g) ?? [])
  const [factory = '', , ...names] = entries.find(([, callName]) => callName === localName) ?? []
  const source = [...names, factory].map((name) => sourceOf(text, name)).find((from) => from !== undefined)
  return source && new URL(`${source}.ts`, new URL(routesFile, 'file:///every-call/')).pathname.slice(1)
}

/** Where a file of routes imports a name from, unless it is the contract or the way of answering itself. */
function sourceOf(text: string, name: string): string | undefined {
  const [, source] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text) ?? []
  return source?.includes('platform/http/') || source === '../http/route' ? undefined : source
}
