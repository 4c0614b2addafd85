import type { useSession } from '../../../api/session/use-session'

type Session = Pick<ReturnType<typeof useSession>, 'isKnown' | 'isSignedIn' | 'isAdmin' | 'sellingRole'>

const of = (isFor: boolean) => (isFor ? '' : null)

/**
 * The class of an entry of the header, by whom it is for; null where it isn't for who is here. While nobody knows that,
 * all are there, and the style sheet shows those of the person whose marks the document has.
 */
export const entriesFor = ({ isKnown, isSignedIn, isAdmin, sellingRole }: Session) =>
  isKnown
    ? {
        visitor: of(!isSignedIn),
        person: of(isSignedIn),
        admin: of(isAdmin),
        seller: of(sellingRole !== '' && !isAdmin),
      }
    : { visitor: 'for-visitor', person: 'for-person', admin: 'for-admin', seller: 'for-seller' }
