import { Component, type ReactNode } from 'react'

interface HeadBoundaryProps {
  /** What stands there when the rest can't be told. */
  title: string
  children: ReactNode
}

/** What a page says of itself stands outside of the page's own boundary: a failure in it would take the whole site along. */
export class HeadBoundary extends Component<HeadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? <title>{this.props.title}</title> : this.props.children
  }
}
