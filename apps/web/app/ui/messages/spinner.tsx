/** Turns while something is being worked on; what it stands in says so to screen readers by aria-busy. */
export function Spinner() {
  return <span className="block size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
}
