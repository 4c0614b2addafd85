import { Text, View } from '@react-pdf/renderer'
import { texts } from './texts'

/** Across every page, so that no page of it passes for one that holds. */
export function Cancelled() {
  return (
    <View fixed style={{ position: 'absolute', top: 330, left: 0, right: 0, alignItems: 'center' }}>
      <Text style={stamp}>{texts.cancelled}</Text>
    </View>
  )
}

const stamp = {
  fontSize: 64,
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: 6,
  paddingHorizontal: 18,
  color: '#999',
  border: '3pt solid #999',
  opacity: 0.45,
  transform: 'rotate(-30deg)',
} as const
