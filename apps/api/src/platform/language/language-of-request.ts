import { languageOfPath } from '@lohahaat/contract/platform/pages/page-language'
import { languages, type Language } from '@lohahaat/domain/platform/language'
import type { FastifyRequest } from 'fastify'

/** A page speaks the language of its address, a call that of its header; without one it speaks English. */
export function languageOfRequest({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const [path = ''] = url.split('?', 1)
  return path.includes('/LH/') ? (preferredLanguage(headers['accept-language']) ?? 'en') : languageOfPath(url)
}

/** The first of our languages that an `Accept-Language` header asks for; null if it asks for none. */
export function preferredLanguage(header = ''): Language | null {
  const [best] = header
    .split(',')
    .map((part) => /^\s*([a-z]{2,3})(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(part))
    .map((found) => ({ language: ours(found?.[1]), weight: Number(found?.[2] ?? 1) }))
    .filter(({ language, weight }) => language && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return best?.language ?? null
}

const ours = (tag = '') => languages.find((language) => language === tag.toLowerCase())
