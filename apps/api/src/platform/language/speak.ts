import { AsyncLocalStorage } from 'node:async_hooks'
import {
  englishReader,
  PSEUDO_LANGUAGE,
  setReader,
  type Language,
  type Reader,
} from '@lohahaat/domain/platform/language'
import { pseudoReader } from '@lohahaat/domain/platform/pseudo-language'
import type { FastifyInstance } from 'fastify'

export type Spoken = Language | typeof PSEUDO_LANGUAGE

const DEFAULT: Spoken = 'en'

const readers: Readonly<Record<Spoken, Reader>> = { en: englishReader, [PSEUDO_LANGUAGE]: pseudoReader }

const spoken = new AsyncLocalStorage<Spoken>()

/** For work that is done in another process. */
export const spokenLanguage = () => spoken.getStore() ?? DEFAULT

const reader = () => readers[spokenLanguage()]

setReader({ choose: (sets) => reader().choose(sets), tag: () => reader().tag(), locale: () => reader().locale() })

/** Does something in a language, with all that it waits for. The store has its price, so the usual language doesn't use it. */
export const speak = <T>(language: Spoken, work: () => T): T =>
  language === spokenLanguage() ? work() : spoken.run(language, work)

/** Those who run the server read its log. */
export const inLogLanguage = <T>(write: () => T): T => speak(DEFAULT, write)

let ofEverybody: Spoken = DEFAULT

/** For tests alone: whoever asks, and whoever gets a mail, reads the pseudo-language. */
export const speakPseudoLanguage = () => {
  ofEverybody = PSEUDO_LANGUAGE
}

/** In the language of whoever sent the request. */
export const speakToVisitor = <T>(work: () => T): T => speak(ofEverybody, work)

/** In the language of whoever gets the mail or the document, which needn't be that of whoever caused it. */
export const speakToRecipient = <T>(work: () => T): T => speak(ofEverybody, work)

/** Every request is answered in the language of whoever sent it. Reading a body leaves the first scope, so there is a second. */
export function speakToVisitors(app: FastifyInstance) {
  app.addHook('onRequest', (_request, _reply, next) => speakToVisitor(next))
  app.addHook('preValidation', (_request, _reply, next) => speakToVisitor(next))
}
