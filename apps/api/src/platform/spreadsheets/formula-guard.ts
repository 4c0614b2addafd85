/**
 * A spreadsheet takes text that begins so for a formula, and a formula can send the sheet elsewhere. An apostrophe makes
 * it text; apostrophes that stand there already count along, so that taking one off gives back exactly what was written.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

export const guardText = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

export const unguardText = (text: string) => (GUARDED.test(text) ? text.slice(1) : text)
