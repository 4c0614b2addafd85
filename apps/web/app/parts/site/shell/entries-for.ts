import type { useSession } from '../../../api/session/use-session'

type Session = Pick<ReturnType<typeof useSession>, 'isKnown' | 'isSignedIn' | 'isAdmin' | 'sellingRole'>

/**
 * The class of an entry of the header, by whom it is for; null where it isn't for who is here. While nobody knows that,
 * all are there, and the style sheet shows those of the person whose marks the document has.
 */
export function entriesFor({ isKnown, isSignedIn, isAdmin, sellingRole }: Session) {
  const entry = (name: string, isFor: boolean) => (!isKnown ? `for-${name}` : isFor ? '' : null)
  return {
    visitor: entry('visitor', !isSignedIn),
    person: entry('person', isSignedIn),
    admin: entry('admin', isAdmin),
    seller: entry('seller', sellingRole !== '' && !isAdmin),
  }
}
