import { AsyncLocalStorage } from 'node:async_hooks'
import {
  englishReader,
  hindiReader,
  PSEUDO_LANGUAGE,
  setReader,
  type Language,
  type Reader,
} from '@lohahaat/domain/platform/language'
import { pseudoReader } from '@lohahaat/domain/platform/pseudo-language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOfRequest } from './language-of-request'

export type Spoken = Language | typeof PSEUDO_LANGUAGE

const DEFAULT: Spoken = 'en'

const readers: Readonly<Record<Spoken, Reader>> = {
  en: englishReader,
  hi: hindiReader,
  [PSEUDO_LANGUAGE]: pseudoReader,
}

const spoken = new AsyncLocalStorage<Spoken>()

/** For work in another process. */
export const spokenLanguage = () => spoken.getStore() ?? DEFAULT

setReader(() => readers[spokenLanguage()])

/** Runs async work in a language. AsyncLocalStorage has a cost, so the default language does not use it. */
export const speak = <T>(language: Spoken, work: () => T): T =>
  language === spokenLanguage() ? work() : spoken.run(language, work)

/** Operators read the log in English. */
export const inLogLanguage = <T>(write: () => T): T => speak(DEFAULT, write)

let english: Spoken = 'en'

/** For tests only: whoever would read English reads the pseudo-language. Hindi stays Hindi. */
export const speakPseudoLanguage = () => {
  english = PSEUDO_LANGUAGE
}

const asSpoken = (language: Language) => (language === 'en' ? english : language)

/** In the language of the request. */
export const speakToVisitor = <T>(request: FastifyRequest, work: () => T): T =>
  speak(asSpoken(languageOfRequest(request)), work)

/** In the language of the recipient of a mail or document. */
export const speakToRecipient = <T>(language: Language, work: () => T): T => speak(asSpoken(language), work)

/** Answers every request in its own language. Reading a body leaves the first async scope, hence the second hook. */
export function speakToVisitors(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, next) => speakToVisitor(request, next))
  app.addHook('preValidation', (request, _reply, next) => speakToVisitor(request, next))
}
