import { type ReactNode, Suspense } from 'react'
import { Await } from 'react-router'

/**
 * For `clientLoader`: a visitor from another page sees at once that the list is loading; one who searches or changes the
 * page keeps the current rows until the next ones have arrived.
 */
export async function deferred<T>(request: Request, loading: Promise<T>): Promise<{ loaded: T | Promise<T> }> {
  if (new URL(request.url).pathname === window.location.pathname) return { loaded: await loading }
  return deferredAlways(loading)
}

export function deferredAlways<T>(loading: Promise<T>): { loaded: Promise<T> } {
  // Prevents an unhandled rejection when a guard redirects to the sign-in before the page is rendered.
  loading.catch(() => {})
  return { loaded: loading }
}

interface DeferredProps<T> {
  loaded: T | Promise<T>
  loading: ReactNode
  failed: ReactNode
  children: (loaded: T) => ReactNode
}

/** Shows what a loader has returned by `deferred`. */
export function Deferred<T>({ loaded, loading, failed, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={loading}>
      <Await resolve={loaded} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  )
}
