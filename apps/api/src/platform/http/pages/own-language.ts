import {
  inLanguage,
  LANGUAGE_COOKIE,
  languageOfPath,
  withoutLanguage,
} from '@lohahaat/contract/platform/pages/page-language'
import { isPublicPage } from '@lohahaat/contract/platform/pages/pages-for-all'
import { languages, type Language } from '@lohahaat/domain/platform/language'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from '../../language/language-of-request'
import { isVisitor } from './kept-pages'

/** What the router loads by itself while somebody uses a page. */
const PART_OF_PAGE = /\.data$|\/__manifest$/

/**
 * Where a reader finds a page for work in his own language; null where he is right. His account decides, else what this
 * browser remembers. What it accepts may lead to another language, but not away from one that stands in the address.
 */
export function ownAddress(request: FastifyRequest): string | null {
  const { url } = request
  const [path = ''] = url.split('?', 1)
  if (!path.startsWith('/') || PART_OF_PAGE.test(path) || isPublic(request)) return null
  const here = languageOfPath(url)
  const accepted = preferredLanguage(request.headers['accept-language']) ?? here
  const own = chosenLanguage(request) ?? (here === 'en' ? accepted : here)
  return own === here ? null : inLanguage(withoutLanguage(url), own)
}

/** The first page is a visitor's, or the desk of whoever is signed in. */
function isPublic(request: FastifyRequest): boolean {
  const path = withoutLanguage(request.url)
  return /^\/(?:[?#]|$)/.test(path) ? isVisitor(request) : isPublicPage(request.url)
}

const chosenLanguage = (request: FastifyRequest): Language | undefined =>
  known(request.cookies['Language']) ?? known(request.cookies[LANGUAGE_COOKIE])

const known = (written: string | null | undefined) => languages.find((language) => language === written)
