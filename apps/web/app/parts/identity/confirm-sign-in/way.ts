/** One way to prove who one is. The dialog offers all there are, below each other. */
export interface WayProps {
  email: string
  onConfirmed: () => void
}
