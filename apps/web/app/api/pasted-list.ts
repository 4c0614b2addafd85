const KEY = 'LHPastedList'

export const LIST_PATH = '/list'

/** Several lines are a list; one line is a search. */
export const isList = (text: string) => text.trim().split(/[\r\n]+/).length > 1

/** For the screen of the priced list, which takes it when it opens. Without storage the text has to be pasted there. */
export function storePastedList(text: string) {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Pasted again.
  }
}

/** Reads the text and removes it from the storage; empty where there is none. */
export function takePastedList(): string {
  try {
    const text = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return ''
  }
}
