export { formatPipe, formatSection, nameItem } from '@lohahaat/domain/pipe-name'
