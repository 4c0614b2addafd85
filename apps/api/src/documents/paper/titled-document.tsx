import { Document } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { languageTag } from '@lohahaat/domain/platform/language'

interface TitledDocumentProps {
  title: string
  author?: string
  children: ReactNode
}

/** What a reader of PDFs shows of the file itself. */
export const TitledDocument = ({ title, author, children }: TitledDocumentProps) => (
  <Document
    title={title}
    {...(author !== undefined && { author })}
    creator="LohaHaat"
    producer="LohaHaat"
    language={languageTag()}
  >
    {children}
  </Document>
)
