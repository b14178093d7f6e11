export const keyField = 'form_key'
export const honeypotField = 'fax_extension'
