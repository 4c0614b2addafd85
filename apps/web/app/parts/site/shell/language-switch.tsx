import { saveLanguage } from '@lohahaat/contract/identity/accounts/language'
import { inLanguage, LANGUAGE_COOKIE } from '@lohahaat/contract/platform/pages/page-language'
import { language, type Language } from '@lohahaat/domain/platform/language'
import { type MouseEvent, useEffect } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { useIsWorkScreen } from './use-is-work-screen'

/** Each is written in itself, for whoever reads nothing else. */
const others = { en: { language: 'hi', name: 'हिन्दी' }, hi: { language: 'en', name: 'English' } } as const

/** Leads to the same page in the other language, whose scripts are other files. */
export function LanguageSwitch() {
  const { isSignedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  const there = (wanted: Language) => inLanguage(pathname, wanted) + search + hash
  const other = others[language()]
  useOwnLanguage(there)

  async function choose(event: MouseEvent) {
    document.cookie = `${LANGUAGE_COOKIE}=${other.language}; Path=/; Max-Age=31536000; SameSite=Lax`
    if (!isSignedIn) return
    event.preventDefault()
    await browserApi.send(saveLanguage, { language: other.language }, { stay: true }).catch(() => null)
    window.location.assign(there(other.language))
  }

  return (
    <a
      href={there(other.language)}
      lang={other.language}
      hrefLang={other.language}
      onClick={(event) => void choose(event)}
      aria-label={other.name}
      className="flex h-10 shrink-0 items-center px-1 text-[0.9375rem] font-medium text-ink-soft hover:text-ink"
    >
      {other.language === 'hi' ? (
        <span className="hindi-name" />
      ) : (
        <>
          <span className="sm:hidden">{other.name.slice(0, 2).toUpperCase()}</span>
          <span className="max-sm:hidden">{other.name}</span>
        </>
      )}
    </a>
  )
}

/** Screens for work are in the language of the account, also when it signs in at a page in another one. */
function useOwnLanguage(there: (wanted: Language) => string) {
  const { language: own } = useSession()
  const isWorkScreen = useIsWorkScreen()
  const elsewhere = isWorkScreen && own && own !== language() ? there(own) : ''
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere)
  }, [elsewhere])
}
