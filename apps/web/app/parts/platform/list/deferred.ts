/**
 * For `clientLoader`: whoever comes from another page sees at once that the list is on its way; whoever searches or turns
 * a page keeps what he looks at until the next is there.
 */
export async function deferred<T>(request: Request, loading: Promise<T>): Promise<{ loaded: T | Promise<T> }> {
  if (new URL(request.url).pathname === window.location.pathname) return { loaded: await loading }
  // A visitor who has to sign in first never gets to see what became of it.
  loading.catch(() => {})
  return { loaded: loading }
}
