import { Text, View } from '@react-pdf/renderer'
import { styles } from './styles'

/** A label with what it stands for below. */
export function Said({ title, children }: { title: string; children: string }) {
  return (
    <View>
      <Text style={styles.label}>{title}</Text>
      <Text>{children}</Text>
    </View>
  )
}
