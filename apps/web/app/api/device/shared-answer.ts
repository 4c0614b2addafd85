import { browserSession } from '../session/browser-session'

const KEY = 'LHSharedAnswer'

interface Stored {
  text: string
  userId: string
}

const userId = () => browserSession.read().UserId ?? ''

/** What a supplier shared from a chat, for the form of the quote that he opens next. Without storage he pastes it there. */
export function storeSharedAnswer(text: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text, userId: userId() } satisfies Stored))
  } catch {
    // Pasted there.
  }
}

/** Empty where nothing was shared, or by somebody else. */
export function readSharedAnswer(): string {
  try {
    const { text = '', userId: owner } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Stored>
    return owner === userId() ? text : ''
  } catch {
    return ''
  }
}

export function dropSharedAnswer() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
