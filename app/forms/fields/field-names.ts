/** Which form of which record is sent: what recordFormKey gives. */
export const formOfField = 'form_of'
export const keyField = 'form_key'
export const honeypotField = 'fax_extension'
/** The address that was asked about, and which of the two is to be used. */
export const addressFields = { asked: 'address_asked', choice: 'address_choice' } as const
