/** A picker and a field for one colour cannot share a name: without scripts either may have been changed. */
export const pickerOf = (field: string) => `${field}Picked`
/** The colour that the picker showed when the page was drawn. */
export const shownOf = (field: string) => `${field}Shown`
