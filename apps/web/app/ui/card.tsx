import type { ReactNode } from 'react'

interface CardProps {
  title?: string
  className?: string
  children: ReactNode
}

export function Card({ title, className = '', children }: CardProps) {
  return (
    <section className={`rounded-box border border-line bg-card p-5 sm:p-6 ${className}`}>
      {title && <h2 className="mb-4 text-lg">{title}</h2>}
      {children}
    </section>
  )
}
