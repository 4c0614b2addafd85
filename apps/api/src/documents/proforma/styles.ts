import { StyleSheet } from '@react-pdf/renderer'
import { FAMILY } from './fonts'

const HAIRLINE = 0.5
/** Grey that a laser printer still prints as an even tone. */
const SOFT = '#444'

/**
 * One ink on white: nothing is told by colour, so that a copy says as much as the original. Lines stand as
 * far apart as the font says: a height of lines that the footer inherits makes it vanish, since its page numbers are
 * laid out twice.
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
  right: { textAlign: 'right' },
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
