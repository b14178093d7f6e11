/** Counts go no further: nobody works differently with ten thousand than with a thousand. */
export const countLimit = 999

export const countWords = (count: number) => (count > countLimit ? `${countLimit}+` : String(count))
