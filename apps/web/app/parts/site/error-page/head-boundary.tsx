import { Component, type ReactNode } from 'react'

interface HeadBoundaryProps {
  /** Shown if the meta tags fail. */
  title: string
  children: ReactNode
}

/**
 * Meta tags are rendered outside the page's error boundary: without this, an error in them would fail the whole site.
 */
export class HeadBoundary extends Component<HeadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? <title>{this.props.title}</title> : this.props.children
  }
}
