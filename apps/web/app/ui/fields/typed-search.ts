/**
 * What is typed into a search, told on after a pause in typing. What was told comes back as the value of the URL, later
 * and perhaps after more was typed: such an echo must not overwrite the field, a value from elsewhere (Back, a link) must.
 */
export function createTypedSearch(pause: number, value: string, tell: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let echoes: string[] = []
  let known = value

  function stop() {
    clearTimeout(timer)
    timer = undefined
  }

  function tellNow(text: string) {
    stop()
    const search = text.trim()
    if (search === known) return
    known = search
    echoes.push(search)
    tell(search)
  }

  return {
    stop,
    tellNow,
    type(text: string) {
      stop()
      timer = setTimeout(() => tellNow(text), pause)
    },
    /** Whether the field has to show a value that came from the URL. */
    takes(next: string): boolean {
      const echo = echoes.indexOf(next)
      echoes = echoes.slice(echo + 1)
      if (echo >= 0 || timer !== undefined) return false
      known = next
      echoes = []
      return true
    },
  }
}
