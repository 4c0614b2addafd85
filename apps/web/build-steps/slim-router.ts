import ts from 'typescript'
import type { Plugin } from 'vite'

const ROUTER = /node_modules\/react-router\/dist\/.*\.mjs$/

const never = '{ throw new Error("left out of the build: build-steps/slim-router.ts") }'
const nothing = '{ return null }'

/**
 * Functions of the router that the browser never calls, and what stands in their place: pages send no forms through it, fetch
 * nothing beside a page and prefetch none, and the root has an error page of its own.
 */
const leftOut: Readonly<Record<string, string>> = {
  DefaultErrorComponent: nothing,
  PrefetchPageLinks: nothing,
  RemixRootDefaultHydrateFallback: nothing,
  fetch2: never,
  getRouteInstrumentationUpdates: never,
  handleAction: never,
  instrumentClientSideRouter: never,
  // Without a form the address is all there is.
  normalizeNavigateOptions: '{ return { path: arguments[1] } }',
  useSubmit: never,
}

/** What a page can't use, since it is left out, or would need what is. */
export const unavailable =
  /\b(Form|PrefetchPageLinks|useFetchers?|useFormAction|useSubmit)\b[^}]*\} from 'react-router'|\bclientAction\b|\sprefetch=|instrumentations=/

/** A first view has a fifth less of the router. Its build for production, without its advice to developers, is no export of its package. */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: ROUTER, code: 'function createRouter(' },
    handler(code) {
      const { slim, missing } = withoutUnused(code)
      if (missing.length > 0)
        this.error(`the router has no ${missing.join(', ')} any more: see build-steps/slim-router.ts`)
      return { code: slim, map: null }
    },
  },
}

export function withoutUnused(code: string): { slim: string; missing: string[] } {
  const file = ts.createSourceFile('router.js', code, ts.ScriptTarget.Latest, true)
  const missing = new Set([...Object.keys(leftOut), 'ENABLE_DEV_WARNINGS'])
  const spans: [from: number, to: number, instead: string][] = []
  const replace = (name: string, node: ts.Node, instead: string) => {
    missing.delete(name)
    spans.push([node.getStart(), node.getEnd(), instead])
  }
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    const instead = leftOut[name]
    if (ts.isFunctionDeclaration(node) && node.body && instead) replace(name, node.body, instead)
    else if (ts.isVariableDeclaration(node) && node.initializer && name === 'ENABLE_DEV_WARNINGS')
      replace(name, node.initializer, 'false')
    else ts.forEachChild(node, visit)
  }
  visit(file)
  const slim = spans.reduceRight((rest, [from, to, instead]) => rest.slice(0, from) + instead + rest.slice(to), code)
  return { slim, missing: [...missing] }
}

const nameOf = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) ? (node.name?.getText() ?? '') : ''
