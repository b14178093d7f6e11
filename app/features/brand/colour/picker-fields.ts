/** A picker and a text field for one colour need different names: without scripts either may have been changed. */
export const pickerOf = (field: string) => `${field}Picked`
/** The picker's colour when the page was drawn. */
export const shownOf = (field: string) => `${field}Shown`
