import { type ComponentType, lazy } from 'react'

/** A part of the frame that comes after the first view, which has its HTML. A frame has no error page around it: without its code it is left out. */
export const later = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })))
