import { Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { styles } from './styles'
import { texts } from './texts'

interface PrintedPageProps {
  children: ReactNode
  /** On every page, beside its number. */
  footer: string
  /** Across every page, so that no page passes for a valid one. */
  stamp?: string | undefined
  landscape?: boolean
}

/** A4, with as many pages as its content takes. */
export function PrintedPage({ children, footer, stamp, landscape = false }: PrintedPageProps) {
  return (
    <Page size="A4" orientation={landscape ? 'landscape' : 'portrait'} style={styles.page}>
      {stamp !== undefined && (
        <View fixed style={{ position: 'absolute', top: 330, left: 0, right: 0, alignItems: 'center' }}>
          <Text style={stamped}>{stamp}</Text>
        </View>
      )}
      {children}
      <View fixed style={styles.footer}>
        <Text>{footer}</Text>
        <Text render={({ pageNumber, totalPages }) => texts.page(pageNumber, totalPages)} />
      </View>
    </Page>
  )
}

const stamped = {
  fontSize: 64,
  lineHeight: 1.2,
  fontWeight: 600,
  textAlign: 'center',
  paddingHorizontal: 18,
  color: '#999',
  border: '3pt solid #999',
  opacity: 0.45,
  transform: 'rotate(-30deg)',
} as const
