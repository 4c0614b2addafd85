/** A spinner; its container tells screen readers by aria-busy. */
export function Spinner() {
  return <span className="block size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
}
