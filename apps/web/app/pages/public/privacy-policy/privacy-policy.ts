import type { LegalText } from '../../../parts/site/legal-document/legal-text'
import { rights } from './rights-texts'
import { texts } from './texts'

/** The whole policy, in the reader's language. */
export function privacyPolicy(): LegalText {
  const { title, description, intro, sections } = texts
  return { title, description, intro, sections: [...sections, ...rights.sections] }
}
