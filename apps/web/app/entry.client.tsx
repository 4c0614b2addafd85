import { hindiReader, PSEUDO_LANGUAGE, setReader } from '@lohahaat/domain/platform/language'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadCalls } from './api/browser-api'

// Compiled schemas need eval, which the content security policy forbids; trying it would log an error. zod reads its
// settings from here, so a page without a schema does not have to load it.
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

// The next press may send one.
window.addEventListener('load', () => void loadCalls().catch(() => null))

const { lang } = document.documentElement
if (lang === hindiReader.tag) setReader(() => hindiReader)

// Only a test server sends pages in this language, so the chunk is not loaded otherwise.
if (lang === PSEUDO_LANGUAGE)
  void import('@lohahaat/domain/platform/pseudo-language').then(({ pseudoReader }) => {
    setReader(() => pseudoReader)
    start()
  })
else start()
