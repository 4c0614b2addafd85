import { StyleSheet } from '@react-pdf/renderer'
import { FAMILY } from './fonts'

const HAIRLINE = 0.5
/** A grey that laser printers still print evenly. */
const SOFT = '#444'

/**
 * Black on white: nothing is told by colour, so that a photocopy loses nothing. No lineHeight is set: a footer that
 * inherits one disappears, because its page numbers are laid out twice.
 */
export const styles = StyleSheet.create({
  page: {
    fontFamily: FAMILY,
    fontSize: 8.5,
    color: '#000',
    paddingTop: 36,
    paddingHorizontal: 36,
    paddingBottom: 54,
  },
  row: { flexDirection: 'row' },
  strong: { fontWeight: 600 },
  soft: { color: SOFT },
  label: { fontSize: 7, color: SOFT, marginBottom: 1.5 },
  small: { fontSize: 7.5 },
  rule: { borderBottomWidth: HAIRLINE, borderBottomColor: '#000' },
  footer: {
    position: 'absolute',
    left: 36,
    right: 36,
    bottom: 26,
    paddingTop: 5,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    borderTopWidth: HAIRLINE,
    borderTopColor: '#000',
    fontSize: 7,
    color: SOFT,
  },
})
