import { uploadFields } from '@lohahaat/contract/sourcing/list-reader/upload-fields'

export const checkUpload = (values: unknown) => uploadFields.safeParse(values)
