const narrow = '\u202f'
const wide = '\u00a0'

/** French text with the spaces that must not break: narrow before ; ! and ?, wide before a colon and inside « » and after nº. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/ ([;!?])/g, `${narrow}$1`)
    .replace(/ ([:»])/g, `${wide}$1`)
    .replace(/(«|nº) /g, `$1${wide}`)
