/** Identifies the form and its record, as made by recordFormKey. */
export const formOfField = 'form_of'
/** The signed account that a staff form was drawn for. */
export const ownerField = 'form_owner'
export const keyField = 'form_key'
export const honeypotField = 'fax_extension'
/** The address with a suggested correction, and the visitor's choice. */
export const addressFields = { asked: 'address_asked', choice: 'address_choice' } as const
