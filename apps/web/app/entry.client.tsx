import { PSEUDO_LANGUAGE, setReader } from '@lohahaat/domain/platform/language'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Compiled checks need eval, which the content security policy forbids; trying it would leave an error in the console.
// zod reads its settings here, so a page that checks nothing needn't load it to say so.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

// Only a test server has pages in it, so nobody else loads it.
if (document.documentElement.lang === PSEUDO_LANGUAGE)
  void import('@lohahaat/domain/platform/pseudo-language').then(({ pseudoReader }) => {
    setReader(pseudoReader)
    start()
  })
else start()
