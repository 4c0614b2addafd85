/**
 * Resolves once the element with this id comes into sight, on the server at once. A part that is lazy by it is in the
 * page from the start and takes presses when somebody has scrolled to it; its script is no load of the first view.
 */
export async function untilNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}
