import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { language } from '@lohahaat/domain/platform/language'

/** The address of a page in the language that is spoken, for a mail or a paper. */
export const pageUrl = (path: string, siteUrl: string) => new URL(inLanguage(path, language()), siteUrl).href
